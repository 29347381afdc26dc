import GLib
import Gtk

/// The buttons that float above the picture.
@MainActor
final class PreviewButtons {
  private let previous = Button(icon: "go-previous-symbolic", name: tr("Previous Photo"))
  private let next = Button(icon: "go-next-symbolic", name: tr("Next Photo"))
  private let zoomOut = Button(icon: "zoom-out-symbolic", name: tr("Zoom Out"))
  private let zoomIn = Button(icon: "zoom-in-symbolic", name: tr("Zoom In"))
  private let enter = Button(icon: "view-fullscreen-symbolic", name: tr("Full Screen"))
  private let leave = Button(icon: "view-restore-symbolic", name: tr("Leave Full Screen"))
  private let start = Button(icon: "media-playback-start-symbolic", name: tr("Play"))
  private let pause = Button(icon: "media-playback-pause-symbolic", name: tr("Pause"))
  private let percent = Label()
  private let size: Button
  private let zoom = BoxLayout(.horizontal)

  var pressed: @MainActor (PreviewPage.Press) -> Void = { _ in }

  init() {
    size = Button(around: percent)
    build()
    connect([
      (previous, .previous), (next, .next), (zoomOut, .zoomOut), (zoomIn, .zoomIn), (size, .size),
      (enter, .fullScreen), (leave, .fullScreen),
      (start, .play), (pause, .play),
    ])
  }

  var widgets: [Widget] { [previous, next, zoom] }

  func show(position: Int, count: Int) {
    previous.isSensitive = position > 1
    next.isSensitive = position < count
    for button in [previous, next] { button.isVisible = count > 1 }
  }

  func show(zoom geometry: ZoomGeometry?) {
    zoomIn.isSensitive = geometry?.canZoomIn ?? false
    zoomOut.isSensitive = geometry?.canZoomOut ?? false
    size.isSensitive = geometry != nil
    let isFit = geometry?.isFit ?? true
    let name = isFit ? tr("Actual Size") : tr("Whole Picture")
    size.setAccessibleName(name)
    size.setTooltip(name)
    percent.text = geometry.map { Sentences.percent($0.percent) } ?? ""
    size.setAccessibleDescription(percent.text)
  }

  /// Nil for a photo that does not move.
  func show(isPlaying: Bool?) {
    start.isVisible = isPlaying == false
    pause.isVisible = isPlaying == true
  }

  func show(isFullScreen: Bool) {
    enter.isVisible = !isFullScreen
    leave.isVisible = isFullScreen
  }

  /// - Parameter isNarrow: whether there is little room beside the heart.
  func setNarrow(_ isNarrow: Bool) { size.setSizeRequest(width: isNarrow ? 48 : 72) }

  private func build() {
    previous.setAlignment(horizontal: .start, vertical: .center)
    next.setAlignment(horizontal: .end, vertical: .center)
    for button in [previous, next] {
      button.setMargins(horizontal: 12)
      button.addStyleClass("preview-step")
    }
    percent.setAlignment(horizontal: .center, vertical: .center)
    setNarrow(false)
    zoom.addStyleClass("preview-zoom")
    for button in [start, pause, zoomOut, size, zoomIn, enter, leave] { zoom.add(button) }
    zoom.setAlignment(horizontal: .center, vertical: .end)
    zoom.setMargins(horizontal: 12, vertical: 12)
    for button in [leave, start, pause] { button.stayHidden() }
  }

  private func connect(_ buttons: [(Button, PreviewPage.Press)]) {
    for (button, press) in buttons {
      button.setTakesFocusOnClick(false)
      button.onClicked { [weak self] in self?.pressed(press) }
    }
  }
}
