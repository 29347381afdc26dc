internal import CGLib
internal import CPixbuf
import GLib
import PickerModel

/// Takes out the small picture that a camera has put into a JPEG: EXIF 2.32, 4.5.5. Blocks.
enum PreviewDecoder {
  /// So large is the smaller side of one that is worth being shown, in pixels.
  private static let minimumSide = 32
  /// Those of cameras have 160 pixels, of some programs 320: the longer side of what is decoded.
  private static let maximumEdge = 512

  /// - Returns: the square from the middle of the upright picture, and the size of the whole one.
  /// - Throws: `unsupported` where there is no preview, or one that is not of the same picture.
  static func preview(
    of file: borrowing PictureFile, squareEdge: Int
  ) throws(DecodingError) -> (square: PixelBuffer, originalSize: PixelSize) {
    guard PictureKind(header: file.head) == .jpeg else { throw .unsupported }
    let parts = JPEGParts.find(in: file)
    guard let size = parts.size, PixelLimit(.jpeg).allows(size),
      let block = EXIFBlock(parts, of: file), let bytes = block.preview
    else { throw .unsupported }
    let orientation = EXIFFacts.orientation(block) ?? .up
    let stored = try decode(bytes)
    guard let shown = PreviewFrame.cropped(stored.pixbuf, to: size) else { throw .unsupported }
    defer { g_object_unref(UnsafeMutableRawPointer(shown)) }
    let upright = try UprightPixbuf(shown, orientation, stored: size)
    guard min(upright.size.width, upright.size.height) >= minimumSide,
      let square = PixbufSquare.square(of: upright.pixbuf, edge: squareEdge)
    else { throw .unsupported }
    return (square, upright.originalSize)
  }

  /// With all the care that a file is taken with.
  private static func decode(_ bytes: [UInt8]) throws(DecodingError) -> UprightPixbuf {
    guard let memory = try? SealedMemory.make([bytes]) else { throw .unsupported }
    let file = PictureFile(OpenFile(memory))
    guard PictureKind(header: file.head) == .jpeg else { throw .unsupported }
    return try PictureDecoder.upright(of: file, maximumEdge: maximumEdge)
  }
}
