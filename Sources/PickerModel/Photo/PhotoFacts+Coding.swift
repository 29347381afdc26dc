/// The form in which facts are kept in the index and come from another process: little-endian, without
/// gaps. About 50 bytes.
extension PhotoFacts {
  /// To be raised with each change of the form, and with each change of what is read from files: the
  /// index then reads them anew, and no decoder of another version is listened to.
  package static let codingVersion: UInt8 = 5

  package func write(to writer: inout ByteWriter) {
    writer.write(type.name)
    taken.write(to: &writer)
    writer.write(UInt8(orientation.rawValue))
    writer.write(UInt32(clamping: size?.width ?? 0))
    writer.write(UInt32(clamping: size?.height ?? 0))
    writer.write(rating)
    writer.write(traits.rawValue)
    writer.write(camera)
    writer.write(burst)
    for number in [exposure, frameRate, duration] { writer.write(number.bitPattern) }
  }

  /// Nil where the bytes are not those of facts. They may come from anywhere.
  package init?(_ reader: inout ByteReader) {
    guard let type = reader.mediaType(), let taken = TakenTime(&reader),
      let turn = reader.number(UInt8.self), let orientation = Orientation(rawValue: Int(turn))
    else { return nil }
    self.init(type: type, taken: taken, orientation: orientation)
    guard readRest(&reader) else { return nil }
  }

  private mutating func readRest(_ reader: inout ByteReader) -> Bool {
    guard let width = reader.number(UInt32.self), let height = reader.number(UInt32.self),
      let rating = reader.number(UInt8.self), let traits = reader.number(UInt16.self),
      let camera = reader.number(UInt32.self), let burst = reader.number(UInt32.self),
      let exposure = reader.number(UInt32.self), let rate = reader.number(UInt32.self),
      let duration = reader.number(UInt32.self)
    else { return false }
    size = PixelSize(width: Int(width), height: Int(height))
    self.rating = rating
    self.traits = PhotoTraits(rawValue: traits).subtracting(.unread)
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
