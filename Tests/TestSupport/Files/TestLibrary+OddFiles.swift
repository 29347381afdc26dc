import Glibc

extension TestLibrary {
  @discardableResult
  package func addText(_ name: ByteString) throws -> ByteString {
    try add(name, data: Array("This is no picture.\n".utf8))
  }

  @discardableResult
  package func addEmpty(_ name: ByteString) throws -> ByteString {
    try add(name, data: [])
  }

  /// A JPEG that ends in the middle of its pixels.
  @discardableResult
  package func addTruncated(_ name: ByteString) throws -> ByteString {
    let whole = JPEG.encode(.quarters(width: 640, height: 640))
    return try add(name, data: Array(whole.prefix(whole.count / 2)))
  }

  @discardableResult
  package func addFolder(_ name: ByteString) throws -> ByteString {
    let path = path(name)
    try Files.makeFolder(path)
    return path
  }

  @discardableResult
  package func addFIFO(_ name: ByteString) throws -> ByteString {
    try make(name, "mkfifo") { mkfifo($0, 0o644) }
  }

  /// A character device that never ends (as `/dev/zero`). Needs the rights of root.
  @discardableResult
  package func addDevice(_ name: ByteString) throws -> ByteString {
    try make(name, "mknod") { mknod($0, S_IFCHR | 0o644, dev_t(1 << 8 | 5)) }
  }

  /// A socket's name of which nobody listens any more.
  @discardableResult
  package func addSocket(_ name: ByteString) throws -> ByteString {
    try make(name, "mknod") { mknod($0, S_IFSOCK | 0o644, 0) }
  }

  /// - Parameter target: may be relative, and need not exist.
  @discardableResult
  package func addLink(_ name: ByteString, to target: ByteString) throws -> ByteString {
    try make(name, "symlink") { path in target.withCString { symlink($0, path) } }
  }

  private func make(
    _ name: ByteString, _ call: String, _ body: (UnsafePointer<CChar>) -> Int32
  ) throws -> ByteString {
    let path = path(name)
    try Files.makeFolder(path.folder)
    try Files.call(call, path, body)
    return path
  }
}
