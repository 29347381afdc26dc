import TestSupport

/// The memory of this process: proc(5), `/proc/self/status`.
enum Memory {
  /// Forgets the most that it has had until now.
  static func resetPeak() throws { try Files.write(Array("5".utf8), to: "/proc/self/clear_refs") }

  /// The most that it has had at once, in bytes.
  static var peak: Int { bytes("VmHWM:") }
  static var now: Int { bytes("VmRSS:") }

  private static func bytes(_ key: String) -> Int {
    let lines = (try? Files.read("/proc/self/status"))?.lines ?? []
    let words = lines.first { $0.hasPrefix(key) }?.split { $0 == " " || $0 == "\t" } ?? []
    return words.count > 1 ? (Int(words[1]) ?? 0) * 1024 : 0
  }
}
