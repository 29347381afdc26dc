import DecoderWire
import PickerModel

/// Gives the frames of animations in batches. Of the last animation it keeps how far it is, so that the next
/// batch goes on there.
final class FramesReader {
  private var composer: FrameComposer?
  private var token: UInt64 = 0

  /// A batch is done after so long, whatever is in it: somebody waits for it.
  private static let patience = Duration.seconds(4)

  /// - Returns: one frame at least.
  /// - Throws: `unsupported`, where it is no animation that can be played.
  func frames(
    _ request: FramesWire, of file: borrowing PictureFile
  ) throws(DecodingError) -> (DecoderFrames, [[UInt8]]) {
    let composer = try composer(request, file)
    let end = ContinuousClock.now + Self.patience
    var (pictures, durations, bytes) = ([PixelBuffer](), [UInt32](), 0)
    while composer.compose(file),
      let picture = composer.picture(maximumEdge: request.maximumEdge)
    {
      pictures.append(picture)
      let frame = composer.animation.frames[composer.next - 1]
      durations.append(UInt32(clamping: frame.milliseconds))
      bytes += picture.bytes.count
      if bytes + picture.bytes.count > FramesWire.maximumBytes || ContinuousClock.now > end
        || durations.count == FramesWire.maximumCount
      {
        break
      }
    }
    guard let first = pictures.first else { throw .damaged }
    let answer = DecoderFrames(
      size: PixelSize(width: first.width, height: first.height), durations: durations,
      total: UInt32(composer.animation.frames.count), plays: UInt32(composer.animation.plays))
    return (answer, pictures.map(\.bytes))
  }

  /// Where the last batch ended, if this is the next one; else what comes before is composed anew.
  private func composer(
    _ request: FramesWire, _ file: borrowing PictureFile
  ) throws(DecodingError) -> FrameComposer {
    if let composer, token == request.token, composer.next == request.first { return composer }
    composer = nil
    guard let animation = Animation(file) else { throw .unsupported }
    guard let new = FrameComposer(animation, of: file) else { throw .tooLarge }
    for _ in 0..<request.first {
      guard new.compose(file) else { throw .damaged }
    }
    (composer, token) = (new, request.token)
    return new
  }
}
