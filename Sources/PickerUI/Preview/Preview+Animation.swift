import Gtk
import PickerModel

/// Moving pictures play as soon as they are seen, unless the user wants nothing to move.
extension Preview {
  /// What can be played; of other kinds the first frame is shown.
  private static let playable: Set<String> = ["image/gif", "image/webp", "image/png"]
  /// No frame is larger, in pixels: a moving picture that fills a screen.
  private static let largestEdge = 2048
  /// While nothing is painted, time stands still; in seconds.
  private static let longestStep = 0.1

  /// Plays the photo that is seen, if it moves and does not play yet.
  func startAnimation() {
    if isVideo { return }
    guard let photo, photo.facts.traits.contains(.animated),
      Self.playable.contains(photo.facts.type.name)
    else { return stopAnimation() }
    let edge = min(want(photo).edge, Self.largestEdge)
    if let animation, animation.photo.isSamePicture(as: photo), animation.edge >= edge { return }
    let isWanted = photo.isSamePicture(as: animation?.photo) ? animation?.isPlaying : nil
    let player = AnimationPlayer(photo, edge: edge, decoder: decoder)
    player.changed = { [weak self] in self?.animationChanged() }
    animation = player
    page.show(isPlaying: false)
    if isWanted ?? Toolkit.hasAnimations { play() }
  }

  func stopAnimation() {
    animation = nil
    page.show(isPlaying: nil)
  }

  func toggleAnimation() {
    guard let animation else { return }
    animation.isPlaying ? animation.pause() : play()
  }

  private func play() {
    guard let animation else { return }
    animation.play()
    // One that was paused just now is still told of the time.
    if animation.isDriven { return }
    animation.isDriven = true
    var last = 0.0
    // Not called while the preview is out of sight.
    page.picture.widget.onTick { [weak animation] now in
      guard let animation else { return false }
      animation.advance(by: min(now - last, Self.longestStep))
      last = now
      animation.isDriven = animation.isPlaying
      return animation.isPlaying
    }
  }

  private func animationChanged() {
    guard isOpen, let animation, animation.photo.isSamePicture(as: photo) else { return }
    page.show(isPlaying: animation.isPlaying)
    guard let surface = animation.surface else { return }
    page.picture.content.whole = surface
    page.picture.content.fine = nil
    page.picture.widget.queueDraw()
  }
}
