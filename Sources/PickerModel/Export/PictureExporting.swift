/// Makes of picture files what a recipe asks for. Files are untrusted input, so this may happen in another
/// process. Cancelling the task ends the work.
package protocol PictureExporting: Sendable {
  func export(
    _ file: FilePath, _ recipe: ExportRecipe
  ) async throws(ExportError) -> ExportedPicture
}

/// What came of a file.
package struct ExportedPicture: Sendable {
  /// The bytes of the new file; nil where the file itself is all that was asked for.
  package let bytes: [UInt8]?
  package let type: MediaType
  /// As it is shown, upright; nil where that cannot be told.
  package let size: PixelSize?
  /// Whether it moves, and was therefore not made as small as was asked for.
  package let keepsMovement: Bool

  package init(bytes: [UInt8]?, type: MediaType, size: PixelSize?, keepsMovement: Bool = false) {
    (self.bytes, self.type, self.size) = (bytes, type, size)
    self.keepsMovement = keepsMovement
  }
}

package enum ExportError: Error, Hashable, Sendable {
  /// It would have to be decoded, and that cannot be done.
  case decoding(DecodingError)
  /// Not even a tiny picture has so few bytes.
  case limitTooSmall
  /// It moves, and with so few bytes it could not.
  case wouldStopMoving
  /// Of a file of this kind what it tells cannot be taken out.
  case cannotStrip
}
