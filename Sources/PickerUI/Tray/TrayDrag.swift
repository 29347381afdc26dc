import GLib
import Gtk
import PickerModel

/// A photo of the tray that is being dragged.
struct TrayDrag {
  let photo: PhotoID
  /// Where the pointer took hold, in the view.
  let start: (x: Double, y: Double)
  /// From there to the tile's corner, where that was.
  let hold: (x: Double, y: Double)
  /// In the view.
  var pointer: (x: Double, y: Double)
  /// Whether it has gone so far that the picture follows.
  var isMoving = false
}

/// A drag takes a tile to another place in the tray, or out of the window to another program. Fingers scroll,
/// unless they have rested on the tile.
extension TrayTiles {
  /// In logical pixels, as GTK's own threshold.
  private static let threshold = 8.0
  /// How far above or below the tiles the window ends at least, in logical pixels: its bars.
  private static let bars = 64.0

  func connectDrag() {
    dragging.goesFirst()
    dragging.onBegin { [weak self] x, y in
      guard let self, !dragging.isTouch else { return }
      takeHold(x, y)
    }
    resting.onPressed { [weak self] x, y in self?.fingerRests(x, y) }
    dragging.onUpdate { [weak self] x, y in self?.dragged(x, y) }
    dragging.onEnd { [weak self] _, _ in self?.letGo() }
    layout.onDrawAbove { [weak self] in self?.paintLifted($0) }
    layout.onDragDataWanted { [weak self] in self?.draggedURIs ?? [] }
  }

  private func takeHold(_ x: Double, _ y: Double) {
    let top = widget.adjustment.value
    guard let index = geometry.index(nearX: x, y: y + top), items.indices.contains(index) else {
      return
    }
    let corner = geometry.corner(of: index)
    let hold = (x: Double(corner.x) - x, y: Double(corner.y) - top - y)
    let inside = -Double(geometry.edge)...0
    guard inside.contains(hold.x), inside.contains(hold.y) else { return }
    drag = TrayDrag(photo: items[index].id, start: (x, y), hold: hold, pointer: (x, y))
  }

  private func fingerRests(_ x: Double, _ y: Double) {
    takeHold(x, y)
    if drag != nil { begin() }
  }

  private func begin() {
    guard let photo = drag?.photo, let tile = tile(of: photo) else { return }
    drag?.isMoving = true
    dragging.claim()
    widget.setMovesByTouch(false)
    tile.setLifted(true)
    tile.grabFocus()
  }

  /// Above all tiles, where the pointer holds it.
  private func paintLifted(_ canvas: Canvas) {
    guard let drag, drag.isMoving else { return }
    canvas.isolated {
      canvas.translate(x: drag.pointer.x + drag.hold.x, y: drag.pointer.y + drag.hold.y)
      tile(of: drag.photo)?.paintPicture(on: canvas)
    }
  }

  private func dragged(_ x: Double, _ y: Double) {
    guard let drag else { return }
    if !drag.isMoving {
      guard x * x + y * y >= Self.threshold * Self.threshold else { return }
      begin()
    }
    let pointer = (x: drag.start.x + x, y: drag.start.y + y)
    self.drag?.pointer = pointer
    layout.queueDraw()
    if draggedOut, isOutside(pointer) { return dragOut() }
    let top = widget.adjustment.value
    if let index = geometry.index(nearX: pointer.x, y: pointer.y + top) {
      preview(taking: drag.photo, to: min(index, items.count - 1))
    }
  }

  private func preview(taking photo: PhotoID, to place: Int) {
    var items = items
    guard let from = items.firstIndex(where: { $0.id == photo }), from != place else { return }
    items.insert(items.remove(at: from), at: place)
    preview(items)
  }

  private func isOutside(_ pointer: (x: Double, y: Double)) -> Bool {
    let (width, height) = widget.size
    return pointer.x < 0 || pointer.x > Double(width) || pointer.y < -Self.bars
      || pointer.y > Double(height) + Self.bars
  }

  private func letGo() {
    widget.setMovesByTouch(true)
    guard let drag, drag.isMoving else {
      self.drag = nil
      return
    }
    let place = items.firstIndex { $0.id == drag.photo }
    putDown(drag.photo)
    if let place, session.tray.place(of: drag.photo) != place {
      session.move(drag.photo, to: place)
    } else {
      show()
    }
  }

  func putDown(_ photo: PhotoID) {
    drag = nil
    tile(of: photo)?.setLifted(false)
    layout.queueDraw()
  }

  // MARK: Out of the window

  private func dragOut() {
    guard let drag else { return }
    outward = drag.photo
    putDown(drag.photo)
    show()
    dragging.dragOut(of: layout, from: drag.start)
  }

  private var draggedURIs: [String] {
    guard let item = session.tray.items.first(where: { $0.id == outward }) else { return [] }
    session.wasUsed()
    return [FileURI.string(ofPath: item.shown.id.path.bytes)]
  }
}
