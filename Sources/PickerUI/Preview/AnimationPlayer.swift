package import Gtk
package import PickerModel

/// Plays a moving picture: asks for frames ahead of time, and shows each for as long as the file says. What is
/// held is bounded: a longer one is asked for anew each time that it is played.
@MainActor
package final class AnimationPlayer {
  package let photo: Photo
  /// The longer side of a frame at most, in pixels.
  package let edge: Int
  /// What is seen now; nil before the first frame.
  package private(set) var surface: PictureSurface?
  package private(set) var isPlaying = false
  /// Whether somebody tells it of the time that passes.
  var isDriven = false

  private let decoder: any AnimationDecoding
  private let budget: Int
  private let token = UInt64.random(in: 1 ... .max)
  private var frames: [Int: Frame] = [:]
  /// The number of that frame, from 0; -1 before the first.
  package private(set) var index = -1
  private var total: Int?
  private var plays = 0
  private var playsDone = 0
  /// The frame that is asked for next.
  private var wanted = 0
  private var fetching: Task<Void, Never>?
  /// How long the frame is still to be seen, in seconds.
  private var remaining = 0.0

  /// There is another frame, or it plays no more or again.
  package var changed: @MainActor () -> Void = {}

  private struct Frame: Sendable {
    let surface: PictureSurface
    let seconds: Double

    var bytes: Int { surface.width * surface.height * 4 }
  }

  /// 64 MB of frames ahead.
  package static let usualBudget = 64 << 20
  /// So much may come at once, in bytes.
  private static let batch = 16 << 20

  package init(
    _ photo: Photo, edge: Int, decoder: any AnimationDecoding, budget: Int = usualBudget
  ) {
    (self.photo, self.edge, self.decoder, self.budget) = (photo, edge, decoder, budget)
  }

  deinit { fetching?.cancel() }

  /// From the start, where it has come to its end.
  package func play() {
    if isPlaying { return }
    isPlaying = true
    if hasEnded {
      (index, playsDone, remaining) = (-1, 0, 0)
      if !keepsAll { (frames, wanted) = ([:], 0) }
    }
    fetch()
    changed()
  }

  package func pause() {
    if !isPlaying { return }
    isPlaying = false
    changed()
  }

  /// Time has passed, in seconds.
  package func advance(by seconds: Double) {
    guard isPlaying else { return }
    remaining -= seconds
    while remaining <= 0, isPlaying, showNext() {}
    // What did not come in time is not made up for.
    remaining = max(remaining, 0)
    fetch()
  }

  /// How many bytes of frames are held.
  package var bytesHeld: Int { frames.values.reduce(0) { $0 + $1.bytes } }

  private var hasEnded: Bool { total == index + 1 && plays > 0 && playsDone >= plays }

  /// - Returns: false where the next frame is not there yet, or there is none.
  private func showNext() -> Bool {
    if index >= 0, index + 1 == total {
      playsDone += 1
      if hasEnded {
        pause()
        return false
      }
    }
    let next = index + 1 == total ? 0 : index + 1
    guard let frame = frames[next] else {
      if index >= 0, next == 0 { playsDone -= 1 }
      return false
    }
    if !keepsAll, index >= 0 { frames[index] = nil }
    // The first is seen from now on, however long it was waited for.
    remaining = index < 0 ? frame.seconds : remaining + frame.seconds
    index = next
    surface = frame.surface
    changed()
    return true
  }

  // MARK: Frames

  /// Whether all frames together are within the budget.
  private var keepsAll: Bool {
    guard let total, let frame = frames.values.first else { return true }
    return total * frame.bytes <= budget
  }

  private func fetch() {
    guard isPlaying, fetching == nil else { return }
    if let total, wanted >= total {
      // All are held, or it begins anew.
      if keepsAll && frames.count >= total { return }
      wanted = 0
    }
    guard frames[wanted] == nil, frames.isEmpty || bytesHeld + Self.batch <= budget else { return }
    let request = FramesRequest(
      path: photo.id.path, maximumEdge: edge, first: wanted, token: token)
    fetching = Task { [weak self, decoder] in
      let batch = try? await Self.decode(request, decoder)
      if !Task.isCancelled { self?.receive(batch, from: request.first) }
    }
  }

  private func receive(_ batch: Batch?, from first: Int) {
    fetching = nil
    guard let batch else { return receiveNothing(from: first) }
    (total, plays) = (total ?? batch.total, batch.plays)
    for (place, frame) in batch.frames.enumerated() { frames[first + place] = frame }
    wanted = first + batch.frames.count
    fetch()
  }

  /// The rest cannot be decoded: what there is, is played.
  private func receiveNothing(from first: Int) {
    guard first > 1 else { return pause() }
    total = first
    if index >= first { index = first - 1 }
    fetch()
  }

  private struct Batch: Sendable {
    let frames: [Frame]
    let total: Int
    let plays: Int
  }

  /// Off the main thread: to copy frames takes a while.
  @concurrent
  nonisolated private static func decode(
    _ request: FramesRequest, _ decoder: any AnimationDecoding
  ) async throws(DecodingError) -> Batch {
    let decoded = try await decoder.frames(request)
    let frames = decoded.frames.compactMap { frame in
      PictureSurface(
        pixels: frame.pixels.bytes, width: frame.pixels.width, height: frame.pixels.height
      ).map { Frame(surface: $0, seconds: seconds(frame.milliseconds)) }
    }
    if frames.count < decoded.frames.count || frames.isEmpty { throw .tooLarge }
    return Batch(frames: frames, total: decoded.total, plays: decoded.plays)
  }

  /// As browsers have it: what is to be seen for a hundredth of a second or less is not meant so.
  nonisolated private static func seconds(_ milliseconds: Int) -> Double {
    milliseconds <= 10 ? 0.1 : Double(min(milliseconds, 600_000)) / 1000
  }
}
