/// Makes edited copies of photos, whose files are never touched.
package protocol PhotoEditing: Sendable {
  /// Writes a copy that lasts, in a folder of its own, by the photo's name; its letters after the dot tell what
  /// it is. A cancelled task leaves no file.
  ///
  /// - Returns: the copy, with what its own file tells.
  func copy(of photo: Photo, _ edit: PhotoEdit) async throws(PhotoEditFailure) -> Photo

  /// Deletes copies that nobody was given.
  func discard(_ copies: [PhotoID]) async
}

package enum PhotoEditFailure: Error, Hashable, Sendable {
  case cancelled
  /// The picture cannot be read, or not in full.
  case decoding(DecodingError)
  /// The copy cannot be written; with the reason as the system tells it.
  case notWritten(String)
}
