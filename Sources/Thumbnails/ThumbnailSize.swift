package import PickerModel

/// The sizes that desktops share: the Thumbnail Managing Standard, "Thumbnail Directory".
package enum ThumbnailSize: String, Sendable, CaseIterable {
  case normal, large
  case extraLarge = "x-large"
  case extraExtraLarge = "xx-large"

  /// The longer side at most, in pixels.
  package var edge: Int {
    switch self {
    case .normal: 128
    case .large: 256
    case .extraLarge: 512
    case .extraExtraLarge: 1024
    }
  }

  /// The sizes that will do for a square of that side, the best one first.
  ///
  /// The square is cut from the middle, so the shorter side counts: the longer one of a camera's
  /// picture is four thirds of it.
  package static func sizes(forSquare edge: Int) -> [ThumbnailSize] {
    let enough = allCases.filter { $0.edge * 3 >= edge * 4 }
    return enough.isEmpty ? [.extraExtraLarge] : enough
  }

  /// Whether a square from the middle of a thumbnail of this size looks as sharp as one of a larger
  /// size would. Where its shorter side is three quarters of the square's, the difference is not
  /// seen; panoramas need a larger size.
  package func isSharp(_ thumbnail: PixelSize, forSquare edge: Int) -> Bool {
    let isWholePicture = max(thumbnail.width, thumbnail.height) < self.edge
    return isWholePicture || self == Self.allCases.last
      || min(thumbnail.width, thumbnail.height) * 4 >= edge * 3
  }

  /// The smallest size whose square is sharp, of a picture with these sides or others in the same
  /// proportion; the largest where none is.
  package static func size(forSquare edge: Int, of picture: PixelSize) -> ThumbnailSize {
    let (shorter, longer) = (
      min(picture.width, picture.height), max(picture.width, picture.height)
    )
    return sizes(forSquare: edge).first { $0.edge * shorter * 4 >= edge * longer * 3 }
      ?? .extraExtraLarge
  }
}
