import PickerModel

/// Makes of an open file what a grid shows of it, and the PNG that is kept. Blocks.
enum ThumbnailDecoder {
  struct Thumbnail {
    /// The sides of the picture in the PNG.
    let size: PixelSize
    let square: PixelBuffer
    let png: [UInt8]
  }

  /// - Parameters:
  ///   - maximumEdge: the longer side of the picture in the PNG at most.
  ///   - texts: what the PNG tells; the size of the whole picture is added.
  static func thumbnail(
    of file: borrowing PictureFile, maximumEdge: Int, squareEdge: Int,
    texts: [(key: String, value: String)]
  ) throws(DecodingError) -> Thumbnail {
    let upright = try PictureDecoder.upright(of: file, maximumEdge: maximumEdge)
    guard let square = PixbufSquare.square(of: upright.pixbuf, edge: squareEdge),
      let png = PNGEncoder.png(of: upright.pixbuf, texts: texts + sides(upright.originalSize))
    else { throw .damaged }
    return Thumbnail(size: upright.size, square: square, png: png)
  }

  /// The Thumbnail Managing Standard, "Thumbnail Attributes".
  private static func sides(_ size: PixelSize) -> [(key: String, value: String)] {
    [
      (key: "Thumb::Image::Width", value: String(size.width)),
      (key: "Thumb::Image::Height", value: String(size.height)),
    ]
  }
}
