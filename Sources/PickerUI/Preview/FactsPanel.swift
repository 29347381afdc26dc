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
  private let map = Button(tr("Show on Map"))
  private var place: PhotoDetails.Place?

  /// The user wants to see where the photo was taken.
  var placeWanted: @MainActor (PhotoDetails.Place) -> Void = { _ in }

  /// In logical pixels.
  private static let (width, height) = (288, 210)

  private struct Row {
    let box = BoxLayout(.vertical, spacing: 2)
    let caption = Label()
    let value = Label()
  }

  init() {
    list.setMargins(horizontal: 18, vertical: 18)
    buildMap()
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
    widget.setStyleClass("below", isNarrow)
    isNarrow
      ? widget.setSizeRequest(height: Self.height) : widget.setSizeRequest(width: Self.width)
  }

  /// - Parameters:
  ///   - folder: where the user has it: an edited copy lies elsewhere.
  ///   - size: of the upright picture, where it was decoded.
  ///   - details: nil where they are not known, or not yet.
  func show(_ photo: Photo, folder: FilePath, size: PixelSize?, details: PhotoDetails?) {
    place = details?.place
    map.isVisible = place != nil
    let facts = PhotoFact.all(
      of: photo, folder: folder, size: size, details: details ?? PhotoDetails())
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

  /// Where it is, nobody is told before it is pressed: neither a map nor any server.
  private func buildMap() {
    map.setAlignment(horizontal: .start, vertical: .center)
    map.stayHidden()
    map.isVisible = false
    map.onClicked { [weak self] in
      if let self, let place { placeWanted(place) }
    }
    list.add(map)
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
    list.reorder(map, to: rows.count)
  }
}
