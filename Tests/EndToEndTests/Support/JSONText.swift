import TestSupport

/// A value of a JSON text (RFC 8259). Unlike Foundation's, its objects keep the order of their
/// keys, and a number stays as it was written.
enum JSONText: Hashable {
  case object([Member])
  case array([JSONText])
  case string(String)
  case number(String)
  case bool(Bool)
  case null

  struct Member: Hashable {
    let key: String
    let value: JSONText
  }

  init(_ text: ByteString) throws {
    var parser = JSONParser(text: text.bytes)
    self = try parser.value()
    try parser.end()
  }

  var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }

  var elements: [JSONText] {
    if case .array(let values) = self { values } else { [] }
  }

  subscript(key: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

private struct JSONParser {
  let text: [UInt8]
  private var position = 0

  init(text: [UInt8]) {
    self.text = text
  }

  mutating func value() throws -> JSONText {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return .object(try list("{", "}") { try $0.member() })
    case UInt8(ascii: "["): return .array(try list("[", "]") { try $0.value() })
    case UInt8(ascii: "\""): return .string(try string())
    default: return try word()
    }
  }

  mutating func end() throws {
    skipSpace()
    if position != text.count { throw failure("the end") }
  }

  private mutating func member() throws -> JSONText.Member {
    skipSpace()
    let key = try string()
    try take(":")
    return JSONText.Member(key: key, value: try value())
  }

  private mutating func list<Element>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar,
    element: (inout JSONParser) throws -> Element
  ) throws -> [Element] {
    try take(open)
    skipSpace()
    var elements: [Element] = []
    while peek != UInt8(ascii: close) {
      if !elements.isEmpty { try take(",") }
      elements.append(try element(&self))
      skipSpace()
    }
    try take(close)
    return elements
  }

  private mutating func string() throws -> String {
    try take("\"")
    var units: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      position += 1
      if byte < 0x20 { throw failure("no control character in a string") }
      if byte == UInt8(ascii: "\\") { units += try escaped().utf8 } else { units.append(byte) }
    }
    try take("\"")
    guard let string = String(validating: units, as: UTF8.self) else { throw failure("UTF-8") }
    return string
  }

  private mutating func escaped() throws -> String {
    guard let byte = peek else { throw failure("an escape") }
    position += 1
    let simple: [UInt8: String] = [
      UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{c}", UInt8(ascii: "/"): "/",
      UInt8(ascii: "\\"): "\\", UInt8(ascii: "\""): "\"",
    ]
    if let character = simple[byte] { return character }
    let digits = text.dropFirst(position).prefix(4)
    guard byte == UInt8(ascii: "u"), digits.count == 4,
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { throw failure("an escape") }
    position += 4
    return String(Character(scalar))
  }

  private mutating func word() throws -> JSONText {
    let ends = Array(",]} \n\r\t".utf8)
    let bytes = text[position...].prefix { !ends.contains($0) }
    position = bytes.endIndex
    switch String(decoding: bytes, as: UTF8.self) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case let number where Double(number) != nil: return .number(number)
    default: throw failure("a value")
    }
  }

  private var peek: UInt8? { position < text.count ? text[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) throws {
    skipSpace()
    if peek != UInt8(ascii: character) { throw failure("“\(character)”") }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = peek, Array(" \n\r\t".utf8).contains(byte) { position += 1 }
  }

  private func failure(_ expected: String) -> TestFailure {
    TestFailure(
      "JSON: expected \(expected) at byte \(position) of \(String(decoding: text, as: UTF8.self))")
  }
}
