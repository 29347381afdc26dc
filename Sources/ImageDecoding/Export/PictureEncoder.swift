import PickerModel

/// Codes pictures as a type, with as few bytes as are allowed.
struct PictureEncoder {
  let type: ExportType
  /// How colours are stored in a JPEG.
  let sampling: JPEGEncoder.Sampling
  /// The quality that is taken where bytes do not matter: 92 looks like the original to most people.
  let best: Int
  /// Nil for any number.
  let maximumBytes: Int?

  /// What is good enough where bytes are few, before the picture is made smaller instead.
  private static let lowest = 60
  /// Below this a picture is none any more, in pixels.
  private static let minimumSide = 16

  /// The longest side that the type can have, in pixels.
  var maximumSide: Int {
    switch type {
    case .jpeg: JPEGEncoder.maximumSide
    case .webp: WebPEncoder.maximumSide
    case .png: .max
    }
  }

  /// - Parameters:
  ///   - size: of the picture, if the bytes allow it.
  ///   - render: makes the picture in a size.
  func encode(
    _ size: PixelSize, _ render: (PixelSize) -> OwnedPixbuf?
  ) throws(ExportError) -> (bytes: [UInt8], size: PixelSize) {
    var share = min(1, Double(maximumSide) / Double(max(size.width, size.height)))
    while true {
      let smaller = size.scaled(by: share)
      guard let picture = render(smaller) else { throw .decoding(.tooLarge) }
      switch try coded(picture) {
      case .fits(let bytes): return (bytes, smaller)
      case .tooMany(let factor):
        if max(smaller.width, smaller.height) <= Self.minimumSide { throw .limitTooSmall }
        share *= min(0.9, max(0.1, factor))
      }
    }
  }

  private enum Outcome {
    case fits([UInt8])
    /// - Parameter factor: about how much shorter the sides have to be.
    case tooMany(factor: Double)
  }

  /// The best quality that the bytes allow.
  private func coded(_ picture: OwnedPixbuf) throws(ExportError) -> Outcome {
    let finest = try bytes(of: picture, best)
    guard let limit = maximumBytes, finest.count > limit else { return .fits(finest) }
    let lowest = type == .png ? finest : try bytes(of: picture, Self.lowest)
    guard lowest.count <= limit else {
      return .tooMany(factor: (Double(limit) / Double(lowest.count)).squareRoot() * 0.98)
    }
    var (fitting, low, high) = (lowest, Self.lowest, best)
    // Two steps of quality more or less nobody sees.
    while high - low > 2 {
      let middle = (low + high) / 2
      let coded = try bytes(of: picture, middle)
      if coded.count <= limit { (fitting, low) = (coded, middle) } else { high = middle }
    }
    return .fits(fitting)
  }

  private func bytes(of picture: OwnedPixbuf, _ quality: Int) throws(ExportError) -> [UInt8] {
    let bytes =
      switch type {
      case .jpeg: JPEGEncoder.jpeg(of: picture, quality: quality, sampling)
      case .webp: WebPEncoder.webp(of: picture, quality: quality)
      case .png: PNGEncoder.small(picture)
      }
    guard let bytes else { throw .decoding(.tooLarge) }
    return bytes
  }
}
