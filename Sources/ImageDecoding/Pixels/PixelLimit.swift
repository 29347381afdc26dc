import PickerModel

/// How many pixels a picture may have to be decoded.
struct PixelLimit {
  private let kind: PictureKind

  init(_ kind: PictureKind) { self.kind = kind }

  func allows(_ size: PixelSize) -> Bool {
    let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    return !overflow && pixels <= maximum
  }

  private var maximum: Int {
    switch kind {
    // It is made smaller on the way.
    case .jpeg: 250_000_000
    // It has no pixels of its own.
    case .svg: .max
    // All of it is in memory at once, at four bytes a pixel: half a gigabyte.
    default: 128_000_000
    }
  }
}
