internal import CGLib
internal import Glibc

package enum Folder {
  /// Makes the folder, and those above it that are missing. `g_mkdir_with_parents`
  package static func make(_ path: [UInt8], mode: Int32) throws(FileFailure) {
    if g_mkdir_with_parents(path.map { CChar(bitPattern: $0) } + [0], mode) != 0 {
      throw FileFailure(errno: errno)
    }
  }

  /// Why no files can be made in the folder, or in the one that would have to be made, as far as that can be
  /// told before; nil where nothing is known to stand in the way. Blocks. `access`
  package static func obstacle(to path: [UInt8]) -> FileFailure? {
    var path = path
    while true {
      let failure = FileSystem.failure(of: path, W_OK | X_OK)
      guard failure?.errno == ENOENT, path.count > 1 else {
        return failure ?? (isFolder(path) ? nil : FileFailure(errno: ENOTDIR))
      }
      path = FileSystem.parent(of: path)
    }
  }

  private static func isFolder(_ path: [UInt8]) -> Bool {
    (try? FileStatus(at: path, followingLinks: true))?.kind == .folder
  }

  /// Makes a folder with a new name in another one, which only the user may enter. `g_mkdtemp_full`
  package static func makeNew(in path: [UInt8]) throws(FileFailure) -> [UInt8] {
    var name = path.map { CChar(bitPattern: $0) } + "/XXXXXX".utf8.map { CChar($0) } + [0]
    if g_mkdtemp_full(&name, 0o700) == nil { throw FileFailure(errno: errno) }
    return name.dropLast().map { UInt8(bitPattern: $0) }
  }

  /// Removes a folder, unless something is in it. `rmdir`
  package static func removeEmpty(_ path: [UInt8]) { _ = withCString(path) { rmdir($0) } }

  /// Has the names in a folder written to the disk, where its file system can do that. `fsync`
  package static func flush(_ path: [UInt8]) {
    let descriptor = withCString(path) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if descriptor < 0 { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Removes a folder and the files in it. One that holds other folders stays.
  package static func remove(_ path: [UInt8]) {
    guard var folder = try? Directory(at: path, followingLinks: false) else { return }
    var names: [[UInt8]] = []
    while let entry = try? folder.next() { names.append(entry.name) }
    for name in names { _ = withCString(path + [UInt8(ascii: "/")] + name) { unlink($0) } }
    _ = withCString(path) { rmdir($0) }
  }

  /// Makes a new folder for the time being. `g_dir_make_tmp`
  package static func makeTemporary() throws(GLibError) -> [UInt8] {
    guard let path = try throwing({ (error) in g_dir_make_tmp("photo-picker-XXXXXX", error) })
    else {
      return []
    }
    defer { g_free(path) }
    return Array(UnsafeRawBufferPointer(start: path, count: Glibc.strlen(path)))
  }
}

package enum FileTimes {
  /// Sets when a file was changed last, in seconds since 1970 UTC. `utimensat`
  package static func set(_ path: [UInt8], seconds: Int64) throws(FileFailure) {
    let time = timespec(tv_sec: Int(seconds), tv_nsec: 0)
    if utimensat(AT_FDCWD, path.map { CChar(bitPattern: $0) } + [0], [time, time], 0) != 0 {
      throw FileFailure(errno: errno)
    }
  }
}
