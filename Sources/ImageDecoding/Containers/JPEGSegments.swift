import PickerModel

/// Goes from segment to segment of a JPEG, up to its first scan: ITU-T T.81, annex B.
struct JPEGSegments {
  struct Segment {
    let marker: UInt8
    /// Where the contents stand, behind marker and length.
    let contents: Range<Int>

    /// With marker and length.
    var whole: Range<Int> { (contents.lowerBound - 4)..<contents.upperBound }
  }

  static let startOfScan: UInt8 = 0xda

  private var offset = 2
  private var count = 0

  /// More segments than this, or more stray bytes before one, are in no file of a camera or editor.
  private static let maximumCount = 2000
  private static let maximumGap = 4096

  /// The next segment; nil at the end of the file and where this is no JPEG any more. What follows
  /// the start of a scan are pixels.
  mutating func next(in file: borrowing PictureFile) -> Segment? {
    count += 1
    guard count <= Self.maximumCount else { return nil }
    for _ in 0..<Self.maximumGap {
      guard let bytes = file.bytes(offset..<(offset + 4)) else { return nil }
      let (first, marker) = (bytes[bytes.startIndex], bytes[bytes.startIndex + 1])
      if first == 0xff, Self.hasLength(marker) {
        return segment(marker, length: ByteOrder.big.number(bytes.suffix(2)))
      }
      if first == 0xff, marker == Self.endOfImage { return nil }
      // Bytes between segments are passed over, as libjpeg does.
      offset += 1
    }
    return nil
  }

  private static let endOfImage: UInt8 = 0xd9

  private mutating func segment(_ marker: UInt8, length: Int) -> Segment? {
    guard length >= 2 else { return nil }
    let contents = (offset + 4)..<(offset + 2 + length)
    offset = contents.upperBound
    return Segment(marker: marker, contents: contents)
  }

  /// Restart marks and the marks of start and end stand alone; below 0xC0 nothing is in use.
  private static func hasLength(_ marker: UInt8) -> Bool {
    marker >= 0xc0 && !(0xd0...0xd9).contains(marker) && marker != 0xff
  }
}

extension JPEGSegments.Segment {
  /// Whether a decoder needs the segment to make out the pixels. Profiles, previews, comments and
  /// the like are not handed to it: gdk-pixbuf 2.42 breaks on profiles in odd pieces.
  var isForPixels: Bool {
    switch marker {
    // A frame, its tables, the interval of restarts; and JFIF's and Adobe's word on the colours.
    case 0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, 0xe0, 0xee: true
    default: false
    }
  }

  /// Whether it begins a frame of a coding that is not decoded: lossless, hierarchical or
  /// arithmetic. Nothing in use writes these, and for arithmetic ones of some hundred bytes
  /// gdk-pixbuf 2.42 takes minutes.
  var isOddFrame: Bool { isFrame && !(0xc0...0xc2).contains(marker) }

  /// The size that a frame tells: T.81, B.2.2.
  func frameSize(in file: borrowing PictureFile) -> PixelSize? {
    guard isFrame, contents.count >= 5,
      let bytes = file.bytes((contents.lowerBound + 1)..<(contents.lowerBound + 5))
    else { return nil }
    return PixelSize(
      width: ByteOrder.big.number(bytes.suffix(2)), height: ByteOrder.big.number(bytes.prefix(2)))
  }

  /// 0xC4, 0xC8 and 0xCC are tables and such.
  private var isFrame: Bool {
    (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
  }
}
