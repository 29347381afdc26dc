import Gtk
import PickerModel

/// The ring of rows, and what each of them shows.
extension PhotoGrid {
  func clearRing() {
    let hadFocus = hasFocus
    if hadFocus { layout.grabFocus() }
    for row in ring {
      for tile in row.tiles { tile.close() }
      row.box.destroy()
      row.heading.destroy()
    }
    ring = []
  }

  func growRing() {
    while ring.count < wantedRows(geometry) {
      let row = GridRow(geometry: geometry, makeTile: makeTile)
      layout.put(row.box, x: geometry.left, y: -geometry.rowHeight)
      if geometry.headingHeight > 0 {
        layout.put(row.heading, x: geometry.left, y: -geometry.rowHeight)
      }
      ring.append(row)
    }
  }

  private func makeTile() -> Tile {
    Tile(
      edge: geometry.edge, thumbnails: thumbnails,
      actions: Tile.Actions(
        toggle: { [weak self] in self?.toggle($0) },
        mode: { [weak self] in self?.mode(of: $0) ?? Tile.Mode() },
        sentence: { [weak self] in self?.sentence(of: $0, position: $1, state: $2) ?? "" },
        hint: { [weak self] in self?.session.trashed($0.id).map(Sentences.deletedHint) },
        hasVisibleFocus: { [weak self] in self?.hasVisibleFocus($0) ?? false }))
  }

  // MARK: Binding

  /// Binds the rows that came into view; all of them where the photos are others.
  func bindRows(all: Bool = false) {
    guard !ring.isEmpty else { return }
    let rows = rowsToBind
    for row in rows {
      let slot = ring[row % ring.count]
      if !all && slot.row == row {
        if isInSight(row) { slot.comeIntoSight() }
        continue
      }
      releaseFocus(of: slot)
      if slot.row != row || all { put(slot, at: row) }
      slot.bind(
        row, to: geometry.photos(inRow: row), of: photos,
        urgency: isInSight(row) ? .visible : .near)
    }
    giveFocus()
  }

  private var rowsToBind: Range<Int> {
    let first = geometry.firstRow(below: adjustment.value)
    let start = max(0, min(first, geometry.rows - ring.count))
    return start..<min(geometry.rows, start + ring.count)
  }

  func isInSight(_ row: Int) -> Bool {
    let top = Double(geometry.top(ofRow: row))
    return top < adjustment.value + Double(widget.size.height)
      && top + Double(geometry.edge) > adjustment.value
  }

  /// The month of what lies so far below the top, in logical pixels; nil where the photos are in no order by
  /// time.
  func month(at y: Double) -> PhotoMonth? {
    if months.isEmpty || geometry.rows == 0 { return nil }
    return months[geometry.section(ofRow: min(geometry.firstRow(below: y), geometry.rows - 1))]
  }

  private func put(_ slot: GridRow, at row: Int) {
    layout.move(slot.box, x: geometry.left, y: geometry.top(ofRow: row))
    let heading = geometry.heading(ofRow: row)
    slot.show(heading: heading.map { Sentences.month(months[$0]) })
    if heading != nil {
      layout.move(slot.heading, x: geometry.left, y: geometry.topWithHeading(ofRow: row))
    }
  }

  private func sentence(of photo: Photo, position: Int, state: String?) -> String {
    Sentences.tile(
      photo, position: position, count: photos.count, isFavorite: session.isFavorite(photo.id),
      isEdited: session.edited(photo.id) != nil, trashed: session.trashed(photo.id), state: state)
  }

  private func mode(of photo: Photo) -> Tile.Mode {
    let number = session.selection.number(of: photo.id)
    let isDimmed = number == nil && session.selection.isFull && !session.request.limits.replaces
    return Tile.Mode(
      number: number, isDimmed: isDimmed, isFavorite: session.isFavorite(photo.id),
      isEdited: session.edited(photo.id) != nil, isHovered: hovered == photo.id)
  }
}
