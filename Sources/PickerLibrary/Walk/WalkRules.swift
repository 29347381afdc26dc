internal import GLib
package import PickerModel

/// What a walk over folders leaves alone.
package struct WalkRules: Sendable {
  /// Folders that are not entered by whatever path: caches of thumbnails, the Trash.
  package var closedFolders: [FilePath] = []
  /// No link into this folder itself, or into one that it lies in, is followed.
  package var home: FilePath?
  /// How many folders deep a walk goes below the one it began with.
  package var maximumDepth = 32
  /// `PATH_MAX` without its NUL: no program could open a file of a longer path.
  package var maximumPathLength = 4095

  package init() {}

  /// The rules for this user. The thumbnail folders are those of the freedesktop Thumbnail Managing
  /// Standard, the Trash that of the Trash specification.
  package static var standard: WalkRules {
    let thumbnails = FilePath(bytes: UserFolders.cache).appending("thumbnails")
    let trash = FilePath(bytes: UserFolders.data).appending("Trash")
    var rules = WalkRules()
    rules.closedFolders =
      [thumbnails, trash, trash.appending("files")]
      + ["normal", "large", "x-large", "xx-large", "fail"].map { thumbnails.appending($0) }
    rules.home = FilePath(bytes: UserFolders.home)
    return rules
  }

  /// Whether anything of that name stays out, as its user does not want to see it.
  static func isHidden(_ name: some Collection<UInt8>) -> Bool { name.first == UInt8(ascii: ".") }

  /// Whether a folder of that name holds what no user put there.
  static func isHousekeeping(_ name: some Collection<UInt8>) -> Bool {
    housekeeping.contains(name.map(\.lowercasedASCII))
  }

  /// A file of this name keeps its folder and all below out of galleries: Android, `MediaStore`.
  static let marker = Array(".nomedia".utf8)

  /// Folders in which storage devices and systems keep their own: Synology's thumbnails, bin and
  /// snapshots, QNAP's bin and snapshots, `fsck`'s finds, the bins and restore points of Windows, what
  /// macOS adds to archives. In lower case.
  private static let housekeeping: Set<[UInt8]> = Set(
    [
      "@eadir", "#recycle", "#snapshot", "@recycle", "@recently-snapshot", "lost+found",
      "$recycle.bin", "recycler", "system volume information", "__macosx",
    ].map { Array($0.utf8) })
}
