internal import CGLib

/// `file://` URIs, escaped as GLib does it and nobody else quite does: thumbnails are named after them.
package enum FileURI {
  /// - Parameter path: absolute, as bytes, which need not be UTF-8. `g_filename_to_uri`
  package static func string(ofPath path: [UInt8]) -> String {
    guard let text = g_filename_to_uri(path.map { CChar(bitPattern: $0) } + [0], nil, nil) else {
      return ""
    }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Nil where the URI is no local file. `g_filename_from_uri`
  package static func path(of uri: String) -> [UInt8]? {
    guard let path = g_filename_from_uri(uri, nil, nil) else { return nil }
    defer { g_free(path) }
    return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}
