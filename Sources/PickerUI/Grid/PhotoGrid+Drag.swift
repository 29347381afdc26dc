import Gtk
import PickerModel

/// A press that is held in the grid, and where it has gone.
struct GridDrag {
  /// In the view.
  let start: (x: Double, y: Double)
  /// How far the view was scrolled then.
  let scroll: Double
  /// In milliseconds of the display's clock.
  let time: UInt32
  /// Whether it is a finger's.
  let isTouch: Bool
  var pointer: (x: Double, y: Double)
  /// The time of the last frame that scrolled, in seconds since the scrolling began; nil where nothing does.
  var scrolledAt: Double?
  /// Whether it has gone so far that it takes or drops photos.
  var isSelecting = false
}

/// A drag over tiles takes or drops the range that it covers, and scrolls at the edges; but one that begins
/// on a checked photo, held for a moment first, takes what is checked to another program. Fingers scroll, but from a mark they select.
extension PhotoGrid {
  /// In logical pixels, as GTK's own threshold.
  private static let threshold = 8.0
  /// How long a checked photo is held before it is dragged to another program, in milliseconds.
  private static let hold: UInt32 = 400
  /// How near to an edge of the view scrolling begins, in logical pixels.
  private static let edgeZone = 40.0
  /// In logical pixels a second, for each pixel that the pointer is within the zone or beyond it.
  private static let scrollingSpeed = 18.0
  private static let greatestSpeed = 4000.0

  func connectDrag() {
    dragging.goesFirst()
    resting.onPressed { [weak self] x, y in self?.fingerRests(x, y) }
    layout.onDragDataWanted { [weak self] in self?.session.selectionURIs ?? [] }
    dragging.onBegin { [weak self] x, y in self?.dragBegan(x, y) }
    dragging.onUpdate { [weak self] x, y in self?.dragMoved(x, y) }
    dragging.onEnd { [weak self] _, _ in self?.dragEnded() }
  }

  private func dragBegan(_ x: Double, _ y: Double) {
    wasDragged = false
    if dragging.isTouch {
      guard let index = index(x, y), isOnMark(x, y, index) else { return }
      setFingersSelect(true)
    }
    drag = GridDrag(
      start: (x, y), scroll: adjustment.value, time: dragging.time,
      isTouch: dragging.isTouch, pointer: (x, y))
  }

  /// A finger that rests sees the photo as a whole; that it goes up is no click then.
  private func fingerRests(_ x: Double, _ y: Double) {
    guard let index = index(x, y), drag?.isSelecting != true else { return }
    wasDragged = true
    giveUpDrag()
    previewed(photos[index].id)
  }

  private func dragMoved(_ x: Double, _ y: Double) {
    guard let start = drag?.start else { return }
    drag?.pointer = (start.x + x, start.y + y)
    if drag?.isSelecting == false {
      guard x * x + y * y >= Self.threshold * Self.threshold else { return }
      if dragOut() { return }
      beginSelecting()
    }
    select()
    scrollAtEdges()
  }

  private func giveUpDrag() {
    if drag?.isTouch == true { setFingersSelect(false) }
    drag = nil
  }

  private func setFingersSelect(_ select: Bool) {
    widget.setMovesByTouch(!select)
    fingersSelect(select)
  }

  private func dragOut() -> Bool {
    guard let drag, !drag.isTouch, dragging.time &- drag.time >= Self.hold,
      let photo = photo(near: drag.start, scroll: drag.scroll), session.selection.contains(photo)
    else { return false }
    wasDragged = true
    self.drag = nil
    dragging.dragOut(of: layout, from: drag.start)
    return true
  }

  private func beginSelecting() {
    guard let drag, let photo = photo(near: drag.start, scroll: drag.scroll) else { return }
    dragging.claim()
    wasDragged = true
    self.drag?.isSelecting = true
    layout.grabFocus()
    session.beginDrag(at: photo)
  }

  /// The range ends at the photo that the pointer is over, or nearest to.
  private func select() {
    guard let drag, drag.isSelecting,
      let photo = photo(near: drag.pointer, scroll: adjustment.value)
    else { return }
    session.drag(to: photo)
    setFocusedPhoto(photo)
  }

  private func dragEnded() {
    let wasSelecting = drag?.isSelecting ?? false
    giveUpDrag()
    if wasSelecting { giveFocus() }
  }

  private func photo(near point: (x: Double, y: Double), scroll: Double) -> PhotoID? {
    let height = Double(widget.size.height)
    let index = geometry.nearestIndex(
      toX: point.x, y: min(max(point.y, 0), height) + scroll, isRightToLeft: widget.isRightToLeft)
    return index.map { photos[$0].id }
  }

  // MARK: Scrolling

  /// How fast the view moves, downwards, in logical pixels a second; 0 where it can go no further.
  private var speed: Double {
    guard let drag, drag.isSelecting else { return 0 }
    let bottom = Double(widget.size.height) - Self.edgeZone
    let beyond = max(0, drag.pointer.y - bottom) - max(0, Self.edgeZone - drag.pointer.y)
    if beyond < 0 ? adjustment.value <= 0 : adjustment.value >= scrollHeight { return 0 }
    return min(max(beyond * Self.scrollingSpeed, -Self.greatestSpeed), Self.greatestSpeed)
  }

  private func scrollAtEdges() {
    guard speed != 0, drag?.scrolledAt == nil else { return }
    drag?.scrolledAt = 0
    widget.onTick { [weak self] now in self?.scrollOn(now) ?? false }
  }

  private func scrollOn(_ now: Double) -> Bool {
    let speed = speed
    guard speed != 0, let before = drag?.scrolledAt else {
      drag?.scrolledAt = nil
      return false
    }
    drag?.scrolledAt = now
    adjustment.value += speed * (now - before)
    select()
    return true
  }
}
