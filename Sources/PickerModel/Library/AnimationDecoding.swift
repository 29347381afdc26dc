/// Turns the bytes of animations into frames. Files are untrusted input, so this may happen in another
/// process. A cancelled task costs no decoding.
package protocol AnimationDecoding: Sendable {
  /// - Throws: what was wrong with the file; `unsupported` where it is no animation that can be played.
  func frames(_ request: FramesRequest) async throws(DecodingError) -> DecodedFrames
}

/// Which frames of an animation are wanted: some from the first on, as many as come at once.
package struct FramesRequest: Sendable, Hashable {
  package let path: FilePath
  /// The longer side of a frame is at most this.
  package let maximumEdge: Int
  /// From 0.
  package let first: Int
  /// The same for all that is asked of one animation while it plays: who decodes it may go on where the
  /// last frames ended.
  package let token: UInt64

  package init(path: FilePath, maximumEdge: Int, first: Int, token: UInt64) {
    (self.path, self.maximumEdge) = (path, maximumEdge)
    (self.first, self.token) = (first, token)
  }
}

/// Some frames of an animation, upright, each the whole picture.
package struct DecodedFrames: Sendable {
  package let frames: [Frame]
  /// How many the animation has.
  package let total: Int
  /// How often it is played; 0 is without end.
  package let plays: Int

  package struct Frame: Sendable {
    package let pixels: PixelBuffer
    /// How long it is seen, as the file tells it; 0 where it tells nothing.
    package let milliseconds: Int

    package init(pixels: PixelBuffer, milliseconds: Int) {
      (self.pixels, self.milliseconds) = (pixels, milliseconds)
    }
  }

  package init(frames: [Frame], total: Int, plays: Int) {
    (self.frames, self.total, self.plays) = (frames, total, plays)
  }
}
