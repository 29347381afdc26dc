/// A photo that the caller wants to be checked from the start, and what file it is: the library may show it by
/// another path.
package struct PreselectedPhoto: Hashable, Sendable {
  package let id: PhotoID
  package let device: UInt64
  package let inode: UInt64

  package init(id: PhotoID, device: UInt64, inode: UInt64) {
    (self.id, self.device, self.inode) = (id, device, inode)
  }

  func isSameFile(as photo: Photo) -> Bool {
    (device, inode) == (photo.file.device, photo.file.inode)
  }
}
