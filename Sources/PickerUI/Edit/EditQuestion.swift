import GLib
import Gtk

/// Asks whether what was done to the picture is to be dropped.
@MainActor
final class EditQuestion {
  let widget = BoxLayout(.vertical, spacing: 10)
  private let keep = Button(tr("Keep Editing"))
  private let text = tr("Discard the changes to this photo?")

  /// The answer: whether all is dropped.
  var answered: @MainActor (Bool) -> Void = { _ in }

  init() {
    let discard = Button(tr("Discard"))
    let label = Label(text)
    label.wrap(characters: 30)
    let buttons = BoxLayout(.horizontal, spacing: 6)
    discard.addStyleClass("loses")
    for button in [discard, keep] {
      button.addStyleClass("flat")
      buttons.add(button)
    }
    buttons.setAlignment(horizontal: .center, vertical: .center)
    discard.onClicked { [weak self] in self?.answered(true) }
    keep.onClicked { [weak self] in self?.answered(false) }
    widget.add(label)
    widget.add(buttons)
    widget.addStyleClass("notice")
    widget.addStyleClass("edit-question")
    widget.setAccessibleRole(.alert)
    widget.setAccessibleName(text)
    widget.setAlignment(horizontal: .center, vertical: .center)
    widget.setMargins(horizontal: 12)
    widget.showAll()
    widget.stayHidden()
    widget.isVisible = false
  }

  var isAsked: Bool { widget.isVisible }

  /// The key that is pressed next keeps what was done.
  func ask() {
    widget.isVisible = true
    widget.announce(text)
    keep.grabFocus()
  }

  func close() { widget.isVisible = false }
}
