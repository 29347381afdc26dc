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
    // Where something is said in its place, GTK would hand it keys that it cannot take.
    guard layout.isRealized else { return }
    layout.grabFocus()
    giveFocus()
  }

  /// Tab leads to the focused photo, and from it past the whole grid: within it the arrows lead.
  func takeFocus() -> Bool {
    if hasFocus { return false }
    grabFocus()
    return true
  }

  /// Moves the focus, bringing it into sight.
  ///
  /// - Parameter extends: whether the range that ends at the focus goes along.
  package func move(_ move: GridMove, extends: Bool = false) {
    guard !photos.isEmpty else { return }
    let before = focus
    let index = focus.flatMap { id in photos.firstIndex { $0.id == id } }
    let target = index.map {
      geometry.destination(of: move, from: $0, viewHeight: widget.size.height)
    }
    setFocus(target ?? 0)
    if extends, let before, let focus { session.extend(from: before, to: focus) }
  }

  /// Brings a photo into sight and makes it the focused one; without effect where it is not shown.
  package func reveal(_ photo: PhotoID) {
    if let index = photos.firstIndex(where: { $0.id == photo }) { setFocus(index) }
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

  /// Gives the focused photo a heart or takes it, and says so.
  package func toggleFavorite() {
    if let focus, let photo = photos.first(where: { $0.id == focus }) { toggleFavorite(photo) }
  }

  func toggleFavorite(_ photo: Photo) {
    let isFavorite = session.toggleFavorite(photo)
    updateTiles()
    tile(of: photo.id)?.playHeart()
    layout.announce(Sentences.favorite(isFavorite))
  }

  func toggle(_ photo: Photo) {
    setFocusedPhoto(photo.id)
    session.toggle(photo.id)
  }

  func hasVisibleFocus(_ photo: Photo) -> Bool {
    focus == photo.id && isFocusVisible() && hasFocus
  }

  /// All of the ring is painted: of itself the toolkit paints the mark anew, which has the focus.
  func focusBecameVisible() { focus.flatMap(tile)?.queueDraw() }

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
    guard !wasDragged, let index = index(x, y) else { return }
    press.claim()
    let photo = photos[index]
    if isOnHeart(x, y, index) { return toggleFavorite(photo) }
    if isPreviewing(x, y, index) { return previewed(photo.id) }
    setFocusedPhoto(photo.id)
    layout.grabFocus()
    giveFocus()
    if isSecondClick(x, y, index) { return doubleClicked(photo.id) }
    press.isShift ? session.extend(to: photo.id) : session.toggle(photo.id)
  }

  /// The photo at a point of the view.
  func index(_ x: Double, _ y: Double) -> Int? {
    geometry.index(
      atX: x, y: y + adjustment.value, isRightToLeft: widget.isRightToLeft)
  }

  func pointerMoved(_ place: (x: Double, y: Double)?) {
    pointer = place
    hoverUnderPointer()
  }

  /// The pointer may rest while what is under it changes.
  func hoverUnderPointer() {
    hover(pointer.flatMap { index($0.x, $0.y) }.map { photos[$0].id })
  }

  func hover(_ photo: PhotoID?) {
    guard photo != hovered else { return }
    let before = hovered
    hovered = photo
    for id in [before, photo].compactMap(\.self) { tile(of: id)?.updateMode() }
  }

  /// Whether the point is on a heart that is to be seen: a favourite's, or that under the pointer.
  private func isOnHeart(_ x: Double, _ y: Double, _ index: Int) -> Bool {
    let photo = photos[index].id
    guard session.isFavorite(photo) || hovered == photo else { return false }
    let corner = geometry.bottomStart(ofTile: index)
    let along = (widget.isRightToLeft ? Double(geometry.width) - x : x) - Double(corner.x)
    let up = Double(corner.y) - (y + adjustment.value)
    return (0..<HeartMark.side).contains(along) && (0..<HeartMark.side).contains(up)
  }

  func setFocus(_ index: Int) {
    setFocusedPhoto(photos[index].id)
    adjustment.value = geometry.scroll(
      from: adjustment.value, toShow: index, viewHeight: Double(widget.size.height))
    layout.grabFocus()
    giveFocus()
  }

  func setFocusedPhoto(_ id: PhotoID) {
    let before = focus
    focus = id
    isFocusChosen = true
    for id in [before, id].compactMap(\.self) { tile(of: id)?.queueDraw() }
  }

  private var tileWithFocus: Tile? {
    ring.lazy.flatMap(\.tiles).first { $0.hasFocus }
  }

  func tile(of id: PhotoID) -> Tile? {
    ring.lazy.flatMap(\.tiles).first { $0.photo?.id == id }
  }
}

extension MainActor {
  /// Calls after what is being done now, on the main actor.
  static func later(_ work: @escaping @MainActor () -> Void) {
    Task { @MainActor in work() }
  }
}
