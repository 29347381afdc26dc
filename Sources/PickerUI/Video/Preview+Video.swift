import Gtk
import PickerModel

/// Videos play when the user asks for it.
extension Preview {
  private static let largestFrame = 1920

  /// Whether the photo that is seen is a video that can be asked to play.
  var isVideo: Bool { videos != nil && photo?.facts.type.isVideo ?? false }

  /// The photo that is seen has changed: one that is a video can be played.
  func prepareVideo() {
    if isVideo { page.show(isPlaying: false) }
  }

  func stopVideo() {
    video = nil
    page.show(video: nil)
  }

  func toggleVideo() {
    guard let videos, let photo else { return }
    let player = video ?? VideoPlayer(photo, edge: videoEdge, source: videos)
    if video == nil {
      video = player
      player.changed = { [weak self] in self?.videoChanged() }
    }
    player.isPlaying ? player.pause() : player.play()
  }

  /// Frames have as many pixels as the view.
  private var videoEdge: Int {
    let (extent, factor) = (page.picture.extent, page.picture.scaleFactor)
    return min(Int(max(extent.width, extent.height) * factor), Self.largestFrame)
  }

  /// But for what is lost where a frame is made smaller.
  private static func haveSameShape(_ one: PixelSize?, _ other: PixelSize) -> Bool {
    guard let one, one.height > 0, other.height > 0 else { return false }
    let shapes = [one, other].map { Double($0.width) / Double($0.height) }
    return abs(shapes[0] / shapes[1] - 1) < 0.02
  }

  private func videoChanged() {
    guard isOpen, let video, video.photo.isSamePicture(as: photo) else { return }
    page.show(isPlaying: video.isPlaying)
    page.show(video: video)
    if let failure = video.failure { return page.show(failure: Sentences.video(failure)) }
    guard let surface = video.surface else { return }
    let view = page.picture
    view.content.failure = nil
    page.show(failure: nil)
    let size = PixelSize(width: surface.width, height: surface.height)
    if !Self.haveSameShape(view.geometry?.picture, size) { view.reset(size: size) }
    (view.content.whole, view.content.fine) = (surface, nil)
    view.widget.queueDraw()
  }
}
