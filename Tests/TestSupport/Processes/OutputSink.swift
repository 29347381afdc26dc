import Glibc

extension Program {
  /// Where the standard output of a program goes.
  package enum Output: Sendable {
    /// It is kept to be read by the test.
    case captured
    /// Into a pipe that nobody reads any more.
    case closedPipe
    /// Into a file or device that exists.
    case file(ByteString)
  }
}

/// A descriptor that a program writes to.
final class OutputSink {
  let descriptor: Int32
  private let isKept: Bool

  private init(descriptor: Int32, isKept: Bool) {
    self.descriptor = descriptor
    self.isKept = isKept
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    Glibc.close(descriptor)
  }

  static func open(_ kind: Program.Output) throws -> OutputSink {
    switch kind {
    case .captured:
      return OutputSink(descriptor: try namelessFile(), isKept: true)
    case .closedPipe:
      var ends: [Int32] = [-1, -1]
      if pipe(&ends) < 0 { throw TestFailure.system("pipe", "") }
      Glibc.close(ends[0])
      return OutputSink(descriptor: ends[1], isKept: false)
    case .file(let path):
      let descriptor = path.withCString { Glibc.open($0, O_WRONLY | O_CLOEXEC) }
      if descriptor < 0 { throw TestFailure.system("open", path) }
      return OutputSink(descriptor: descriptor, isKept: false)
    }
  }

  private static func namelessFile() throws -> Int32 {
    var template = Array("/tmp/photo-picker-output-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    if descriptor < 0 { throw TestFailure.system("mkstemp", "output") }
    unlink(template)
    return descriptor
  }

  /// All that was written until now; empty where it is not kept.
  var contents: ByteString {
    guard isKept else { return "" }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(all.count))
      if count <= 0 { return ByteString(all) }
      all += buffer[..<count]
    }
  }
}
