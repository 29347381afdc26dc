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
  /// picture is four thirds of it. Of longer ones the square is enlarged a little.
  package static func sizes(forSquare edge: Int) -> [ThumbnailSize] {
    let enough = allCases.filter { $0.edge * 3 >= edge * 4 }
    return enough.isEmpty ? [.extraExtraLarge] : enough
  }
}
