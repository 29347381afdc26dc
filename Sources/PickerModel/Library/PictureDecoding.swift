/// Turns the bytes of picture files into pixels. Files are untrusted input, so this may happen in
/// another process. A cancelled task costs no decoding.
package protocol PictureDecoding: Sendable {
  /// - Throws: what was wrong with the file, `cancelled` where the task was.
  func picture(_ request: DecodingRequest) async throws(DecodingError) -> DecodedPicture
}

/// Which picture is wanted, and how large.
package struct DecodingRequest: Sendable, Hashable {
  package let path: FilePath
  /// The longer side of the result is at most this; a smaller picture is not made larger.
  package let maximumEdge: Int
  /// The side of a square that is wanted too: the middle of the picture, whatever its size.
  package let squareEdge: Int?
  /// What is decoded first.
  package let urgency: ThumbnailUrgency

  package init(
    path: FilePath, maximumEdge: Int, squareEdge: Int? = nil, urgency: ThumbnailUrgency = .visible
  ) {
    self.path = path
    self.maximumEdge = maximumEdge
    self.squareEdge = squareEdge
    self.urgency = urgency
  }
}

/// An upright picture, with the texts that stand in its file.
package struct DecodedPicture: Sendable {
  package let pixels: PixelBuffer
  /// The square that was asked for.
  package let square: PixelBuffer?
  /// The size of the whole picture, upright, before it was made smaller.
  package let originalSize: PixelSize
  /// The tEXt chunks of a PNG by their keyword, as the thumbnail standard uses them; else empty.
  package let texts: [String: String]

  package init(
    pixels: PixelBuffer, square: PixelBuffer? = nil, originalSize: PixelSize,
    texts: [String: String] = [:]
  ) {
    self.pixels = pixels
    self.square = square
    self.originalSize = originalSize
    self.texts = texts
  }
}

package enum DecodingError: Error, Hashable, Sendable {
  case cancelled
  /// There is no such file, or it may not be read.
  case unreadable
  /// It is no picture, or a broken one.
  case damaged
  /// Its header asks for more pixels than are decoded.
  case tooLarge
  /// A picture of a kind that is not decoded.
  case unsupported
  /// It ended the program that should have read it, or asked for more memory than that may have.
  case crashed
  /// It was not read in ten seconds.
  case timedOut
  /// The program that reads pictures cannot be started.
  case noDecoder
}
