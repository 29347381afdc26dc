/// What is done to a picture before it is used; its file is never touched. The steps are done in the
/// order of the properties, each on the result of the one before, on the upright picture.
package struct PhotoEdit: Hashable, Sendable {
  /// Whether left and right are exchanged.
  package var isMirrored = false
  /// Quarter turns clockwise, 0 to 3.
  package var quarterTurns = 0
  /// Degrees clockwise, -45 to 45. What is left is the largest part of the same shape that has no empty
  /// corner.
  package var straightening = 0.0
  /// The part that is kept; nil for the whole.
  package var crop: CropArea?
  /// Whether what is outside the ellipse that fills the rest is transparent.
  package var isRound = false

  package init() {}

  /// Whether the result is the picture as it is.
  package var changesNothing: Bool { self == PhotoEdit() }

  /// Whether pixels only change places, so that a JPEG needs no new compression.
  package var onlyTurns: Bool { straightening == 0 && crop == nil && !isRound }
}

/// A part of a picture, in fractions of its width and height from the top left corner.
package struct CropArea: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
