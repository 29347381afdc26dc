/// A folder that is watched, for as long as it is.
package struct FolderWatch: Hashable, Sendable {
  let number: Int32
}

/// One thing that happened in a watched folder, or to it.
package struct FolderEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name is new: a file was made, a folder, a link, a second name of a file.
    case created
    /// A name is gone.
    case deleted
    /// What had this name has another one now, perhaps outside of what is watched. The cookie is that of
    /// its `movedHere`, where there is one.
    case movedAway(cookie: UInt32)
    case movedHere(cookie: UInt32)
    /// Somebody writes into the file.
    case modified
    /// A file that was open for writing is closed.
    case closed
    /// Rights, owner, times or the number of names changed.
    case attributes
    /// The watched folder itself was deleted, its name was changed, or its file system is gone.
    case folderLeft
    /// The watch has ended: it was taken away, or the folder is no more. It tells nothing from here on.
    case ended
    /// The kernel had no room left for events: anything may have happened, in any watched folder.
    case overflow
    /// A file system was mounted or unmounted somewhere. inotify tells nothing of what that brings.
    case mountsChanged
  }

  package let kind: Kind
  /// Nil for what concerns no folder in particular.
  package let watch: FolderWatch?
  /// What it happened to in the folder, as bytes; empty for the folder itself.
  package let name: [UInt8]
  /// Whether the name is that of a folder.
  package let isFolder: Bool

  package init(
    _ kind: Kind, watch: FolderWatch? = nil, name: [UInt8] = [], isFolder: Bool = false
  ) {
    self.kind = kind
    self.watch = watch
    self.name = name
    self.isFolder = isFolder
  }
}
