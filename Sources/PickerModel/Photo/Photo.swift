/// One picture or video of the library: what the file system says of it, and what its contents say.
///
/// A class, as an album of 100,000 then costs eight bytes a photo, and one photo may be in many
/// albums. It never changes: when its file does, another `Photo` with the same `id` takes its place.
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
}

extension Photo: Equatable {
  package static func == (one: Photo, other: Photo) -> Bool {
    one === other || (one.id == other.id && one.file == other.file && one.facts == other.facts)
  }
}

/// What one `stat` tells of a file: enough to see that it is another one than before.
package struct FileStamp: Hashable, Sendable {
  package let bytes: Int64
  package let modified: Timestamp
  /// When the file came to where it is: its birth time, else the change of its inode.
  package let arrived: Timestamp
  package let device: UInt64
  package let inode: UInt64

  package init(
    bytes: Int64, modified: Timestamp, arrived: Timestamp, device: UInt64, inode: UInt64
  ) {
    self.bytes = bytes
    self.modified = modified
    self.arrived = arrived
    self.device = device
    self.inode = inode
  }
}
