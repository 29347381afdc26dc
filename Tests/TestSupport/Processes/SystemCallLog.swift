/// The calls of the kernel by which programs looked at files, as strace(1) writes them down.
package struct SystemCallLog {
  private let lines: [String]

  /// By what a file is looked at: its status, its contents, what is in a folder.
  package enum Call: String, CaseIterable {
    case stat, lstat, fstat, newfstatat, statx
    case open, openat, openat2
    case getdents, getdents64
  }

  package init(_ file: ByteString) throws {
    lines = try Files.read(file).lines
  }

  /// Runs the command behind it, and writes what it calls to the file, with the paths of descriptors.
  static func command(_ file: ByteString) -> [ByteString] {
    let calls = Call.allCases.map { "?\($0.rawValue)" }.joined(separator: ",")
    return ["strace", "-f", "-y", "-qq", "-s", "4096", "-e", "trace=\(calls)", "-o", file]
  }

  /// How many of these calls were about what has this name, which is that of one file alone: by its path, by
  /// its name in a folder, or by a descriptor.
  package func count(of calls: [Call], naming name: String) -> Int {
    lines.count { line in
      // The number of the thread goes first. What was interrupted goes on in a line that names no file.
      let text = line.drop { $0 != " " }.drop { $0 == " " }
      return calls.contains { text.hasPrefix("\($0.rawValue)(") }
        && ["\"\(name)\"", "/\(name)\"", "/\(name)>"].contains { text.asked.contains($0) }
    }
  }
}

extension Substring {
  /// Without what came of the call.
  fileprivate var asked: Substring {
    ranges(of: " = ").last.map { self[..<$0.lowerBound] } ?? self
  }
}

extension [SystemCallLog.Call] {
  package static var status: Self { [.stat, .lstat, .fstat, .newfstatat, .statx] }
  package static var opening: Self { [.open, .openat, .openat2] }
  package static var listing: Self { [.getdents, .getdents64] }
}
