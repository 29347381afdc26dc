/// One photo in the tray.
package struct TrayItem: Sendable, Equatable {
  /// The one that was chosen, by which the item goes.
  package let photo: Photo
  /// What stands for it; nil where it is used as it is.
  package var edited: EditedPhoto?

  package init(_ photo: Photo, edited: EditedPhoto? = nil) {
    self.photo = photo
    self.edited = edited
  }

  package var id: PhotoID { photo.id }

  /// What is seen of it and given away.
  package var shown: Photo { edited?.copy ?? photo }

  /// The same by other names.
  func renamed(_ moved: [PhotoID: PhotoID]) -> TrayItem {
    TrayItem(photo.renamed(moved), edited: edited?.renamed(moved))
  }

  /// Whether both are one file, by whatever path.
  func isSameFile(as other: TrayItem) -> Bool {
    id == other.id || FileKey(photo).map { $0 == FileKey(other.photo) } ?? false
  }
}

/// A copy of a photo, and what was done to it.
package struct EditedPhoto: Sendable, Equatable {
  package let copy: Photo
  package let edit: PhotoEdit

  package init(copy: Photo, edit: PhotoEdit) {
    self.copy = copy
    self.edit = edit
  }

  fileprivate func renamed(_ moved: [PhotoID: PhotoID]) -> EditedPhoto {
    EditedPhoto(copy: copy.renamed(moved), edit: edit)
  }
}

extension Photo {
  fileprivate func renamed(_ moved: [PhotoID: PhotoID]) -> Photo {
    moved[id].map { Photo(id: $0, file: file, facts: facts) } ?? self
  }
}

/// What a file system calls a file, whatever its names are.
struct FileKey: Hashable {
  private let device: UInt64
  private let inode: UInt64

  /// Nil where the file system has no numbers for its files.
  init?(_ photo: Photo) {
    if photo.file.inode == 0 { return nil }
    (device, inode) = (photo.file.device, photo.file.inode)
  }
}
