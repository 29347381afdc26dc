import GLib
import Gtk

/// The bar below the picture: the shutter, or what to do with the photo.
@MainActor
final class CameraBar {
  let widget = BoxLayout(.vertical)
  let shutter: Button
  let retake = Button(tr("Retake"))
  let crop = Button(tr("Crop"))
  let use = Button(tr("Use Photo"))
  private let choices = BoxLayout(.horizontal, spacing: 12)

  /// - Parameter canCrop: whether the photo can be cropped afterwards.
  init(canCrop: Bool) {
    let disc = BoxLayout(.horizontal)
    disc.addStyleClass("disc")
    shutter = Button(around: disc)
    shutter.addStyleClass("shutter")
    shutter.setAlignment(horizontal: .center, vertical: .center)
    shutter.setTooltip(tr("Take Photo"))
    for button in [retake, crop] { button.addStyleClass("pill") }
    use.addStyleClass("done")
    choices.add(retake)
    choices.addAtEnd(use)
    if canCrop { choices.addAtEnd(crop) }
    choices.setSizeRequest(height: 70)
    for button in [retake, crop, use] { button.setAlignment(vertical: .center) }
    widget.addStyleClass("camera-bar")
    widget.add(shutter)
    widget.add(choices)
    for part in [shutter, choices] as [Widget] {
      part.showAll()
      part.stayHidden()
    }
    choices.isVisible = false
    show(isCounting: false)
  }

  func show(isLive: Bool, isShot: Bool, isSaving: Bool) {
    shutter.isVisible = !isShot
    shutter.isSensitive = isLive
    choices.isVisible = isShot
    choices.isSensitive = !isSaving
  }

  /// While it counts, the shutter takes it back.
  func show(isCounting: Bool) {
    shutter.setAccessibleName(isCounting ? tr("Stop Countdown") : tr("Take Photo"))
    isCounting ? shutter.addStyleClass("counting") : shutter.removeStyleClass("counting")
  }
}
