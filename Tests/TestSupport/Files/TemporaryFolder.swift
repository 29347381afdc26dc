import Glibc

/// A folder of the test's own, removed with all that is in it when the last reference is dropped.
package final class TemporaryFolder {
  /// Absolute, without symbolic links.
  package let path: ByteString

  /// - Throws: where the system's folder for temporary files cannot be written.
  package init() throws {
    let parent = Display.environment("TMPDIR") ?? "/tmp"
    guard let real = realpath(parent, nil) else { throw TestFailure.system("realpath", parent) }
    defer { free(real) }
    path = try "\(String(cString: real))/photo-picker-XXXXXX".withMutableCString { template in
      guard mkdtemp(template) != nil else { throw TestFailure.system("mkdtemp", parent) }
      return ByteString(String(cString: template))
    }
  }

  deinit {
    Files.removeAll(path)
  }
}

extension String {
  fileprivate func withMutableCString<Value>(
    _ body: (UnsafeMutablePointer<CChar>) throws -> Value
  ) rethrows -> Value {
    var characters = Array(utf8CString)
    return try characters.withUnsafeMutableBufferPointer { try body($0.baseAddress!) }
  }
}
