/// What is done to the photos of a tray before they are given away, as the user chooses it there.
package struct SendingChoice: Hashable, Sendable {
  package var size = Size.original
  package var omitsLocation = false

  package init() {}

  package enum Size: Hashable, Sendable, CaseIterable {
    case original, large, medium, small

    /// How many pixels the longer side has at most; nil for as many as there are.
    package var edge: Int? {
      switch self {
      case .original: nil
      case .large: 2048
      case .medium: 1280
      case .small: 640
      }
    }
  }

  /// Whether the photos are given away as they are.
  package var changesNothing: Bool { self == SendingChoice() }

  /// What is done to each photo.
  ///
  /// - Parameter base: what is done in any case.
  package func recipe(over base: ExportRecipe) -> ExportRecipe {
    var recipe = base
    if let edge = size.edge {
      recipe.box = PixelBox(
        width: min(edge, base.box?.width ?? edge), height: min(edge, base.box?.height ?? edge))
    }
    if omitsLocation, base.stripping == .nothing { recipe.stripping = .location }
    return recipe
  }
}
