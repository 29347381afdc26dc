internal import CGLib

/// Texts as they are compared where case, accents and forms of letters do not count.
package enum TextFolding {
  /// Folds the case (Unicode's full case folding) of the compatibility decomposition (NFKD), without
  /// its combining marks. What is not UTF-8 becomes U+FFFD. `g_utf8_normalize`, `g_utf8_casefold`
  package static func fold(_ bytes: [UInt8]) -> [UInt8] {
    let text = bytes.withUnsafeBytes { buffer in
      g_utf8_make_valid(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), gssize(buffer.count))
    }
    guard let text else { return bytes }
    defer { g_free(text) }
    guard let parts = g_utf8_normalize(text, -1, G_NORMALIZE_ALL) else { return bytes }
    defer { g_free(parts) }
    guard let folded = g_utf8_casefold(parts, -1) else { return bytes }
    defer { g_free(folded) }
    return Array(
      String(cString: folded).unicodeScalars.lazy.filter { g_unichar_ismark($0.value) == 0 }
        .flatMap { UTF8.encode($0) ?? UTF8.encodedReplacementCharacter })
  }
}
