/// The path of a file or folder as the bytes that the file system knows it by.
///
/// Two paths are equal when their bytes are. A Swift `String` would not do: it compares by canonical
/// equivalence, so that two files whose names differ only in Unicode normalisation were one, and it
/// cannot hold a name that is not UTF-8.
package struct FilePath: Hashable, Sendable {
  /// Absolute where it came from the library; never empty, without a NUL, without a `/` at its end
  /// (but for the root itself).
  package let bytes: [UInt8]

  /// Equal for equal paths, the same in each run.
  let hash: Int

  /// - Parameter bytes: the path; slashes at its end are dropped.
  package init(bytes: some Sequence<UInt8>) {
    var bytes = Array(bytes)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    self.bytes = bytes
    hash = Self.fnv1a(bytes)
  }

  package init(_ string: String) {
    self.init(bytes: string.utf8)
  }

  /// The bytes after the last slash.
  package var name: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")), bytes.count > 1 else {
      return bytes[...]
    }
    return bytes[(slash + 1)...]
  }

  /// The name for people: bytes that are not UTF-8 stand as U+FFFD.
  package var displayName: String { String(decoding: name, as: UTF8.self) }

  /// The whole path for people: bytes that are not UTF-8 stand as U+FFFD.
  package var display: String { String(decoding: bytes, as: UTF8.self) }

  /// The folder that holds it; the root is its own parent.
  package var parent: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")), slash > 0 else {
      return FilePath("/")
    }
    return FilePath(bytes: bytes[..<slash])
  }

  /// The letters after the name's last dot, in lower case (ASCII); empty where there is none, or
  /// where the dot is the first byte.
  package var lowercasedExtension: String { Self.lowercasedExtension(ofName: name) }

  /// The same of a name without its folder.
  package static func lowercasedExtension(ofName name: ArraySlice<UInt8>) -> String {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return String(decoding: name[(dot + 1)...].map(\.lowercasedASCII), as: UTF8.self)
  }

  package func appending(_ component: some Sequence<UInt8>) -> FilePath {
    var joined = bytes
    if joined.last != UInt8(ascii: "/") { joined.append(UInt8(ascii: "/")) }
    joined.append(contentsOf: component)
    return FilePath(bytes: joined)
  }

  package func appending(_ component: String) -> FilePath { appending(component.utf8) }

  package static func == (one: FilePath, other: FilePath) -> Bool {
    one.hash == other.hash && one.bytes == other.bytes
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// FNV-1a, 64 bits (Fowler, Noll, Vo). Computed once a path: a selection of 100,000 photos looks
  /// each path up many times.
  private static func fnv1a(_ bytes: [UInt8]) -> Int {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return Int(truncatingIfNeeded: value)
  }
}

extension FilePath: CustomStringConvertible {
  package var description: String { display }
}

extension UInt8 {
  /// The byte, as a small letter where it is a capital of ASCII.
  package var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  /// Whether it is a digit of ASCII.
  package var isDigitASCII: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
