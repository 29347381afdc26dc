import GLib
import PickerLibrary
import PickerModel
import PickerUI

// The folders of the library, which the user adds and removes in the window.

extension Picking {
  var folders: [LibraryFolder] {
    let added = settings.libraryFolders.compactMap {
      FileURI.path(of: $0).map { FilePath(bytes: $0) }
    }
    let isDefault = invocation.folders.isEmpty
    let unreadable = Set(session.library.unreadable)
    return library.folders.map { folder in
      LibraryFolder(
        path: folder.bytes, name: folder.displayName, displayPath: folder.display,
        isRemovable: isDefault && added.contains(folder), isReadable: !unreadable.contains(folder))
    }
  }

  /// The folder is one of the library from now on.
  func add(folder: [UInt8]) {
    let uri = FileURI.string(ofPath: folder)
    if !settings.libraryFolders.contains(uri) { settings.libraryFolders.append(uri) }
    if !invocation.folders.isEmpty, !invocation.folders.contains(FilePath(bytes: folder)) {
      invocation.folders.append(FilePath(bytes: folder))
    }
    readAnew()
  }

  /// The folder is one of the library no more; nothing happens to it.
  func remove(folder: [UInt8]) {
    settings.libraryFolders.removeAll { FileURI.path(of: $0) == folder }
    readAnew()
  }

  /// Adds the folders among what was dropped. The disk is asked off the main actor.
  func add(dropped uris: [String]) {
    Task { [weak self] in
      for folder in await Self.folders(among: uris) { self?.add(folder: folder) }
    }
  }

  @concurrent
  private nonisolated static func folders(among uris: [String]) async -> [[UInt8]] {
    uris.compactMap { FileURI.path(of: $0) }.map { UserFolders.canonical(path: $0) }.filter {
      path in
      (try? FileStatus(at: path, followingLinks: true))?.kind == .folder
    }
  }

  /// The library shows the photo, which was just taken, for as long as this picker runs.
  func admit(_ photo: PhotoID) {
    if library.source.photoArrived(at: photo.path) { return }
    if !invocation.folders.isEmpty { invocation.folders.append(photo.path.parent) }
    readAnew()
  }

  private func readAnew() {
    library = Library(
      invocation, added: settings.libraryFolders, like: library,
      trouble: { [troubles] in
        troubles.continuation.yield($0)
      })
    session.use(library.source)
    follow(library.source.snapshots(in: session.sort))
  }
}
