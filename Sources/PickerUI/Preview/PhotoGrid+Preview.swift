import Gtk
import PickerModel

extension PhotoGrid {
  /// The side of the tiles' squares, in device pixels.
  var tilePixels: Int { geometry.edge * widget.scaleFactor }

  /// Whether the point of the view is on the magnifier of the tile under the pointer.
  private func isOnMagnifier(_ x: Double, _ y: Double, _ index: Int) -> Bool {
    guard hovered == photos[index].id else { return false }
    let corner = geometry.bottomStart(ofTile: index)
    let along = (widget.isRightToLeft ? Double(geometry.width) - x : x) - Double(corner.x)
    let up = Double(corner.y) - (y + adjustment.value)
    let side = MagnifierMark.side
    return (0..<side).contains(Double(geometry.edge) - along) && (0..<side).contains(up)
  }

  /// Whether a click at the point of the view previews the tile that it is on.
  func isPreviewing(_ x: Double, _ y: Double, _ index: Int) -> Bool {
    isOnMagnifier(x, y, index) || previewsOnClick && !press.isShift && !isOnMark(x, y, index)
  }

  /// Whether the point of the view is on the mark of the tile.
  func isOnMark(_ x: Double, _ y: Double, _ index: Int) -> Bool {
    let corner = geometry.bottomStart(ofTile: index)
    let along = (widget.isRightToLeft ? Double(geometry.width) - x : x) - Double(corner.x)
    let down = y + adjustment.value - Double(corner.y - geometry.edge)
    let side = Double(CheckMark.target)
    return (0..<side).contains(Double(geometry.edge) - along) && (0..<side).contains(down)
  }

  /// Whether it is the second click on a picture soon after the first, by the times of the events: the
  /// gesture counts by the time when they are handled, which may be later in a busy moment.
  ///
  /// A click on the mark takes or drops the photo, and nothing else: it is neither of the two.
  func isSecondClick(_ x: Double, _ y: Double, _ index: Int) -> Bool {
    let (photo, before, time) = (photos[index].id, lastClick, press.time)
    let isOnMark = isOnMark(x, y, index)
    lastClick = isOnMark ? nil : (photo, time)
    if isOnMark { return false }
    guard let before, before.photo == photo, time &- before.time <= Toolkit.doubleClickTime else {
      return false
    }
    lastClick = nil
    return true
  }

  /// The second click of two: the first has taken or dropped the photo, which was not meant. Where one
  /// photo is chosen, that one is.
  func doubleClicked(_ photo: PhotoID) {
    if session.request.limits.replaces { return accepted(photo) }
    session.takeBackToggle(of: photo)
    previewed(photo)
  }
}
