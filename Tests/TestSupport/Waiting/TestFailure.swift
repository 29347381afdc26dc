import Glibc

/// What went wrong, in words for the one who reads the test's output.
package struct TestFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// A failed call of the C library, told from `errno`.
  package static func system(_ call: String, _ subject: some CustomStringConvertible) -> TestFailure
  {
    TestFailure("\(call) \(subject): \(String(cString: strerror(errno)))")
  }
}
