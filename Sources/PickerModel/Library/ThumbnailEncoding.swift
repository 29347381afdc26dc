/// Makes small pictures; those that are kept in the form in which desktops share them: a PNG of eight bits
/// a channel, with a tEXt chunk for each text.
package protocol ThumbnailEncoding: Sendable {
  /// A small picture of a file.
  ///
  /// - Throws: as `PictureDecoding.picture`.
  func thumbnail(_ request: ThumbnailRequest) async throws(DecodingError) -> MadeThumbnail

  /// The small picture that a camera has put into a file: a square from the middle of the upright
  /// picture, of so many pixels. It goes before all that takes longer.
  ///
  /// - Throws: `unsupported` where there is none, or none of the same picture; else as
  ///   `PictureDecoding.picture`.
  func preview(of file: FilePath, squareEdge: Int) async throws(DecodingError) -> PixelBuffer

  /// What a cache has kept of a picture.
  ///
  /// - Parameter squareEdge: the side of the square that is wanted of it.
  /// - Throws: as `PictureDecoding.picture`.
  func kept(
    at path: FilePath, squareEdge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> KeptThumbnail

  /// A PNG of these pixels; nil where it cannot be made.
  func png(of pixels: PixelBuffer, texts: [(key: String, value: String)]) async -> [UInt8]?
}

/// Which small picture is wanted.
package struct ThumbnailRequest: Sendable {
  package let decoding: DecodingRequest
  /// The side of the square that the window shows.
  package let squareEdge: Int
  /// What the PNG tells, besides the size of the whole picture.
  package let texts: [(key: String, value: String)]

  package init(
    path: FilePath, maximumEdge: Int, squareEdge: Int, texts: [(key: String, value: String)],
    urgency: ThumbnailUrgency
  ) {
    decoding = DecodingRequest(
      path: path, maximumEdge: maximumEdge, squareEdge: squareEdge, urgency: urgency)
    self.squareEdge = squareEdge
    self.texts = texts
  }
}

/// A small picture, in the two forms that are needed of it.
package struct MadeThumbnail: Sendable {
  /// The sides of the picture in the PNG.
  package let size: PixelSize
  /// The square from its middle.
  package let square: PixelBuffer
  package let png: [UInt8]

  package init(size: PixelSize, square: PixelBuffer, png: [UInt8]) {
    self.size = size
    self.square = square
    self.png = png
  }
}

/// A small picture that was made before.
package struct KeptThumbnail: Sendable {
  /// The sides of the picture in the file.
  package let size: PixelSize
  /// The square from its middle.
  package let square: PixelBuffer
  /// As `DecodedPicture` has them.
  package let texts: [String: String]

  package init(size: PixelSize, square: PixelBuffer, texts: [String: String]) {
    self.size = size
    self.square = square
    self.texts = texts
  }
}
