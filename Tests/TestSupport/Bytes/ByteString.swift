/// Text as bytes: a file name, a path, an argument, an output. Two are equal when their bytes are,
/// which a `String` would not do for names that differ only in Unicode normalisation.
///
/// A literal may hold others, which keep their bytes: `"--select=\(path)"`.
package struct ByteString: Hashable, Sendable {
  package var bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ string: String) {
    self.init(string.utf8)
  }

  /// As people see it: bytes that are not UTF-8 stand as U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package static func + (one: ByteString, other: ByteString) -> ByteString {
    ByteString(one.bytes + other.bytes)
  }

  /// - Parameter body: gets the bytes with a NUL behind them, for C.
  package func withCString<Value, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    defer { buffer.deallocate() }
    for (offset, byte) in bytes.enumerated() { buffer[offset] = CChar(bitPattern: byte) }
    buffer[bytes.count] = 0
    return try body(UnsafePointer(buffer))
  }
}

extension ByteString: CustomStringConvertible {
  package var description: String { text }
}

extension ByteString: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) {
    self.init(value)
  }

  package init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.bytes)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) {
      bytes += literal.utf8
    }

    package mutating func appendInterpolation(_ value: ByteString) {
      bytes += value.bytes
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      bytes += value.description.utf8
    }
  }
}
