/// The calls by which a picker and the programs that it started read files, as strace(1) writes them down.
package struct ReadingLog {
  /// Of each thread, by its number.
  private var calls: [(thread: String, text: Substring)] = []
  /// Those of decoders.
  private var decoders: Set<String> = []

  private static let reading = [
    "read", "pread64", "readv", "preadv", "preadv2", "mmap", "sendfile", "copy_file_range",
    "splice",
  ]

  package init(_ file: ByteString) throws {
    for line in try Files.read(file).lines {
      let thread = line.prefix { $0 != " " }
      let text = line.dropFirst(thread.count).drop { $0 == " " }
      calls.append((String(thread), text))
      if text.hasPrefix("execve("), text.contains("/photo-picker-decoder\"") {
        decoders.insert(String(thread))
      }
    }
  }

  /// Runs the command behind it, which keeps its own number, and writes what it calls to the file, with the
  /// paths of descriptors.
  static func command(_ file: ByteString) -> [ByteString] {
    let calls = (reading + ["execve"]).map { "?\($0)" }.joined(separator: ",")
    return ["strace", "-D", "-f", "-y", "-qq", "-e", "trace=\(calls)", "-o", file]
  }

  /// How often the contents of a file were read, by decoders and by others.
  package func count(ofReading file: ByteString) -> (decoders: Int, others: Int) {
    var count = (decoders: 0, others: 0)
    for (thread, text) in calls where text.contains("<\(file.text)>") {
      guard Self.reading.contains(where: { text.hasPrefix("\($0)(") }) else { continue }
      if decoders.contains(thread) { count.decoders += 1 } else { count.others += 1 }
    }
    return count
  }
}
