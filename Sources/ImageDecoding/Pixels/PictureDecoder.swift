internal import CGLib
internal import CPixbuf
import GLib
import PickerModel

/// Turns an open file into an upright picture. Blocks.
enum PictureDecoder {
  /// How much of a file is fed at a time: so often is looked whether it is still wanted.
  private static let piece = 65_536
  /// The same before the size is known: a few thousand bytes may hold a million rows.
  private static let firstPiece = 512

  /// - Parameter isCancelled: asked between pieces.
  static func picture(
    of file: borrowing OpenFile, _ request: DecodingRequest, isCancelled: () -> Bool
  ) throws(DecodingError) -> DecodedPicture {
    let header = file.bytes(at: 0, count: PictureKind.headerLength)
    guard !header.isEmpty else { throw .damaged }
    guard let kind = PictureKind(header: header) else { throw unknown(header) }
    let loader = PixbufLoader(kind, maximumEdge: request.maximumEdge)
    let isWhole = try feed(file, to: loader, kind, isCancelled)
    guard let pixbuf = loader.pixbuf, isWhole || kind == .jpeg else { throw .damaged }
    return try upright(pixbuf, kind, file, loader.storedSize, request.squareEdge)
  }

  /// The size of the upright picture, by the header alone; nil where it cannot be told.
  static func size(of file: borrowing OpenFile) -> PixelSize? {
    guard let kind = PictureKind(header: file.bytes(at: 0, count: PictureKind.headerLength)) else {
      return nil
    }
    let loader = PixbufLoader(kind, maximumEdge: 0)
    var offset = 0
    while loader.storedSize == nil {
      let bytes = file.bytes(at: offset, count: firstPiece)
      offset += bytes.count
      guard !bytes.isEmpty, loader.feed(bytes) else { break }
    }
    if loader.storedSize == nil { _ = loader.close() }
    return loader.storedSize?.upright(FileOrientation.ofFile(file, kind))
  }

  /// - Returns: whether the picture came in whole.
  private static func feed(
    _ file: borrowing OpenFile, to loader: PixbufLoader, _ kind: PictureKind,
    _ isCancelled: () -> Bool
  ) throws(DecodingError) -> Bool {
    var offset = 0
    while true {
      if isCancelled() { throw .cancelled }
      let bytes = file.bytes(at: offset, count: loader.storedSize == nil ? firstPiece : piece)
      if bytes.isEmpty { return loader.close() }
      let goesOn = loader.feed(bytes)
      if loader.isTooLarge { throw .tooLarge }
      if !goesOn { return false }
      // What follows the first picture may be thousands of others.
      if kind == .gif, loader.pixbuf != nil, loader.hasFirstFrame { return true }
      offset += bytes.count
    }
  }

  private static func upright(
    _ pixbuf: OpaquePointer, _ kind: PictureKind, _ file: borrowing OpenFile, _ stored: PixelSize?,
    _ squareEdge: Int?
  ) throws(DecodingError) -> DecodedPicture {
    let orientation = FileOrientation.ofPixbuf(pixbuf, file, kind)
    let texts = PixbufTexts.all(of: pixbuf)
    guard let turned = PixbufTurning.upright(pixbuf, orientation) else { throw .damaged }
    defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
    guard let pixels = PixelConversion.buffer(of: turned) else { throw .damaged }
    let size = stored ?? PixelSize(width: pixels.width, height: pixels.height)
    return DecodedPicture(
      pixels: pixels, square: squareEdge.flatMap { PixbufSquare.square(of: turned, edge: $0) },
      originalSize: size.upright(orientation), texts: texts)
  }

  /// A file whose first bytes are those of a text is none of the pictures that could be shown.
  private static func unknown(_ header: [UInt8]) -> DecodingError {
    let isText = header.allSatisfy { $0 >= 32 || $0 == 9 || $0 == 10 || $0 == 13 }
    return isText ? .damaged : .unsupported
  }
}
