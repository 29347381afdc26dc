import PickerModel

/// Turns an open file into an upright picture. Blocks.
enum PictureDecoder {
  /// - Parameters:
  ///   - maximumEdge: the longer side of the result at most.
  ///   - squareEdge: as `DecodingRequest` has it.
  static func picture(
    of file: borrowing PictureFile, maximumEdge: Int, squareEdge: Int?
  ) throws(DecodingError) -> DecodedPicture {
    let upright = try upright(of: file, maximumEdge: maximumEdge)
    guard let pixels = PixelConversion.buffer(of: upright.pixbuf) else { throw .damaged }
    let square = squareEdge.flatMap { PixbufSquare.square(of: upright.pixbuf, edge: $0) }
    return DecodedPicture(
      pixels: pixels, square: square, originalSize: upright.originalSize, texts: upright.texts)
  }

  /// The square from the middle of a picture that is small itself, the size of that, and its texts.
  static func square(
    of file: borrowing PictureFile, edge: Int
  ) throws(DecodingError) -> (PixelBuffer, PixelSize, [String: String]) {
    let upright = try upright(of: file, maximumEdge: largestThumbnail)
    guard let square = PixbufSquare.square(of: upright.pixbuf, edge: edge) else { throw .damaged }
    return (square, upright.size, upright.texts)
  }

  /// The longer side of a thumbnail of the size `xx-large`, in pixels.
  private static let largestThumbnail = 1024

  /// - Parameters:
  ///   - maximumEdge: the longer side of the result at most.
  ///   - patience: how long its bytes may be fed.
  static func upright(
    of file: borrowing PictureFile, maximumEdge: Int, patience: Duration = LoaderFeed.usualPatience
  ) throws(DecodingError) -> UprightPixbuf {
    guard let kind = PictureKind(header: file.head) else { throw unknown(file.head) }
    let size = HeaderSize.size(of: file, kind)
    if let size, !PixelLimit(kind).allows(size) { throw .tooLarge }
    if size == nil, HeaderSize.isNeeded(kind) { throw .damaged }
    let loader = try PixbufLoader(kind, maximumEdge: maximumEdge)
    let isWhole =
      try LoaderFeed(kind, loader, patience: patience).feed(file)
      && FileEnd.isReached(in: file, kind)
    // Of a broken photo people would rather see a part than nothing.
    guard let pixbuf = loader.pixbuf, isWhole || kind == .jpeg else { throw .damaged }
    if let profile = ColorProfile.bytes(of: pixbuf, file, kind) {
      ColorConversion.convert(pixbuf, from: profile)
    }
    return try UprightPixbuf(
      pixbuf, FileOrientation.ofPixbuf(pixbuf, file, kind), stored: size ?? loader.storedSize)
  }

  /// The size of the upright picture, by the header alone; nil where it cannot be told.
  static func size(of file: borrowing PictureFile) -> PixelSize? {
    guard let kind = PictureKind(header: file.head) else { return sizeOfVideo(file) }
    guard
      let size = HeaderSize.size(of: file, kind) ?? loadersSize(of: file, kind),
      size.width > 0, size.height > 0
    else { return nil }
    return size.upright(FileOrientation.ofFile(file, kind))
  }

  private static func sizeOfVideo(_ file: borrowing PictureFile) -> PixelSize? {
    VideoKind(header: file.head) == nil ? nil : VideoFacts.facts(of: file).size
  }

  private static func loadersSize(
    of file: borrowing PictureFile, _ kind: PictureKind
  ) -> PixelSize? {
    guard !HeaderSize.isNeeded(kind), let loader = try? PixbufLoader(kind, maximumEdge: 0) else {
      return nil
    }
    // It ends with an error as soon as the size is known.
    _ = try? LoaderFeed(kind, loader).feed(file, until: { loader.storedSize != nil })
    return loader.storedSize
  }

  /// A file that is empty or begins with a text is none of the pictures that could be shown.
  private static func unknown(_ head: [UInt8]) -> DecodingError {
    let isText = head.allSatisfy { $0 >= 0x20 || (0x09...0x0d).contains($0) }
    return isText ? .damaged : .unsupported
  }
}
