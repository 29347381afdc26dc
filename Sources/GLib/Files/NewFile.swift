internal import CGLib
internal import Glibc

/// Files that come to be whole, and never over another one.
package enum NewFile {
  /// Writes to a name that begins with a dot, and gives the file the first of the names that no other has when all
  /// is on the disk. Blocks.
  ///
  /// - Returns: the path of the file.
  package static func write(
    _ bytes: [UInt8], in folder: [UInt8], named names: some Sequence<[UInt8]>
  ) throws(FileFailure) -> [UInt8] {
    var draft = (folder + Array("/.photo-picker-XXXXXX".utf8)).map { CChar(bitPattern: $0) } + [0]
    let descriptor = g_mkstemp_full(&draft, O_RDWR | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFailure(errno: errno) }
    do throws(FileFailure) {
      defer { close(descriptor) }
      try AtomicFile.writeAll(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw FileFailure(errno: errno) }
      let path = try name([UInt8](cString: draft), in: folder, names)
      Folder.flush(folder)
      return path
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static func name(
    _ draft: [UInt8], in folder: [UInt8], _ names: some Sequence<[UInt8]>
  ) throws(FileFailure) -> [UInt8] {
    for name in names {
      let path = folder + [UInt8(ascii: "/")] + name
      do throws(FileFailure) {
        try FileMove.rename(draft, to: path)
        return path
      } catch {
        if !error.isOccupied { throw error }
      }
    }
    throw FileFailure(errno: EEXIST)
  }
}
