import GLib
import Gtk

/// Where one is in a video, to move along, and its sound.
@MainActor
final class VideoBar {
  let widget = BoxLayout(.horizontal, spacing: 8)
  private let scale = Scale()
  private let (past, whole) = (Label(), Label())
  private let quiet = Button(icon: "audio-volume-muted-symbolic", name: tr("Turn Sound On"))
  private let loud = Button(icon: "audio-volume-high-symbolic", name: tr("Turn Sound Off"))
  private var duration: Double?
  /// Whether the knob is moved by the video.
  private var isFollowing = false

  /// The user wants to be there, in seconds from the beginning.
  var moved: @MainActor (Double) -> Void = { _ in }
  var soundPressed: @MainActor () -> Void = {}

  init() {
    scale.setExpand(horizontal: true)
    scale.setAccessibleName(tr("Position"))
    scale.onValueChanged { [weak self] in self?.scaleChanged() }
    for button in [quiet, loud] {
      button.setTakesFocusOnClick(false)
      button.onClicked { [weak self] in self?.soundPressed() }
    }
    for part in [past, scale, whole, quiet, loud] as [Widget] { widget.add(part) }
    widget.addStyleClass("preview-zoom")
    widget.addStyleClass("video-bar")
    widget.setAlignment(horizontal: .fill, vertical: .end)
    widget.setMargins(horizontal: 24, vertical: 62)
    for part in [past, scale, whole] as [Widget] { part.show() }
    for part in [quiet, loud, widget] as [Widget] { part.stayHidden() }
  }

  /// Nil where no video is open.
  func show(_ player: VideoPlayer?) {
    widget.isVisible = player != nil && player?.failure == nil
    guard let player else { return }
    quiet.isVisible = player.hasSound && !player.isLoud
    loud.isVisible = player.hasSound && player.isLoud
    duration = player.duration
    scale.isSensitive = duration != nil
    past.text = Sentences.time(player.position)
    whole.text = duration.map { Sentences.time($0) } ?? ""
    scale.setAccessibleDescription(past.text)
    guard let duration, duration > 0 else { return }
    isFollowing = true
    scale.setSteps(min(1, 5 / duration), page: min(1, 30 / duration))
    scale.value = player.position / duration
    isFollowing = false
  }

  private func scaleChanged() {
    if !isFollowing, let duration { moved(scale.value * duration) }
  }
}
