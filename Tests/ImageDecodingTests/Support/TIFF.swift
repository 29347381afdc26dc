import TestSupport

/// Writes TIFF pictures (TIFF 6.0) of uncompressed pixels, which stand before the directories, as
/// most programs write them.
enum TIFF {
  /// One field of a directory, its value in the file's order of bytes.
  struct Field {
    let tag: UInt16
    let type: UInt16
    let count: Int
    let bytes: [UInt8]

    static func short(_ tag: UInt16, _ values: Int...) -> Field {
      let bytes = values.flatMap { UInt16($0).littleEndianBytes }
      return Field(tag: tag, type: 3, count: values.count, bytes: bytes)
    }

    static func long(_ tag: UInt16, _ value: Int) -> Field {
      Field(tag: tag, type: 4, count: 1, bytes: UInt32(value).littleEndianBytes)
    }

    static func rational(_ tag: UInt16, _ values: (Int, Int)..., isSigned: Bool = false) -> Field {
      let numbers = values.flatMap { [$0.0, $0.1] }
      return Field(
        tag: tag, type: isSigned ? 10 : 5, count: values.count,
        bytes: numbers.flatMap { UInt32(truncatingIfNeeded: $0).littleEndianBytes })
    }

    static func double(_ tag: UInt16, _ number: Double) -> Field {
      Field(tag: tag, type: 12, count: 1, bytes: number.bitPattern.littleEndianBytes)
    }

    /// Of no type.
    static func data(_ tag: UInt16, _ bytes: [UInt8]) -> Field {
      Field(tag: tag, type: 7, count: bytes.count, bytes: bytes)
    }

    static func text(_ tag: UInt16, _ text: String) -> Field {
      Field(tag: tag, type: 2, count: text.utf8.count + 1, bytes: Array(text.utf8) + [0])
    }
  }

  /// - Parameters:
  ///   - main: fields beside those of the pixels; where the orientation is one of them, the picture
  ///     is stored turned.
  ///   - camera: the fields of an EXIF directory.
  ///   - size: what the file says it is, where that is not true.
  static func encode(
    _ picture: Picture, main: [Field] = [], camera: [Field] = [],
    size: (width: Int, height: Int)? = nil
  ) -> [UInt8] {
    let orientation = main.first { $0.tag == 0x0112 }.map { Int($0.bytes[0]) }
    let stored = picture.stored(orientation: orientation ?? 1)
    var file = Array("II".utf8) + UInt16(42).littleEndianBytes + [0, 0, 0, 0]
    let pixels = pixels(of: stored)
    file += pixels
    var fields = main
    if !camera.isEmpty { fields.append(.long(0x8769, append(camera, to: &file))) }
    let (width, height) = size ?? (stored.width, stored.height)
    fields += [
      .long(0x0100, width), .long(0x0101, height), .short(0x0102, 8, 8, 8), .short(0x0103, 1),
      .short(0x0106, 2), .long(0x0111, 8), .short(0x0115, 3), .long(0x0116, height),
      .long(0x0117, pixels.count),
    ]
    let start = append(fields, to: &file)
    file.replaceSubrange(4..<8, with: UInt32(start).littleEndianBytes)
    return file
  }

  /// Directories without a picture, as EXIF has them: the first one, the camera's and the place's.
  static func directories(
    main: [Field] = [], camera: [Field] = [], place: [Field] = []
  ) -> [UInt8] {
    var file = Array("II".utf8) + UInt16(42).littleEndianBytes + [0, 0, 0, 0]
    var fields = main
    if !camera.isEmpty { fields.append(.long(0x8769, append(camera, to: &file))) }
    if !place.isEmpty { fields.append(.long(0x8825, append(place, to: &file))) }
    let start = append(fields, to: &file)
    file.replaceSubrange(4..<8, with: UInt32(start).littleEndianBytes)
    return file
  }

  private static func pixels(of picture: Picture) -> [UInt8] {
    (0..<picture.height).flatMap { y in
      (0..<picture.width).flatMap { x in
        let color = picture.color(x: x, y: y)
        return [color.red, color.green, color.blue]
      }
    }
  }

  /// - Returns: where the directory begins.
  private static func append(_ fields: [Field], to file: inout [UInt8]) -> Int {
    var entries: [UInt8] = UInt16(fields.count).littleEndianBytes
    for field in fields.sorted(by: { $0.tag < $1.tag }) {
      entries += field.tag.littleEndianBytes + field.type.littleEndianBytes
      entries += UInt32(field.count).littleEndianBytes
      if field.bytes.count <= 4 {
        entries += field.bytes + [UInt8](repeating: 0, count: 4 - field.bytes.count)
      } else {
        entries += UInt32(file.count).littleEndianBytes
        file += field.bytes + (field.bytes.count.isMultiple(of: 2) ? [] : [0])
      }
    }
    defer { file += entries + [0, 0, 0, 0] }
    return file.count
  }
}
