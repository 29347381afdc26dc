/// Writes small pictures in the form in which desktops share them.
package protocol ThumbnailEncoding: Sendable {
  /// A PNG of eight bits a channel, with a tEXt chunk for each text; nil where it cannot be made.
  func png(of pixels: PixelBuffer, texts: [(key: String, value: String)]) async -> [UInt8]?
}
