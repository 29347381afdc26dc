extension ByteString {
  /// The bytes after the last slash.
  package var name: ByteString {
    ByteString(bytes[(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...])
  }

  /// The path without its last component; empty where there is only one.
  package var folder: ByteString {
    ByteString(bytes[..<(bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)])
  }

  package func appending(_ component: ByteString) -> ByteString {
    "\(self)/\(component)"
  }

  /// Splits what a program printed; a terminator at the end makes no empty piece.
  package func split(by terminator: Unicode.Scalar) -> [ByteString] {
    var pieces = bytes.split(
      separator: UInt8(ascii: terminator), omittingEmptySubsequences: false)
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    return pieces.map { ByteString($0) }
  }

  /// The lines of a text, without their line ends.
  package var lines: [String] { split(by: "\n").map(\.text) }
}
