import GLib
package import Gtk
package import PickerModel

/// Plays one video: what is seen of it now, and what the user does to it.
@MainActor
package final class VideoPlayer {
  package let photo: Photo
  /// The frame that is seen; nil until the first one is there.
  package private(set) var surface: PictureSurface?
  package private(set) var isPlaying = false
  /// In seconds from the beginning.
  package private(set) var position = 0.0
  /// In seconds; nil where it is not known.
  package private(set) var duration: Double?
  package private(set) var hasSound = false
  package private(set) var isLoud = false
  package private(set) var failure: VideoFailure?
  private let source: any VideoPlaying
  private let edge: Int
  private var playback: (any VideoPlayback)?
  private var following: Task<Void, Never>?
  private var hasEnded = false
  /// Where the user wants to be, while a frame from before is on its way.
  private var target: Double?
  private var isSeeking = false

  /// Something of it is another one.
  package var changed: @MainActor () -> Void = {}

  /// - Parameter edge: the longest side of a frame, in pixels.
  package init(_ photo: Photo, edge: Int, source: any VideoPlaying) {
    (self.photo, self.edge, self.source) = (photo, edge, source)
  }

  deinit { following?.cancel() }

  /// From the beginning where it has come to its end. Opens it where it is not open.
  package func play() {
    guard !isPlaying, failure == nil else { return }
    isPlaying = true
    if hasEnded { seek(to: 0) }
    playback == nil ? open() : playback?.play()
    changed()
  }

  package func pause() {
    guard isPlaying else { return }
    isPlaying = false
    playback?.pause()
    changed()
  }

  /// While one jump is under way only the last of those that follow is made.
  ///
  /// - Parameter position: in seconds from the beginning.
  package func seek(to position: Double) {
    self.position = position
    guard let playback else { return }
    hasEnded = false
    guard !isSeeking else {
      target = position
      return
    }
    (isSeeking, target) = (true, nil)
    playback.seek(to: position)
  }

  package func toggleSound() {
    isLoud.toggle()
    playback?.setSound(isLoud)
    changed()
  }

  // MARK: The player

  private func open() {
    if following != nil { return }
    following = Task { [weak self, source, path = photo.id.path, edge] in
      do throws(VideoFailure) {
        let playback = try await source.open(path, edge: edge)
        guard !Task.isCancelled else { return }
        self?.opened(playback)
        for await report in playback.reports { await self?.take(report, from: playback) }
      } catch {
        self?.fail(error)
      }
    }
  }

  private func opened(_ playback: any VideoPlayback) {
    self.playback = playback
    if isLoud { playback.setSound(true) }
    if isPlaying { playback.play() }
  }

  private func take(_ report: VideoReport, from playback: any VideoPlayback) async {
    switch report {
    case .opened(let duration, let hasSound): (self.duration, self.hasSound) = (duration, hasSound)
    case .frame(let pixels, let position):
      let made = await Self.surface(of: pixels)
      playback.tookFrame()
      show(made, position)
    case .ended:
      (isPlaying, hasEnded) = (false, true)
      position = duration ?? position
      playback.pause()
    case .failed(let failure): return fail(failure)
    }
    changed()
  }

  private func show(_ surface: PictureSurface?, _ position: Double) {
    if let surface { self.surface = surface }
    isSeeking = false
    if let target { return seek(to: target) }
    if !hasEnded { self.position = position }
  }

  private func fail(_ failure: VideoFailure) {
    (self.failure, isPlaying, playback) = (failure, false, nil)
    changed()
  }

  /// Off the main thread: to copy the pixels takes a while.
  @concurrent
  nonisolated private static func surface(of pixels: PixelBuffer) async -> PictureSurface? {
    PictureSurface(pixels: pixels.bytes, width: pixels.width, height: pixels.height)
  }
}
