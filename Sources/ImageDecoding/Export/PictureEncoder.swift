internal import Glibc
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
    return .fits(try between((Self.lowest, lowest), (best, finest.count), limit, picture))
  }

  /// So much of the limit is used up well enough: each try costs as much as the first.
  private static let wellUsed = 0.9

  /// Looks for the quality that makes the most of the limit. The logarithm of the length is about in proportion
  /// to the quality.
  ///
  /// - Parameters:
  ///   - low: a quality, and what it comes to, which fits.
  ///   - high: a quality, and how many bytes it takes, which are too many.
  private func between(
    _ low: (quality: Int, bytes: [UInt8]), _ high: (quality: Int, count: Int), _ limit: Int,
    _ picture: OwnedPixbuf
  ) throws(ExportError) -> [UInt8] {
    var (low, high) = (low, high)
    while high.quality - low.quality > 2,
      Double(low.bytes.count) < Self.wellUsed * Double(limit)
    {
      let wanted = log(Double(limit) * 0.97 / Double(low.bytes.count))
      let share = wanted / log(Double(high.count) / Double(low.bytes.count))
      let step = Int(share * Double(high.quality - low.quality))
      let quality = low.quality + max(1, min(step, high.quality - low.quality - 1))
      let coded = try bytes(of: picture, quality)
      if coded.count <= limit {
        low = (quality, coded)
      } else {
        high = (quality, coded.count)
      }
    }
    return low.bytes
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
