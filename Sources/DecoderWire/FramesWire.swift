package import PickerModel

/// Which frames of an animation are wanted.
package struct FramesWire: Hashable, Sendable {
  package let maximumEdge: Int
  /// The first of them, from 0.
  package let first: Int
  /// The same for all that is asked of one animation while it plays.
  package let token: UInt64

  /// So many bytes of pixels, and frames, come at once; one frame always does.
  package static let maximumBytes = 16 << 20
  package static let maximumCount = 64

  package init(maximumEdge: Int, first: Int, token: UInt64) {
    (self.maximumEdge, self.first, self.token) = (maximumEdge, first, token)
  }
}

/// What a decoder tells of frames, besides their pixels.
package struct DecoderFrames: Hashable, Sendable {
  /// Of each.
  package let size: PixelSize
  /// In milliseconds, as the file tells them: one for each frame that comes.
  package let durations: [UInt32]
  /// How many frames the animation has.
  package let total: UInt32
  /// How often it is played; 0 is without end.
  package let plays: UInt32

  package init(size: PixelSize, durations: [UInt32], total: UInt32, plays: UInt32) {
    (self.size, self.durations) = (size, durations)
    (self.total, self.plays) = (total, plays)
  }
}

extension ByteWriter {
  mutating func write(_ request: FramesWire) {
    write(UInt32(clamping: request.maximumEdge))
    write(UInt32(clamping: request.first))
    write(request.token)
  }

  mutating func write(_ frames: DecoderFrames) {
    write(frames.size)
    write(frames.total)
    write(frames.plays)
    write(UInt8(clamping: frames.durations.count))
    for duration in frames.durations { write(duration) }
  }
}

extension ByteReader {
  mutating func framesRequest() -> FramesWire? {
    guard let edge = number(UInt32.self), edge > 0, let first = number(UInt32.self),
      let token = number(UInt64.self)
    else { return nil }
    return FramesWire(maximumEdge: Int(edge), first: Int(first), token: token)
  }

  mutating func frames() -> DecoderFrames? {
    guard let size = size() ?? nil, let total = number(UInt32.self),
      let plays = number(UInt32.self), let count = number(UInt8.self),
      (1...FramesWire.maximumCount).contains(Int(count)),
      let durations = list(Int(count), { $0.number(UInt32.self) })
    else { return nil }
    return DecoderFrames(size: size, durations: durations, total: total, plays: plays)
  }
}
