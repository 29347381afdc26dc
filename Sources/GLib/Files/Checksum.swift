internal import CGLib

package enum Checksum {
  /// MD5 in lower-case hexadecimal digits, as the thumbnail standard names its files. `g_compute_checksum_for_data`
  package static func md5Hex(of bytes: some Collection<UInt8>) -> String {
    let bytes = Array(bytes)
    guard let text = g_compute_checksum_for_data(G_CHECKSUM_MD5, bytes, gsize(bytes.count)) else {
      return ""
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}
