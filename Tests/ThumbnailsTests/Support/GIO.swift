import TestSupport

/// What the desktop's own library says of thumbnails: its program `gio`.
enum GIO {
  struct Verdict: Hashable {
    /// Where the thumbnail lies that it has found.
    var path: String?
    var isValid: Bool?
    var hasFailed: Bool?
  }

  /// - Parameter cacheHome: what `XDG_CACHE_HOME` is to be.
  /// - Returns: the verdicts by the URIs of the files.
  static func verdicts(
    on files: [ByteString], cacheHome: ByteString
  ) throws -> [String: Verdict] {
    let surroundings: [ByteString] = [
      "env", "XDG_CACHE_HOME=\(cacheHome)", "GIO_USE_VFS=local", "LC_ALL=C.UTF-8",
    ]
    let output = try Program.run(
      surroundings + ["gio", "info", "--attributes=thumbnail::*"] + files)
    return verdicts(in: output.lines)
  }

  private static func verdicts(in lines: [String]) -> [String: Verdict] {
    var verdicts: [String: Verdict] = [:]
    var uri = ""
    for line in lines {
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "uri":
        uri = parts[1]
        verdicts[uri] = Verdict()
      case "  thumbnail::path": verdicts[uri]?.path = parts[1]
      case "  thumbnail::is-valid": verdicts[uri]?.isValid = parts[1] == "TRUE"
      case "  thumbnail::failed": verdicts[uri]?.hasFailed = parts[1] == "TRUE"
      default: break
      }
    }
    return verdicts
  }
}
