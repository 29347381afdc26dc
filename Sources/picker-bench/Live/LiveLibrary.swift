import GLib
import PickerLibrary
import PickerModel
import Thumbnails

/// A library of small photos on the disk that changes under an open window, in a folder of its own that is
/// gone afterwards. Its calls block.
struct LiveLibrary {
  /// What is done to the files that come and go.
  enum Change: String, CaseIterable {
    case add, rename, delete
  }

  private let home: FilePath
  let count: Int
  /// How many files come, are renamed and go.
  let changed: Int

  var folder: FilePath { home.appending("pictures") }
  /// The folder of the files that come and go.
  private var changing: FilePath { folder.appending("changing") }
  private var spare: FilePath { home.appending("spare") }

  /// Nil where it cannot be made.
  init?(count: Int, changed: Int) {
    guard let home = (try? Folder.makeTemporary()).map({ FilePath(bytes: $0) }) else { return nil }
    (self.home, self.count, self.changed) = (home, count, changed)
    let program = FilePath(bytes: Process.executable).parent.appending("scan-yardstick").display
    for (folder, count) in [(folder, count), (spare, changed)] {
      try? Folder.make(folder.bytes, mode: 0o700)
      guard Process.output(of: [program, "make", folder.display, String(count)]) != nil else {
        return nil
      }
    }
    try? Folder.make(changing.bytes, mode: 0o700)
  }

  func remove() { _ = Process.output(of: ["rm", "-r", "--", home.display]) }

  /// Changes the files, as other programs do: one after another.
  func make(_ change: Change) {
    switch change {
    case .add: run("cp \"$1\"/*/*.jpg \"$2\"")
    case .rename: run("cd \"$2\" && for name in *.jpg; do mv \"$name\" \"new-$name\"; done")
    case .delete: run("rm \"$2\"/*.jpg")
    }
  }

  private func run(_ script: String) {
    let arguments = ["sh", "-c", script, "sh", spare.display, changing.display]
    if Process.output(of: arguments) == nil { Process.exit(3) }
  }

  /// Whether all that a change does is known, and nothing else.
  @MainActor
  func isShown(_ change: Change, in library: LibrarySnapshot) -> Bool {
    let isThere = change != .delete
    guard library.album(.kind(.all))?.photos.count == count + (isThere ? changed : 0) else {
      return false
    }
    let photos = library.album(.folder(changing))?.photos ?? []
    return photos.count == (isThere ? changed : 0)
      && photos.allSatisfy { $0.id.path.name.starts(with: "new-".utf8) == (change == .rename) }
  }

  func source(_ decoder: DecoderPool) -> FolderLibrary {
    FolderLibrary(
      folders: [folder], filter: MediaFilter(), facts: decoder,
      index: LibraryIndex(at: home.appending("index.db")) { _ in Process.exit(3) },
      watching: .standard)
  }

  func thumbnails(_ decoder: DecoderPool) -> ThumbnailProvider {
    ThumbnailProvider(
      decoder: decoder, encoder: decoder,
      cache: ThumbnailCache(root: home.appending("thumbnails"), version: "bench"))
  }
}
