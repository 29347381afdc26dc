import Glibc
import TestSupport

/// Decoders that tests kill, found by a name that no other test's have. Only read after it was made.
struct Victims: @unchecked Sendable {
  private let folder: TemporaryFolder
  private let name: String
  let program: ByteString

  /// - Parameter name: at most 15 bytes.
  init(_ name: String) throws {
    folder = try TemporaryFolder()
    self.name = name
    program = folder.path.appending(ByteString(name))
    let real = try BuiltProgram.path("photo-picker-decoder")
    try Program.run(["ln", "-s", "--", real, program])
  }

  func kill() {
    for id in processes { Glibc.kill(id, SIGKILL) }
  }

  /// Kills one of them, where there is any.
  func killOne() -> Bool {
    guard let id = processes.randomElement() else { return false }
    return Glibc.kill(id, SIGKILL) == 0
  }

  /// Those of that name which this process has started.
  var processes: [Int32] {
    let numbers = ((try? Files.names(in: "/proc")) ?? []).compactMap { Int32($0.text) }
    return numbers.filter { id in
      guard let status = try? Files.read("/proc/\(id)/status") else { return false }
      return status.lines.contains("Name:\t\(name)") && status.lines.contains("PPid:\t\(getpid())")
    }
  }
}
