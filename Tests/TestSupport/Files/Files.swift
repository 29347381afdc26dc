import Glibc

/// Files by names that are bytes, which `FileManager` would lose where they are not UTF-8.
package enum Files {
  /// Makes the folder and those above it.
  package static func makeFolder(_ path: ByteString) throws {
    if exists(path) { return }
    if !path.folder.bytes.isEmpty { try makeFolder(path.folder) }
    try call("mkdir", path) { mkdir($0, 0o755) }
  }

  /// Replaces what was there, in the same file.
  package static func write(_ data: [UInt8], to path: ByteString) throws {
    let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }
    if descriptor < 0 { throw TestFailure.system("open", path) }
    defer { close(descriptor) }
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 { throw TestFailure.system("write", path) }
      rest = rest.dropFirst(count)
    }
  }

  package static func read(_ path: ByteString) throws -> ByteString {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    if descriptor < 0 { throw TestFailure.system("open", path) }
    defer { close(descriptor) }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0 { throw TestFailure.system("read", path) }
      if count == 0 { return ByteString(all) }
      all += buffer[..<count]
    }
  }

  package static func exists(_ path: ByteString) -> Bool { (try? information(path)) != nil }

  package struct Information: Hashable, Sendable {
    package var inode: UInt
    /// In seconds since 1970.
    package var modified: Int
    var isFolder: Bool
  }

  /// Of the file itself, not of what a link leads to.
  package static func information(_ path: ByteString) throws -> Information {
    var information = stat()
    try call("lstat", path) { lstat($0, &information) }
    return Information(
      inode: UInt(information.st_ino), modified: information.st_mtim.tv_sec,
      isFolder: information.st_mode & S_IFMT == S_IFDIR)
  }

  /// The names in a folder, hidden ones included, in no order.
  package static func names(in folder: ByteString) throws -> [ByteString] {
    guard let stream = folder.withCString({ opendir($0) }) else {
      throw TestFailure.system("opendir", folder)
    }
    defer { closedir(stream) }
    var names: [ByteString] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: UInt8.self, capacity: 256) { start in
          ByteString(UnsafeBufferPointer(start: start, count: strlen(start)))
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Replaces what was there by that name.
  package static func rename(_ path: ByteString, to other: ByteString) throws {
    try call("rename", path) { one in other.withCString { Glibc.rename(one, $0) } }
  }

  package static func remove(_ path: ByteString) throws {
    try call("unlink", path) { unlink($0) }
  }

  /// Removes a file or a folder with all that is in it, as far as that is allowed; follows no
  /// links.
  package static func removeAll(_ path: ByteString) {
    if (try? information(path))?.isFolder == true {
      path.withCString { _ = chmod($0, 0o700) }
      for name in (try? names(in: path)) ?? [] { removeAll(path.appending(name)) }
    }
    path.withCString { _ = Glibc.remove($0) }
  }

  package static func setMode(_ mode: UInt32, of path: ByteString) throws {
    try call("chmod", path) { chmod($0, mode) }
  }

  /// - Parameter seconds: since 1970-01-01 00:00 UTC.
  package static func setModified(_ seconds: Int, of path: ByteString) throws {
    let time = timespec(tv_sec: seconds, tv_nsec: 0)
    try call("utimensat", path) { utimensat(AT_FDCWD, $0, [time, time], AT_SYMLINK_NOFOLLOW) }
  }

  /// Runs a call that gives -1 and `errno` where it fails.
  static func call(
    _ name: String, _ path: ByteString, _ body: (UnsafePointer<CChar>) -> Int32
  ) throws {
    if path.withCString(body) < 0 { throw TestFailure.system(name, path) }
  }
}
