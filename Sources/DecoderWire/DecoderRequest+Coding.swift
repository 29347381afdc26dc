import PickerModel

extension DecoderRequest {
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(ByteWriter.wireVersion)
    switch self {
    case .facts(let items):
      writer.write(Kind.facts.rawValue)
      writer.write(UInt8(clamping: items.count))
      for item in items { writer.write(item) }
    case .pixelSizes(let count):
      writer.write(Kind.pixelSizes.rawValue)
      writer.write(UInt8(clamping: count))
    case .picture(let maximumEdge, let squareEdge):
      writer.write(Kind.picture.rawValue)
      writer.write(UInt32(clamping: maximumEdge))
      writer.write(UInt32(clamping: squareEdge ?? 0))
    case .png(let size, let texts):
      writer.write(Kind.png.rawValue)
      writer.write(size)
      writer.write(texts)
    case .preview(let squareEdge):
      writer.write(Kind.preview.rawValue)
      writer.write(UInt32(clamping: squareEdge))
    case .square(let edge):
      writer.write(Kind.square.rawValue)
      writer.write(UInt32(clamping: edge))
    case .thumbnail(let maximumEdge, let squareEdge, let texts):
      writer.write(Kind.thumbnail.rawValue)
      writer.write(UInt32(clamping: maximumEdge))
      writer.write(UInt32(clamping: squareEdge))
      writer.write(texts)
    case .details: writer.write(Kind.details.rawValue)
    case .frames(let request):
      writer.write(Kind.frames.rawValue)
      writer.write(request)
    case .export(let recipe):
      writer.write(Kind.export.rawValue)
      writer.write(recipe)
    }
    return writer.bytes
  }

  /// Nil where the bytes are not just those of a request.
  package init?(encoded bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard reader.number(UInt8.self) == ByteWriter.wireVersion,
      let kind = reader.number(UInt8.self).flatMap(Kind.init), let request = Self(kind, &reader),
      reader.isAtEnd
    else { return nil }
    self = request
  }

  private enum Kind: UInt8 {
    case facts = 1
    case pixelSizes, picture, png, thumbnail, details, frames, preview, square
    case export
  }

  private init?(_ kind: Kind, _ reader: inout ByteReader) {
    switch kind {
    case .facts:
      guard let count = Self.fileCount(&reader),
        let items = reader.list(count, { $0.factsItem() })
      else { return nil }
      self = .facts(items)
    case .pixelSizes:
      guard let count = Self.fileCount(&reader) else { return nil }
      self = .pixelSizes(count)
    case .picture:
      guard let maximumEdge = reader.number(UInt32.self), maximumEdge > 0,
        let square = reader.number(UInt32.self)
      else { return nil }
      self = .picture(
        maximumEdge: Int(maximumEdge), squareEdge: square > 0 ? Int(square) : nil)
    case .png:
      guard let size = reader.size() ?? nil, let texts = reader.texts() else { return nil }
      self = .png(size: size, texts: texts)
    case .preview:
      guard let squareEdge = reader.number(UInt32.self), squareEdge > 0 else { return nil }
      self = .preview(squareEdge: Int(squareEdge))
    case .square:
      guard let edge = reader.number(UInt32.self), edge > 0 else { return nil }
      self = .square(edge: Int(edge))
    case .thumbnail:
      guard let maximumEdge = reader.number(UInt32.self), maximumEdge > 0,
        let squareEdge = reader.number(UInt32.self), squareEdge > 0, let texts = reader.texts()
      else { return nil }
      self = .thumbnail(
        maximumEdge: Int(maximumEdge), squareEdge: Int(squareEdge), texts: texts)
    case .details: self = .details
    case .frames:
      guard let request = reader.framesRequest() else { return nil }
      self = .frames(request)
    case .export:
      guard let recipe = reader.recipe() else { return nil }
      self = .export(recipe)
    }
  }

  private static func fileCount(_ reader: inout ByteReader) -> Int? {
    reader.number(UInt8.self).flatMap { $0 <= maximumFiles ? Int($0) : nil }
  }
}
