internal import Glibc

/// Files for the user's eyes only that are there whole or not at all.
package enum PrivateFile {
  /// Writes to a new name in the same folder, and gives it the name that is wanted when all is
  /// written: whatever stood there before, a link too, is replaced. The file's mode is 0600. Folders
  /// that are missing are made, with the mode 0700. Blocks.
  ///
  /// - Parameter path: absolute.
  package static func write(_ bytes: [UInt8], to path: [UInt8]) throws(FileFailure) {
    let folder = FileSystem.parent(of: path)
    try Folder.make(folder, mode: 0o700)
    try DraftFile(bytes, in: folder, mode: 0o600).replace(path)
  }

  /// Removes the file, where there is one and that is allowed. `unlink`
  package static func remove(_ path: [UInt8]) {
    _ = withCString(path) { unlink($0) }
  }
}
