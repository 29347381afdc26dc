import DecoderWire
import GLib
import PickerModel

/// Does what the picker asks for, one thing after the other, until the picker is gone.
struct DecoderService {
  private typealias Answer = (answer: DecoderAnswer, descriptors: [Descriptor])

  private let socket: MessageSocket
  private let role: DecoderRole
  private let frames = FramesReader()

  init(_ role: DecoderRole, socket: MessageSocket) {
    self.role = role
    self.socket = socket
  }

  func serve(_ protection: DecoderProtection) -> Never {
    send((.ready(protection), []))
    while let message = try? socket.receive(room: DecoderAnswer.maximumLength),
      let request = DecoderRequest(encoded: message.bytes),
      let answer = answer(to: request, message.descriptors)
    {
      send(answer)
    }
    Process.exit(0)
  }

  private func send(_ answer: Answer) {
    let message = Message(answer.answer.encoded, answer.descriptors)
    if (try? socket.send(message, mayBlock: true)) == nil { Process.exit(1) }
  }

  /// Nil where the descriptors are not those that go with the request.
  private func answer(to request: DecoderRequest, _ descriptors: [Descriptor]) -> Answer? {
    switch request {
    case .facts(let items): facts(of: items, descriptors)
    case .pixelSizes(let count): count == descriptors.count ? sizes(of: descriptors) : nil
    case .picture(let maximumEdge, let squareEdge):
      descriptors.count == 1 ? picture(of: descriptors[0], maximumEdge, squareEdge) : nil
    case .png(let size, let texts):
      descriptors.count == 1 ? png(of: descriptors[0], size, texts) : nil
    case .preview(let squareEdge):
      descriptors.count == 1 ? preview(of: descriptors[0], squareEdge) : nil
    case .square(let edge):
      descriptors.count == 1 ? square(of: descriptors[0], edge) : nil
    case .thumbnail(let maximumEdge, let squareEdge, let texts):
      descriptors.count == 1
        ? thumbnail(of: descriptors[0], maximumEdge, squareEdge, texts) : nil
    case .details:
      descriptors.count == 1
        ? (.details(DetailsReader.details(of: PictureFile(OpenFile(descriptors[0])))), []) : nil
    case .frames(let request):
      descriptors.count == 1 ? frames(of: descriptors[0], request) : nil
    case .export(let recipe):
      descriptors.count == 1 ? export(descriptors[0], recipe) : nil
    }
  }

  private func facts(of items: [FactsItem], _ descriptors: [Descriptor]) -> Answer? {
    guard items.count(where: \.isOpen) == descriptors.count else { return nil }
    var files = descriptors.makeIterator()
    let facts = items.map { item in
      guard item.isOpen, let file = files.next() else {
        return FactsReader.facts(withoutReading: item.request)
      }
      return FactsReader.facts(of: item.request, file: OpenFile(file))
    }
    return (.facts(facts), [])
  }

  private func sizes(of files: [Descriptor]) -> Answer {
    var sizes: [PixelSize?] = []
    for file in files {
      let file = PictureFile(OpenFile(file))
      guard isMine(file) else { return (.isDrawing, []) }
      sizes.append(PictureDecoder.size(of: file))
    }
    return (.pixelSizes(sizes), [])
  }

  private func isMine(_ file: borrowing PictureFile) -> Bool {
    role == .drawings || PictureKind(header: file.head) != .svg
  }

  private func picture(
    of file: Descriptor, _ maximumEdge: Int, _ squareEdge: Int?
  ) -> Answer {
    decoding(file) { file throws(DecodingError) in
      let picture = try PictureDecoder.picture(
        of: file, maximumEdge: maximumEdge, squareEdge: squareEdge)
      let parts = [picture.pixels, picture.square].compactMap { $0?.bytes }
      return (.picture(DecoderPicture(picture)), parts)
    }
  }

  private func square(of file: Descriptor, _ edge: Int) -> Answer {
    decoding(file) { file throws(DecodingError) in
      let (square, size, texts) = try PictureDecoder.square(of: file, edge: edge)
      let picture = DecodedPicture(pixels: square, originalSize: size, texts: texts)
      return (.picture(DecoderPicture(picture)), [square.bytes])
    }
  }

  private func preview(of file: Descriptor, _ squareEdge: Int) -> Answer {
    decoding(file) { file throws(DecodingError) in
      let (square, originalSize) = try PreviewDecoder.preview(of: file, squareEdge: squareEdge)
      let picture = DecoderPicture(
        size: PixelSize(square), square: nil, originalSize: originalSize, texts: [])
      return (.picture(picture), [square.bytes])
    }
  }

  private func thumbnail(
    of file: Descriptor, _ maximumEdge: Int, _ squareEdge: Int, _ texts: [DecoderText]
  ) -> Answer {
    decoding(file) { file throws(DecodingError) in
      let thumbnail = try ThumbnailDecoder.thumbnail(
        of: file, maximumEdge: maximumEdge, squareEdge: squareEdge,
        texts: texts.map { (key: $0.key, value: $0.value) })
      return (
        .thumbnail(thumbnail.size, png: thumbnail.png.count),
        [thumbnail.square.bytes, thumbnail.png]
      )
    }
  }

  private func frames(of file: Descriptor, _ request: FramesWire) -> Answer {
    decoding(file) { file throws(DecodingError) in
      let (answer, parts) = try frames.frames(request, of: file)
      return (.frames(answer), parts)
    }
  }

  private func export(_ file: Descriptor, _ recipe: ExportRecipe) -> Answer {
    let file = PictureFile(OpenFile(file))
    guard isMine(file) else { return (.isDrawing, []) }
    do throws(ExportError) {
      let picture = try PictureExporter.export(file, recipe)
      let memory = try picture.bytes.map { bytes throws(ExportError) in
        guard let memory = try? SealedMemory.make([bytes]) else { throw .decoding(.tooLarge) }
        return memory
      }
      return (.export(DecoderExport(picture)), memory.map { [$0] } ?? [])
    } catch {
      return (.notExported(error), [])
    }
  }

  /// What comes of a file, its bytes in sealed memory.
  private func decoding(
    _ file: Descriptor,
    _ work: (borrowing PictureFile) throws(DecodingError) -> (DecoderAnswer, [[UInt8]])
  ) -> Answer {
    let file = PictureFile(OpenFile(file))
    guard isMine(file) else { return (.isDrawing, []) }
    do throws(DecodingError) {
      let (answer, parts) = try work(file)
      guard let memory = try? SealedMemory.make(parts) else { throw .tooLarge }
      return (answer, [memory])
    } catch {
      return (.failed(error), [])
    }
  }

  private func png(of memory: Descriptor, _ size: PixelSize, _ texts: [DecoderText]) -> Answer {
    let length = size.width * size.height * 4
    guard let bytes = SealedMemory.parts(of: memory, lengths: [length])?.first,
      let png = PNGEncoder.png(
        of: PixelBuffer(width: size.width, height: size.height, bytes: bytes),
        texts: texts.map { (key: $0.key, value: $0.value) }),
      let memory = try? SealedMemory.make([png])
    else { return (.failed(.damaged), []) }
    return (.png(png.count), [memory])
  }
}

extension DecoderPicture {
  /// Texts beyond this are nobody's thumbnail.
  private static let maximumTexts = 64 << 10

  fileprivate init(_ picture: DecodedPicture) {
    let texts = picture.texts.map { DecoderText(key: $0.key, value: $0.value) }
    let length = texts.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count + 4 }
    self.init(
      size: PixelSize(picture.pixels), square: picture.square.map { PixelSize($0) },
      originalSize: picture.originalSize, texts: length <= Self.maximumTexts ? texts : [])
  }
}

extension DecoderExport {
  fileprivate init(_ picture: ExportedPicture) {
    self.init(
      count: picture.bytes?.count, type: ExportedType(picture.type), size: picture.size,
      keepsMovement: picture.keepsMovement)
  }
}

extension PixelSize {
  fileprivate init(_ pixels: PixelBuffer) {
    self.init(width: pixels.width, height: pixels.height)
  }
}
