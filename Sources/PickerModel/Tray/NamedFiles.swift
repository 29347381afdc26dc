/// Files that another program names, as it drags or copies them.
package struct NamedFiles: Sendable, Equatable {
  package enum Name: Sendable, Hashable {
    /// As it stands there, escaped.
    case uri(String)
    case path(FilePath)
  }

  /// In their order.
  package let names: [Name]

  /// The forms in which files are named, the best first. Text is one where each line is a path or a URI.
  package static let forms =
    [gnomeFiles, uriList] + texts

  package static let gnomeFiles = "x-special/gnome-copied-files"
  package static let uriList = "text/uri-list"
  package static let texts = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"]

  /// Nil where no files are named.
  ///
  /// - Parameter form: one of `forms`.
  package init?(form: String, bytes: [UInt8]) {
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == 0 }
    switch form {
    case Self.gnomeFiles:
      // The first line says whether they were copied or cut. The originals are never touched.
      names = lines.dropFirst().map { .uri(String(decoding: $0, as: UTF8.self)) }
    case Self.uriList:
      // RFC 2483, section 5: lines that begin with a hash are comments.
      names = lines.filter { $0.first != UInt8(ascii: "#") }
        .map { .uri(String(decoding: $0, as: UTF8.self)) }
    default:
      let named = lines.map(Self.name(inText:))
      if named.contains(nil) { return nil }
      names = named.compactMap(\.self)
    }
    if names.isEmpty { return nil }
  }

  private static func name(inText line: ArraySlice<UInt8>) -> Name? {
    if line.first == UInt8(ascii: "/") { return .path(FilePath(bytes: line)) }
    return line.starts(with: "file://".utf8) ? .uri(String(decoding: line, as: UTF8.self)) : nil
  }
}
