import PickerModel

/// What a file tells of an animation before any pixel of it is decoded. Its frames are decoded one by one,
/// each as a picture of its own that is made of parts of the file.
struct Animation {
  let kind: PictureKind
  /// Of the whole picture, as stored.
  let size: PixelSize
  /// How often it is played; 0 is without end.
  let plays: Int
  let frames: [Frame]
  /// Bytes that each frame's own file begins with.
  let beginning: [UInt8]

  /// One picture of it.
  struct Frame {
    let area: Area
    let milliseconds: Int
    let disposal: Disposal
    /// Whether what was there before shines through it.
    let blends: Bool
    /// Bytes of its own that go before its pixels.
    var header: [UInt8] = []
    /// Where its pixels stand in the file.
    var contents: [Range<Int>] = []
  }

  /// The part of the whole picture that a frame covers.
  struct Area {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// What becomes of a frame's area before the next one comes.
  enum Disposal {
    case keep, clear
    /// As it was before the frame.
    case restore
  }

  /// More are not looked for.
  static let maximumFrames = 10_000
  /// A larger picture is not played: it is composed of all its pixels, in bytes four times as many.
  static let maximumPixels = 16_000_000
  /// The file of one frame has at most so many bytes.
  private static let maximumLength = 32 << 20

  /// Nil where the file is of no kind that can be played, or has but one frame.
  init?(_ file: borrowing PictureFile) {
    let found: Animation? =
      switch PictureKind(header: file.head) {
      case .gif: GIFAnimation.read(file)
      case .webp: WebPAnimation.read(file)
      case .png: PNGAnimation.read(file)
      default: nil
      }
    guard let found, found.frames.count > 1, found.size.width > 0, found.size.height > 0,
      found.size.width <= Self.maximumPixels / found.size.height
    else { return nil }
    self = found
  }

  init(kind: PictureKind, size: PixelSize, plays: Int, frames: [Frame], beginning: [UInt8] = []) {
    (self.kind, self.size, self.plays) = (kind, size, plays)
    (self.frames, self.beginning) = (frames, beginning)
  }

  /// A picture of its kind that shows one frame alone; nil where the file ends before it does.
  func picture(of frame: Frame, in file: borrowing PictureFile) -> [UInt8]? {
    let area = frame.area
    guard area.width > 0, area.height > 0, area.width <= Self.maximumPixels / area.height,
      frame.contents.reduce(0, { $0 + min($1.count, Self.maximumLength) }) <= Self.maximumLength
    else { return nil }
    var contents: [[UInt8]] = []
    for range in frame.contents {
      guard let bytes = file.bytes(range) else { return nil }
      contents.append(Array(bytes))
    }
    return switch kind {
    case .gif: GIFAnimation.picture(frame, beginning, contents)
    case .webp: WebPAnimation.picture(frame, contents)
    default: PNGAnimation.picture(frame, beginning, contents)
    }
  }
}
