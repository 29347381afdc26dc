/// The letters after a name's last dot, in lower case (ASCII), in one number: a walk asks for those of each
/// file.
struct ExtensionLetters: Hashable {
  private var letters: UInt64 = 0

  /// Nil where there is no dot but at the beginning, nothing behind it, or more than eight letters.
  init?(ofName name: ArraySlice<UInt8>) {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    self.init(name[(dot + 1)...])
  }

  /// Nil where there are none, or more than eight.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard 1...8 ~= bytes.count else { return nil }
    for letter in bytes { letters = letters << 8 | UInt64(letter.lowercasedASCII) }
  }
}
