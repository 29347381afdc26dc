import DecoderWire
import GLib
package import PickerModel

extension DecoderPool: AnimationDecoding {
  package func frames(_ request: FramesRequest) async throws(DecodingError) -> DecodedFrames {
    let wire = FramesWire(
      maximumEdge: request.maximumEdge, first: request.first, token: request.token)
    let job = Job(path: request.path, level: .visible, wire: .frames(wire))
    return try await decode(job) { answer, descriptors in
      guard case .frames(let frames) = answer, descriptors.count == 1,
        frames.answers(request)
      else { return nil }
      return frames.decoded(from: descriptors[0])
    }
  }
}

extension DecoderFrames {
  fileprivate func answers(_ request: FramesRequest) -> Bool {
    let isFew = durations.count == 1 || durations.count * bytes <= FramesWire.maximumBytes
    return isFew && max(size.width, size.height) <= request.maximumEdge
      && request.first + durations.count <= Int(total)
  }

  /// Of one frame.
  private var bytes: Int { size.width * size.height * 4 }

  /// Nil where the memory does not hold just these pixels.
  fileprivate func decoded(from memory: Descriptor) -> DecodedFrames? {
    guard
      let parts = SealedMemory.parts(of: memory, lengths: durations.map { _ in bytes })
    else { return nil }
    let frames = zip(durations, parts).map { duration, pixels in
      DecodedFrames.Frame(
        pixels: PixelBuffer(width: size.width, height: size.height, bytes: pixels),
        milliseconds: Int(duration))
    }
    return DecodedFrames(frames: frames, total: Int(total), plays: Int(plays))
  }
}
