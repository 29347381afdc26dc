import PickerModel

/// Which bytes of a file its loader gets: what it needs for the pixels of the first picture, and
/// little else.
struct LoaderInput {
  /// What comes first.
  private(set) var prefix: [UInt8] = []
  /// The part of the file that follows, as far as the file goes.
  private(set) var body = 0..<Int.max
  /// What comes last.
  private(set) var suffix: [UInt8] = []

  init(_ file: borrowing PictureFile, _ kind: PictureKind) throws(DecodingError) {
    switch kind {
    case .jpeg: try take(jpeg: file)
    case .webp: try take(webp: file)
    default: break
    }
  }

  // MARK: JPEG

  private static let maximumHeader = 4 << 20

  private mutating func take(jpeg file: borrowing PictureFile) throws(DecodingError) {
    prefix = [0xff, 0xd8]
    // A second end does no harm to a whole file; one that breaks off is shown as far as it goes.
    suffix = [0xff, 0xd9]
    var segments = JPEGSegments()
    while let segment = segments.next(in: file), prefix.count <= Self.maximumHeader {
      if segment.isOddFrame { throw .unsupported }
      if segment.marker == JPEGSegments.startOfScan {
        body = segment.whole.lowerBound..<Int.max
        return
      }
      if segment.isForPixels, let bytes = file.bytes(segment.whole) { prefix += bytes }
    }
    throw .damaged
  }

  // MARK: WebP

  /// Of an animation the first frame alone, made a picture of its own: the loader for animations
  /// takes all of the file and complains aloud of broken ones.
  private mutating func take(webp file: borrowing PictureFile) throws(DecodingError) {
    guard let webp = WebPFile(file) else { throw .damaged }
    guard webp.isAnimated else { return }
    guard let frame = webp.first("ANMF", in: file), frame.contents.count > Self.frameHeader,
      let header = file.bytes(frame.contents.prefix(Self.frameHeader)).map(Array.init)
    else { throw .damaged }
    body = frame.contents.dropFirst(Self.frameHeader)
    let alpha = file.bytes(body.prefix(4))?.elementsEqual("ALPH".utf8) == true
    let extended = alpha ? Self.extendedHeader(sides: header[6..<12]) : []
    let length = UInt32(truncatingIfNeeded: 4 + extended.count + body.count)
    prefix = "RIFF".utf8 + Self.littleEndian(length) + "WEBP".utf8 + extended
  }

  /// Place, sides, duration and flags stand before the pixels: RFC 9649, 2.7.1.1.
  private static let frameHeader = 16

  /// RFC 9649, 2.7. A picture with a chunk for its alpha needs it.
  private static func extendedHeader(sides: ArraySlice<UInt8>) -> [UInt8] {
    "VP8X".utf8 + littleEndian(10) + [0x10, 0, 0, 0] + sides
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
