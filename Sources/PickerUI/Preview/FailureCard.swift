import Gtk

/// Says in place of a picture why there is none.
@MainActor
final class FailureCard {
  let widget = BoxLayout(.vertical, spacing: 12)
  private let label = Label()

  init() {
    let icon = Icon("image-missing-symbolic", pixels: 64)
    label.wrap(characters: 36)
    widget.addStyleClass("preview-failure")
    for part in [icon, label] {
      part.setAlignment(horizontal: .center, vertical: .center)
      widget.add(part)
    }
    widget.setAlignment(horizontal: .center, vertical: .center)
    widget.setMargins(horizontal: 24)
    widget.showAll()
    widget.stayHidden()
    widget.isVisible = false
  }

  func show(_ sentence: String?) {
    label.text = sentence ?? ""
    widget.isVisible = sentence != nil
  }
}
