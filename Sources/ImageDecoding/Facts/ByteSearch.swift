internal import CExempi

/// Looks for words in bytes. `String.contains` goes by characters, which for the names of a camera took
/// longer than reading all else of a small picture.
enum ByteSearch {
  /// `memmem`
  static func find(_ word: StaticString, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      word.withUTF8Buffer {
        memmem(bytes.baseAddress, bytes.count, $0.baseAddress, $0.count) != nil
      }
    }
  }

  static func findAny(of words: [StaticString], in bytes: [UInt8]) -> Bool {
    words.contains { find($0, in: bytes) }
  }
}
