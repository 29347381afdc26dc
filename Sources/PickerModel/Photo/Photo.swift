/// One picture or video of the library: what the file system says of it, and what its contents say.
///
/// A class, as an album of 100,000 then costs eight bytes a photo, and one photo may be in many
/// albums. It never changes: when its file does, another `Photo` with the same `id` takes its place.
/// The members are made to fit into 128 bytes of the heap.
package final class Photo: Sendable {
  package let id: PhotoID
  package let file: FileStamp
  package let facts: PhotoFacts

  package init(id: PhotoID, file: FileStamp, facts: PhotoFacts) {
    self.id = id
    self.file = file
    self.facts = facts
  }

  package var displayName: String { id.path.displayName }

  /// Whether a picture of the one is one of the other: more may be known of it by now.
  package func isSamePicture(as other: Photo?) -> Bool { id == other?.id && file == other?.file }
}

extension Photo: Equatable {
  package static func == (one: Photo, other: Photo) -> Bool {
    one === other || (one.id == other.id && one.file == other.file && one.facts == other.facts)
  }
}
