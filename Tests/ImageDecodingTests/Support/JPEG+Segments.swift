import TestSupport

extension JPEG {
  /// A small picture with segments before all others.
  static func with(
    _ segments: (marker: UInt8, data: [UInt8])..., in picture: Picture = .flat(.red)
  ) -> [UInt8] {
    let jpeg = encode(picture)
    var bytes: [UInt8] = []
    for segment in segments {
      bytes += [0xff, segment.marker] + UInt16(segment.data.count + 2).bigEndianBytes
      bytes += segment.data
    }
    return Array(jpeg.prefix(2)) + bytes + jpeg.dropFirst(2)
  }

  /// - Parameter exif: a TIFF header and directories.
  static func with(exif: [UInt8]) -> [UInt8] { with((0xe1, Array("Exif\0\0".utf8) + exif)) }
}
