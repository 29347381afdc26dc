import Glibc

/// The programs that were built with the tests.
package enum BuiltProgram {
  /// Beside the test's own program.
  package static func path(_ name: ByteString) throws -> ByteString {
    guard let real = realpath("/proc/self/exe", nil) else {
      throw TestFailure.system("realpath", "/proc/self/exe")
    }
    defer { free(real) }
    let path = ByteString(String(cString: real)).folder.appending(name)
    guard Files.exists(path) else { throw TestFailure("\(path) was not built") }
    return path
  }
}
