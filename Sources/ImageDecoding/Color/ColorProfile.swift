internal import CGLib
internal import CPixbuf

/// The ICC profile that stands in a file and says what its colours mean.
enum ColorProfile {
  /// Those of printers are some hundred kilobytes.
  private static let maximumLength = 4 << 20

  /// - Parameter pixbuf: what the file's loader made; it carries the profile for most kinds.
  /// - Returns: the profile's bytes; nil where there is none.
  static func bytes(
    of pixbuf: OpaquePointer, _ file: borrowing PictureFile, _ kind: PictureKind
  ) -> [UInt8]? {
    switch kind {
    // Their loaders are not shown it, or do not pass it on.
    case .jpeg: jpeg(file)
    case .webp: webp(file)
    default: option(of: pixbuf)
    }
  }

  /// In pieces, each with its number and how many there are: ICC.1:2022, B.4.
  private static func jpeg(_ file: borrowing PictureFile) -> [UInt8]? {
    let mark = Array("ICC_PROFILE\0".utf8)
    var pieces: [UInt8: ArraySlice<UInt8>] = [:]
    var segments = JPEGSegments()
    while let segment = segments.next(in: file), segment.marker != JPEGSegments.startOfScan {
      guard segment.marker == 0xe2, segment.contents.count > mark.count + 2,
        let bytes = file.bytes(segment.contents), bytes.starts(with: mark)
      else { continue }
      pieces[bytes[bytes.startIndex + mark.count]] = bytes.dropFirst(mark.count + 2)
    }
    let bytes = pieces.sorted { $0.key < $1.key }.flatMap(\.value)
    return bytes.isEmpty || bytes.count > maximumLength ? nil : bytes
  }

  /// RFC 9649, 2.7.1.4.
  private static func webp(_ file: borrowing PictureFile) -> [UInt8]? {
    guard let chunk = WebPFile(file)?.first("ICCP", in: file)?.contents,
      chunk.count <= maximumLength
    else { return nil }
    return file.bytes(chunk).map(Array.init)
  }

  private static func option(of pixbuf: OpaquePointer) -> [UInt8]? {
    guard let text = gdk_pixbuf_get_option(pixbuf, "icc-profile") else { return nil }
    var count: gsize = 0
    guard let bytes = g_base64_decode(text, &count) else { return nil }
    defer { g_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: min(Int(count), maximumLength)))
  }
}
