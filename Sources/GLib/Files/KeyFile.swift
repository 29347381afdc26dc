internal import CGLib

/// A file of groups of keys, as desktop files are. `GKeyFile`
package struct KeyFile: ~Copyable {
  private let file: OpaquePointer

  /// Nil where there is no such file, or it is none of this form. Blocks. `g_key_file_load_from_file`
  package init?(at path: [UInt8]) {
    guard let file = g_key_file_new() else { return nil }
    guard withCString(path, { g_key_file_load_from_file(file, $0, G_KEY_FILE_NONE, nil) }) != 0
    else {
      g_key_file_unref(file)
      return nil
    }
    self.file = file
  }

  deinit { g_key_file_unref(file) }

  /// Nil where there is no such key. `g_key_file_get_string`
  package func string(_ key: String, in group: String) -> String? {
    guard let text = g_key_file_get_string(file, group, key, nil) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Empty where there is no such key. `g_key_file_get_string_list`
  package func strings(_ key: String, in group: String) -> [String] {
    var count: gsize = 0
    guard let texts = g_key_file_get_string_list(file, group, key, &count, nil) else { return [] }
    defer { g_strfreev(texts) }
    return (0..<Int(count)).compactMap { texts[$0].map { String(cString: $0) } }
  }
}
