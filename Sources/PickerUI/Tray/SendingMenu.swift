import GLib
import Gtk
import PickerModel

/// The button that asks how large the photos of the tray are to be given away, and whether they tell where
/// they were taken.
@MainActor
final class SendingMenu {
  let button = Button(icon: "document-properties-symbolic", name: tr("Size and Location"))
  private let session: TraySession
  private var popover: Popover?
  private var total: Label?
  private var bytes: Int64?

  init(_ session: TraySession) {
    self.session = session
    button.onClicked { [weak self] in self?.open() }
  }

  /// - Parameter bytes: of all photos together as they would be given away; nil while that is not known.
  func show(total bytes: Int64?) {
    self.bytes = bytes
    let text = bytes.map(Sentences.bytes) ?? "…"
    total?.text = tr("{size} in all").filled(["size": text])
  }

  private func open() {
    popover?.destroy()
    let popover = Popover(at: button)
    popover.setAccessibleName(tr("Size and Location"))
    popover.takeStyleClass("narrow")
    let content = BoxLayout(.vertical, spacing: 6)
    content.setMargins(horizontal: 12, vertical: 12)
    addSizes(to: content)
    content.add(Separator(.horizontal))
    content.add(makeLocation())
    content.add(Separator(.horizontal))
    let total = Label()
    total.addStyleClass("dim-label")
    content.add(total)
    content.showAll()
    popover.add(content)
    (self.popover, self.total) = (popover, total)
    show(total: bytes)
    popover.open()
  }

  private func addSizes(to content: BoxLayout) {
    var first: RadioButton?
    for size in SendingChoice.Size.allCases {
      let choice = RadioButton(Sentences.size(size), with: first)
      choice.isActive = size == session.sending.size
      first = first ?? choice
      content.add(choice)
      choice.onToggled { [weak session] isActive in
        if isActive { session?.sending.size = size }
      }
    }
  }

  private func makeLocation() -> Widget {
    let choice = CheckButton(tr("Without Location"))
    choice.isActive = session.sending.omitsLocation
    choice.onToggled { [weak session] in session?.sending.omitsLocation = $0 }
    return choice
  }
}
