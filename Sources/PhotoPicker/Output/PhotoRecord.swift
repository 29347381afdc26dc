package import PickerModel

/// What the output tells of one photo.
package struct PhotoRecord: Sendable, Equatable {
  package let path: FilePath
  package let bytes: Int64
  package let facts: PhotoFacts
  /// As shown, after orientation; nil where it is not known.
  package let size: PixelSize?

  package init(path: FilePath, bytes: Int64, facts: PhotoFacts, size: PixelSize?) {
    self.path = path
    self.bytes = bytes
    self.facts = facts
    self.size = size
  }
}
