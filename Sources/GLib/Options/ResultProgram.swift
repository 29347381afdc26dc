internal import Glibc

/// A program with a window of its own that prints what the user did there. It has this one's environment and
/// errors. It ends with this process where it asks for that itself.
package final class ResultProgram: Sendable {
  private let child: Child
  private let ends: AsyncStream<Ending>

  package struct Ending: Sendable {
    /// Its exit status; nil where a signal ended it.
    package let status: Int32?
    package let output: [UInt8]
  }

  /// What it prints beyond this is left out, in bytes.
  private static let mostOutput = 1 << 16

  /// - Parameters:
  ///   - arguments: the first is the program's absolute path.
  ///   - input: what it reads; nil for nothing.
  package init(_ arguments: [[UInt8]], input: Descriptor? = nil) throws(FileFailure) {
    let memory = try SealedMemory.open()
    let result = LastingThread.run {
      Result { () throws(FileFailure) in
        try Spawning.start(
          arguments, nil,
          copies: [input?.number ?? STDIN_FILENO: STDIN_FILENO, memory.number: STDOUT_FILENO],
          closingFrom: STDERR_FILENO + 1)
      }
    }
    let (ends, teller) = AsyncStream.makeStream(of: Ending.self)
    self.ends = ends
    child = Child(try result.get()) { status in
      let isExit = status & 0x7f == 0
      teller.yield(
        Ending(
          status: isExit ? (status >> 8) & 0xff : nil,
          output: memory.bytes(at: 0, count: Self.mostOutput)))
      teller.finish()
    }
  }

  deinit { child.kill() }

  /// Waits for its end. Asked once.
  package func ending() async -> Ending {
    for await ending in ends { return ending }
    return Ending(status: nil, output: [])
  }

  /// Ends it.
  package func end() { child.kill() }
}
