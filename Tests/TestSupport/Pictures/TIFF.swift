/// A field of a TIFF directory (TIFF 6.0, section 2).
struct TIFFField {
  let tag: UInt16
  let value: Value

  enum Value {
    case ascii(String)
    case short(UInt16)
    case long(UInt32)
    case rationals([EXIF.Rational])
  }

  static func ascii(_ tag: UInt16, _ text: String?) -> TIFFField? {
    text.map { TIFFField(tag: tag, value: .ascii($0)) }
  }

  static func short(_ tag: UInt16, _ number: Int?) -> TIFFField? {
    number.map { TIFFField(tag: tag, value: .short(UInt16($0))) }
  }

  static func long(_ tag: UInt16, _ number: UInt32) -> TIFFField {
    TIFFField(tag: tag, value: .long(number))
  }

  static func rational(_ tag: UInt16, _ number: EXIF.Rational) -> TIFFField {
    TIFFField(tag: tag, value: .rationals([number]))
  }

  var type: UInt16 {
    switch value {
    case .ascii: 2
    case .short: 3
    case .long: 4
    case .rationals: 5
    }
  }

  var count: Int {
    switch value {
    case .ascii(let text): text.utf8.count + 1
    case .rationals(let numbers): numbers.count
    case .short, .long: 1
    }
  }

  func bytes(_ order: TIFFOrder) -> [UInt8] {
    switch value {
    case .ascii(let text): Array(text.utf8) + [0]
    case .short(let number): order.bytes(number)
    case .long(let number): order.bytes(number)
    case .rationals(let numbers):
      numbers.flatMap { order.bytes($0.numerator) + order.bytes($0.denominator) }
    }
  }
}

/// The order of the bytes of a number.
enum TIFFOrder {
  case little
  case big

  func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .little: bytes.appendLittleEndian(number)
    case .big: bytes.appendBigEndian(number)
    }
    return bytes
  }
}

/// Writes a header and directories one behind the other, each with its longer values behind it.
struct TIFFWriter {
  let order: TIFFOrder
  private(set) var bytes: [UInt8]

  init(order: TIFFOrder) {
    self.order = order
    bytes = Array((order == .little ? "II" : "MM").utf8)
    bytes += order.bytes(UInt16(42)) + order.bytes(UInt32(8))
  }

  /// Where what follows a directory will stand, once that is appended.
  ///
  /// - Parameters:
  ///   - count: of its fields, those to come included; they are short.
  ///   - fields: those that may have longer values.
  func end(ofDirectory count: Int, with fields: [TIFFField]) -> UInt32 {
    let long = fields.map { $0.bytes(order).count }.filter { $0 > 4 }
    return UInt32(bytes.count + size(ofDirectory: count) + long.map { $0 + $0 % 2 }.reduce(0, +))
  }

  /// How many bytes a directory takes with its longer values.
  func length(ofDirectory fields: [TIFFField]) -> UInt32 {
    end(ofDirectory: fields.count, with: fields) - UInt32(bytes.count)
  }

  /// Where what follows these directories will stand, once they are appended.
  func end(of directories: [[TIFFField]]) -> UInt32 {
    directories.reduce(UInt32(bytes.count)) { $0 + length(ofDirectory: $1) }
  }

  /// The second directory, of a preview, and the preview behind it (EXIF 2.32, 4.5.5).
  mutating func append(preview: [UInt8]) {
    let start = UInt32(bytes.count + size(ofDirectory: 3))
    append(directory: [
      TIFFField(tag: 0x0103, value: .short(6)), .long(0x0201, start),
      .long(0x0202, UInt32(preview.count)),
    ])
    bytes += preview
  }

  /// - Parameters:
  ///   - fields: by ascending tag.
  ///   - next: where another directory stands; 0 for none.
  mutating func append(directory fields: [TIFFField], next: UInt32 = 0) {
    var offset = bytes.count + size(ofDirectory: fields.count)
    var values: [UInt8] = []
    bytes += order.bytes(UInt16(fields.count))
    for field in fields {
      bytes += order.bytes(field.tag) + order.bytes(field.type) + order.bytes(UInt32(field.count))
      var value = field.bytes(order)
      if value.count > 4 {
        if !value.count.isMultiple(of: 2) { value.append(0) }
        bytes += order.bytes(UInt32(offset))
        offset += value.count
        values += value
      } else {
        bytes += value + [UInt8](repeating: 0, count: 4 - value.count)
      }
    }
    bytes += order.bytes(next) + values
  }

  private func size(ofDirectory count: Int) -> Int { 2 + 12 * count + 4 }
}
