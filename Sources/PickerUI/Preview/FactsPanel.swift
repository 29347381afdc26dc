import GLib
import Gtk
import PickerModel

/// What is known of the photo that is seen. What is not known has no line.
@MainActor
final class FactsPanel {
  let widget = ScrolledWindow()
  private let list = BoxLayout(.vertical, spacing: 12)
  private var rows: [Row] = []
  private var shown: [PhotoFact] = []

  /// The user has read it.
  var closed: @MainActor () -> Void = {}

  /// In logical pixels.
  private static let (width, height) = (288, 210)

  private struct Row {
    let box = BoxLayout(.vertical, spacing: 2)
    let caption = Label()
    let value = Label()
  }

  init() {
    list.setMargins(horizontal: 18, vertical: 18)
    widget.add(list)
    widget.addStyleClass("preview-facts")
    widget.showAll()
    widget.stayHidden()
    widget.isVisible = false
    setNarrow(false)
  }

  var isShown: Bool {
    get { widget.isVisible }
    set { widget.isVisible = newValue }
  }

  /// - Parameter isNarrow: whether it lies below the picture.
  func setNarrow(_ isNarrow: Bool) {
    isNarrow
      ? widget.setSizeRequest(height: Self.height) : widget.setSizeRequest(width: Self.width)
  }

  /// - Parameter size: of the upright picture, where it was decoded.
  func show(_ photo: Photo, size: PixelSize?) {
    let facts = PhotoFact.all(of: photo, size: size)
    guard facts != shown else { return }
    shown = facts
    while rows.count < facts.count { addRow() }
    for (place, row) in rows.enumerated() {
      row.box.isVisible = place < facts.count
      guard place < facts.count else { continue }
      row.caption.text = facts[place].caption
      row.value.text = facts[place].value
    }
  }

  private func addRow() {
    let row = Row()
    row.caption.addStyleClass("dim-label")
    row.caption.addStyleClass("preview-caption")
    row.value.wrapFromStart(characters: 30)
    row.box.add(row.caption)
    row.box.add(row.value)
    list.add(row.box)
    row.box.showAll()
    rows.append(row)
  }
}
