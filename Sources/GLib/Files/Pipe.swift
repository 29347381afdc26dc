internal import Glibc

/// A channel for bytes between two processes.
package enum Pipe {
  /// What is written to the second end is read from the first; to write never waits. Neither end is handed to
  /// programs that are started. `pipe`
  package static func make() throws(FileFailure) -> (reading: Descriptor, writing: Descriptor) {
    var numbers: [Int32] = [-1, -1]
    guard pipe(&numbers) == 0 else { throw FileFailure(errno: errno) }
    let ends = numbers.map { Descriptor(adopting: $0) }
    for end in ends { _ = fcntl(end.number, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1].number, F_SETFL, O_NONBLOCK)
    _ = fcntl(ends[1].number, setPipeSize, 1 << 14)
    return (ends[0], ends[1])
  }
}

/// `F_SETPIPE_SZ`, which Swift's Glibc module hides. Sound in a long pipe would come late.
private let setPipeSize: Int32 = 1031

extension Descriptor {
  /// Writes what fits without waiting; the rest is lost. `write`
  package func writeNow(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
  }

  /// Its number in this process, for libraries that take one. Valid for as long as this object is there.
  package var rawNumber: Int { Int(number) }
}
