import Gtk
import PickerModel

extension PhotoGrid {
  /// Where one is in an album.
  package struct Place {
    /// Nil at the very top, where new photos should be seen as they come.
    var top: Anchor?
    var focus: PhotoID?

    func renamed(_ moves: PhotoMoves) -> Place {
      if moves.isEmpty { return self }
      return Place(
        top: top.map { Anchor(id: moves[$0.id], offset: $0.offset, isWhole: $0.isWhole) },
        focus: focus.map { moves[$0] })
    }
  }

  /// A photo, and how far the top of its row is above that of the view, in logical pixels.
  struct Anchor {
    let id: PhotoID
    let offset: Double
    /// Whether all of it is to stay in sight.
    var isWhole = false
  }

  /// The first photo in sight and how far its row is above the top of the view; nil at the very top,
  /// where new photos should be seen as they come.
  var topAnchor: Anchor? {
    let value = adjustment.value
    guard value > 0, geometry.count > 0 else { return nil }
    let row = geometry.firstRow(below: value)
    let index = geometry.photos(inRow: row).lowerBound
    guard photos.indices.contains(index) else { return nil }
    return Anchor(id: photos[index].id, offset: value - Double(geometry.top(ofRow: row)))
  }

  /// The focused photo where it was wholly in sight and something is scrolled: wherever its row comes to
  /// lie in a window of another size, there it is seen.
  var focusedPhotoInSight: Anchor? {
    let value = adjustment.value
    guard value > 0, let focus, let index = photos.firstIndex(where: { $0.id == focus }) else {
      return nil
    }
    let top = Double(geometry.top(ofRow: geometry.row(of: index)))
    guard top >= value, top + Double(geometry.edge) <= value + heightBefore else { return nil }
    return Anchor(id: focus, offset: value - top, isWhole: true)
  }

  func restore(_ anchor: Anchor?) {
    guard let anchor, let index = photos.firstIndex(where: { $0.id == anchor.id }) else {
      if anchor == nil { adjustment.value = 0 }
      return
    }
    let value = Double(geometry.top(ofRow: geometry.row(of: index))) + anchor.offset
    adjustment.value =
      anchor.isWhole
      ? geometry.scroll(from: value, toShow: index, viewHeight: Double(widget.size.height)) : value
  }
}
