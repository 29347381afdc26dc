import PickerModel

extension DecoderAnswer {
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(ByteWriter.wireVersion)
    writer.write(kind.rawValue)
    switch self {
    case .ready(let protection):
      // Facts have a version of their own.
      writer.write(PhotoFacts.codingVersion)
      writer.write(UInt16(clamping: protection.landlock))
      writer.write(UInt8(protection.seccomp ? 1 : 0))
    case .facts(let facts):
      writer.write(UInt8(clamping: facts.count))
      for facts in facts { facts.write(to: &writer) }
    case .pixelSizes(let sizes):
      writer.write(UInt8(clamping: sizes.count))
      for size in sizes { writer.write(size) }
    case .picture(let picture):
      writer.write(picture.size)
      writer.write(picture.square)
      writer.write(picture.originalSize)
      writer.write(picture.texts)
    case .png(let count): writer.write(UInt32(clamping: count))
    case .thumbnail(let size, let count):
      writer.write(size)
      writer.write(UInt32(clamping: count))
    case .details(let details): writer.write(details)
    case .frames(let frames): writer.write(frames)
    case .export(let export): writer.write(export)
    case .notExported(let error):
      writer.write(error.numbers.kind)
      writer.write(error.numbers.decoding)
    case .failed(let error): writer.write(error.number)
    case .isDrawing: break
    }
    return writer.bytes
  }

  /// Nil where the bytes are not just those of an answer.
  package init?(encoded bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard reader.number(UInt8.self) == ByteWriter.wireVersion,
      let kind = reader.number(UInt8.self).flatMap(Kind.init), let answer = Self(kind, &reader),
      reader.isAtEnd
    else { return nil }
    self = answer
  }

  private enum Kind: UInt8 {
    case ready = 1
    case facts, pixelSizes, picture, png, failed, isDrawing, thumbnail, details, frames, export
    case notExported
  }

  private var kind: Kind {
    switch self {
    case .ready: .ready
    case .facts: .facts
    case .pixelSizes: .pixelSizes
    case .picture: .picture
    case .png: .png
    case .thumbnail: .thumbnail
    case .details: .details
    case .frames: .frames
    case .export: .export
    case .notExported: .notExported
    case .failed: .failed
    case .isDrawing: .isDrawing
    }
  }

  private init?(_ kind: Kind, _ reader: inout ByteReader) {
    let answer: Self? =
      switch kind {
      case .ready: Self.ready(&reader)
      case .facts:
        Self.count(&reader).flatMap { reader.list($0) { PhotoFacts(&$0) } }.map { .facts($0) }
      case .pixelSizes:
        Self.count(&reader).flatMap { reader.list($0) { $0.size() } }.map { .pixelSizes($0) }
      case .picture: DecoderPicture(&reader).map { .picture($0) }
      case .png: reader.number(UInt32.self).map { .png(Int($0)) }
      case .thumbnail: Self.thumbnail(&reader)
      case .details: reader.details().map { .details($0) }
      case .frames: reader.frames().map { .frames($0) }
      case .export: reader.export().map { .export($0) }
      case .notExported: Self.notExported(&reader)
      case .failed:
        reader.number(UInt8.self).flatMap(DecodingError.init(number:)).map { .failed($0) }
      case .isDrawing: .isDrawing
      }
    guard let answer else { return nil }
    self = answer
  }

  private static func ready(_ reader: inout ByteReader) -> Self? {
    guard reader.number(UInt8.self) == PhotoFacts.codingVersion,
      let landlock = reader.number(UInt16.self), let seccomp = reader.number(UInt8.self)
    else { return nil }
    return .ready(DecoderProtection(landlock: Int(landlock), seccomp: seccomp == 1))
  }

  private static func thumbnail(_ reader: inout ByteReader) -> Self? {
    guard let size = reader.size() ?? nil, let count = reader.number(UInt32.self) else {
      return nil
    }
    return .thumbnail(size, png: Int(count))
  }

  private static func notExported(_ reader: inout ByteReader) -> Self? {
    guard let kind = reader.number(UInt8.self), let decoding = reader.number(UInt8.self) else {
      return nil
    }
    return ExportError(kind: kind, decoding: decoding).map { .notExported($0) }
  }

  private static func count(_ reader: inout ByteReader) -> Int? {
    reader.number(UInt8.self).flatMap {
      $0 <= DecoderRequest.maximumFiles ? Int($0) : nil
    }
  }
}

extension DecoderPicture {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let size = reader.size() ?? nil, let square = reader.size(),
      let originalSize = reader.size() ?? nil, let texts = reader.texts()
    else { return nil }
    self.init(size: size, square: square, originalSize: originalSize, texts: texts)
  }
}

/// What is wrong with a file, as a decoder may say it: the rest its picker finds out itself.
extension DecodingError {
  var number: UInt8 {
    switch self {
    case .unreadable: 1
    case .tooLarge: 3
    case .unsupported: 4
    case .timedOut: 5
    case .damaged, .cancelled, .crashed, .noDecoder: 2
    }
  }

  init?(number: UInt8) {
    switch number {
    case 1: self = .unreadable
    case 2: self = .damaged
    case 3: self = .tooLarge
    case 4: self = .unsupported
    case 5: self = .timedOut
    default: return nil
    }
  }
}
