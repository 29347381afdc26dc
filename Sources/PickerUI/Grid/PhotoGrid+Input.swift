package import Gtk
package import PickerModel

extension PhotoGrid {
  /// Whether keys go to the grid: to a tile of it, or to it where the focused tile is out of sight.
  package var hasFocus: Bool { layout.isFocus || tileWithFocus != nil }

  /// The photo that Space and Enter act on.
  package var focusedPhoto: PhotoID? { focus }

  /// Gives the grid the keys; the first photo in sight becomes the focused one where there is none.
  package func grabFocus() {
    if focus == nil { focus = photos.first?.id }
    layout.grabFocus()
    giveFocus()
  }

  /// Moves the focus, bringing it into sight.
  package func move(_ move: GridMove) {
    guard !photos.isEmpty else { return }
    let index = focus.flatMap { id in photos.firstIndex { $0.id == id } }
    let target = index.map {
      geometry.destination(
        of: move, from: $0, pageRows: geometry.rowsInSight(widget.size.height) - 2)
    }
    setFocus(target ?? 0)
  }

  /// Takes or drops the focused photo.
  package func toggleFocused() {
    if let focus, let photo = photos.first(where: { $0.id == focus }) { toggle(photo) }
  }

  /// The move that a key means, as the reading direction has it.
  package static func move(for key: Key, isRightToLeft: Bool) -> GridMove? {
    switch key {
    case .left: isRightToLeft ? .forward : .back
    case .right: isRightToLeft ? .back : .forward
    case .up: .up
    case .down: .down
    case .home: .first
    case .end: .last
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    default: nil
    }
  }

  func toggle(_ photo: Photo) {
    setFocusedPhoto(photo.id)
    session.toggle(photo.id)
  }

  func hasVisibleFocus(_ photo: Photo) -> Bool {
    focus == photo.id && isFocusVisible() && hasFocus
  }

  /// The row is about to show other photos: the grid itself keeps the keys meanwhile.
  func releaseFocus(of row: GridRow) {
    if row.tiles.contains(where: { $0.hasFocus }) { layout.grabFocus() }
  }

  /// Gives the keys to the tile of the focused photo, where they are the grid's and it is in sight.
  func giveFocus() {
    guard layout.isFocus, let focus, let tile = tile(of: focus) else { return }
    tile.grabFocus()
  }

  /// A click: on a tile or its mark it takes or drops the photo; with Shift, all from the last one.
  func released(_ presses: Int, _ x: Double, _ y: Double) {
    guard
      let index = geometry.index(
        atX: x, y: y + widget.adjustment.value, isRightToLeft: widget.isRightToLeft)
    else { return }
    press.claim()
    let photo = photos[index]
    setFocusedPhoto(photo.id)
    layout.grabFocus()
    giveFocus()
    press.isShift ? session.extend(to: photo.id) : session.toggle(photo.id)
  }

  private func setFocus(_ index: Int) {
    setFocusedPhoto(photos[index].id)
    let adjustment = widget.adjustment
    adjustment.value = geometry.scroll(
      from: adjustment.value, toShow: index, viewHeight: Double(widget.size.height))
    layout.grabFocus()
    giveFocus()
  }

  private func setFocusedPhoto(_ id: PhotoID) {
    let before = focus
    focus = id
    for id in [before, id].compactMap(\.self) { tile(of: id)?.queueDraw() }
  }

  private var tileWithFocus: Tile? {
    ring.lazy.flatMap(\.tiles).first { $0.hasFocus }
  }

  private func tile(of id: PhotoID) -> Tile? {
    ring.lazy.flatMap(\.tiles).first { $0.photo?.id == id }
  }
}

extension MainActor {
  /// Calls after what is being done now, on the main actor.
  static func later(_ work: @escaping @MainActor () -> Void) {
    Task { @MainActor in work() }
  }
}
