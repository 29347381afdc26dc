/// Writes GIF files (GIF89a) of pictures with four colours: those of `Picture.quarters`.
package enum GIF {
  private static let colors: [RGB] = [.red, .green, .blue, .white]

  /// - Parameter frames: of one size; more than one are shown one after another.
  package static func encode(_ frames: [Picture]) -> [UInt8] {
    guard let first = frames.first else { return [] }
    var file = header(width: first.width, height: first.height)
    for frame in frames {
      file += [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0]
      file += size(frame.width, frame.height) + [0, 2] + blocks(of: codes(frame)) + [0]
    }
    return file + [0x3b]
  }

  /// - Parameters:
  ///   - frames: the first is as large as all of it.
  ///   - repeats: how often it is played again, 0 for without end; nil is not told.
  package static func encode(animation frames: [AnimatedFrame], repeats: Int? = 0) -> [UInt8] {
    guard let first = frames.first?.picture else { return [] }
    var file = header(width: first.width, height: first.height)
    if let repeats {
      file += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      file += UInt16(repeats).littleEndianBytes + [0]
    }
    for frame in frames {
      let disposal: UInt8 = [.keep: 1, .clear: 2, .restore: 3][frame.disposal] ?? 0
      file += [0x21, 0xf9, 4, disposal << 2] + UInt16(frame.milliseconds / 10).littleEndianBytes
      file += [0, 0, 0x2c] + size(frame.x, frame.y)
      file += size(frame.picture.width, frame.picture.height) + [0, 2]
      file += blocks(of: codes(frame.picture)) + [0]
    }
    return file + [0x3b]
  }

  /// - Returns: what stands before the first picture.
  package static func header(width: Int, height: Int) -> [UInt8] {
    Array("GIF89a".utf8) + size(width, height) + [0x91, 0, 0]
      + colors.flatMap { [$0.red, $0.green, $0.blue] }
  }

  private static func size(_ width: Int, _ height: Int) -> [UInt8] {
    UInt16(width).littleEndianBytes + UInt16(height).littleEndianBytes
  }

  /// Codes of three bits: they are cleared before they would need a fourth.
  private static func codes(_ picture: Picture) -> [UInt8] {
    var bits = LowBitWriter()
    for index in 0..<(picture.width * picture.height) {
      if index.isMultiple(of: 2) { bits.write(4, count: 3) }
      let color = picture.color(x: index % picture.width, y: index / picture.width)
      bits.write(colors.firstIndex(of: color) ?? 0, count: 3)
    }
    bits.write(5, count: 3)
    return bits.bytes
  }

  private static func blocks(of data: [UInt8]) -> [UInt8] {
    stride(from: 0, to: data.count, by: 255).flatMap { start in
      let block = data[start..<min(start + 255, data.count)]
      return [UInt8(block.count)] + block
    }
  }
}
