import TestSupport

/// Writes Windows bitmaps of 24 bits a pixel.
enum BMP {
  /// - Parameter size: what the file says it is, where that is not true.
  static func encode(_ picture: Picture, size: (width: Int, height: Int)? = nil) -> [UInt8] {
    let pixels = (0..<picture.height).reversed().flatMap { row(y: $0, of: picture) }
    let (width, height) = size ?? (picture.width, picture.height)
    var file = Array("BM".utf8) + UInt32(54 + pixels.count).littleEndianBytes + [0, 0, 0, 0]
    file += UInt32(54).littleEndianBytes + UInt32(40).littleEndianBytes
    file += Int32(width).littleEndianBytes + Int32(height).littleEndianBytes
    file += UInt16(1).littleEndianBytes + UInt16(24).littleEndianBytes
    return file + [UInt8](repeating: 0, count: 24) + pixels
  }

  private static func row(y: Int, of picture: Picture) -> [UInt8] {
    let colors = (0..<picture.width).flatMap { x in
      let color = picture.color(x: x, y: y)
      return [color.blue, color.green, color.red]
    }
    return colors + [UInt8](repeating: 0, count: (4 - colors.count % 4) % 4)
  }
}
