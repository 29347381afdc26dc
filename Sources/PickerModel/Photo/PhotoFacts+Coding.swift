/// The form in which facts are kept in the index and come from another process: little-endian, without
/// gaps. The first byte is the version; another one than this is not read.
extension PhotoFacts {
  /// To be raised with each change of the form, and with each change of what is read from files: the
  /// index then reads them anew.
  package static let codingVersion: UInt8 = 4

  /// About 50 bytes.
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(Self.codingVersion)
    writer.write(type.name)
    taken.write(to: &writer)
    writer.write(UInt8(orientation.rawValue))
    writer.write(UInt32(clamping: size?.width ?? 0))
    writer.write(UInt32(clamping: size?.height ?? 0))
    writer.write(rating)
    writer.write(traits.rawValue)
    writer.write(customRendered)
    writer.write(camera)
    writer.write(burst)
    for number in [exposure, frameRate, duration] { writer.write(number.bitPattern) }
    return writer.bytes
  }

  /// Nil where the bytes are not just those of facts in this version. They may come from anywhere.
  package init?(encoded bytes: some Sequence<UInt8>) {
    var reader = ByteReader(bytes)
    guard reader.number(UInt8.self) == Self.codingVersion, let name = reader.text(),
      let taken = TakenTime(&reader), let turn = reader.number(UInt8.self),
      let orientation = Orientation(rawValue: Int(turn))
    else { return nil }
    self.init(type: MediaType(lowercased: name), taken: taken, orientation: orientation)
    guard readRest(&reader), reader.isAtEnd else { return nil }
  }

  private mutating func readRest(_ reader: inout ByteReader) -> Bool {
    guard let width = reader.number(UInt32.self), let height = reader.number(UInt32.self),
      let rating = reader.number(UInt8.self), let traits = reader.number(UInt16.self),
      let rendered = reader.number(UInt8.self), let camera = reader.number(UInt32.self),
      let burst = reader.number(UInt32.self), let exposure = reader.number(UInt32.self),
      let rate = reader.number(UInt32.self), let duration = reader.number(UInt32.self)
    else { return false }
    size = width > 0 && height > 0 ? PixelSize(width: Int(width), height: Int(height)) : nil
    self.rating = min(rating, 5)
    self.traits = PhotoTraits(rawValue: traits)
    customRendered = rendered
    self.camera = camera
    self.burst = burst
    self.exposure = Float(bitPattern: exposure)
    frameRate = Float(bitPattern: rate)
    self.duration = Float(bitPattern: duration)
    return true
  }
}

extension TakenTime {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(UInt64(bitPattern: instant))
    writer.write(UInt32(bitPattern: nanoseconds))
    writer.write(UInt32(bitPattern: zone))
    writer.write(UInt8(tellsOffset ? 1 : 0))
    writer.write(source.number)
  }

  fileprivate init?(_ reader: inout ByteReader) {
    guard let instant = reader.number(UInt64.self), let part = reader.number(UInt32.self),
      part < 1_000_000_000, let zone = reader.number(UInt32.self),
      let tellsOffset = reader.number(UInt8.self),
      let source = reader.number(UInt8.self).flatMap(Source.init(number:))
    else { return nil }
    self.init(
      instant: Int64(bitPattern: instant), nanoseconds: Int32(part),
      zone: Int32(bitPattern: zone), tellsOffset: tellsOffset != 0, source: source)
  }
}

extension TakenTime.Source {
  fileprivate var number: UInt8 {
    switch self {
    case .exif: 0
    case .xmp: 1
    case .container: 2
    case .name: 3
    case .mtime: 4
    }
  }

  fileprivate init?(number: UInt8) {
    guard let source = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = source
  }
}
