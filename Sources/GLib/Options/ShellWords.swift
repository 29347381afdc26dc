internal import CGLib

package enum ShellWords {
  /// The words of a command as a shell would see them, without running anything; nil where a quotation
  /// mark is left open, or there is no word. `g_shell_parse_argv`
  package static func words(of command: String) -> [String]? {
    var (count, words): (gint, UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?) = (0, nil)
    guard g_shell_parse_argv(command, &count, &words, nil) != 0, let words else { return nil }
    defer { g_strfreev(words) }
    return (0..<Int(count)).compactMap { words[$0].map { String(cString: $0) } }
  }
}

extension Process {
  /// The file of a program, looked for in PATH where the name has no slash; nil where there is none that
  /// can be run. `g_find_program_in_path`
  package static func program(named name: String) -> [UInt8]? {
    guard let path = g_find_program_in_path(name) else { return nil }
    defer { g_free(path) }
    return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}
