import Gtk
import PickerModel

/// How large the tiles are.
extension PhotoGrid {
  /// The sizes that keys and the wheel go through, in logical pixels.
  private static let sizes = [96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512]
  package static let ordinarySize = 160

  package enum SizeChange: Sendable {
    case larger, smaller, ordinary
  }

  /// Changes the size of the tiles. A photo that is in sight stays so: the focused one, or else the first.
  package func changeTileSize(_ change: SizeChange) {
    changeTileSize(change, keeping: focusInSight ?? firstInSight)
  }

  func connectWheel() {
    layout.onControlWheel { [weak self] notches, place in self?.wheelTurned(notches, place) }
  }

  /// By a whole notch or what comes together as one. The photo under the pointer stays in sight.
  private func wheelTurned(_ notches: Double, _ place: (x: Double, y: Double)) {
    wheel += notches
    guard abs(wheel) >= 1 else { return }
    let change = wheel < 0 ? SizeChange.larger : .smaller
    wheel = 0
    let index = geometry.nearestIndex(
      toX: place.x, y: place.y + adjustment.value, isRightToLeft: widget.isRightToLeft)
    changeTileSize(change, keeping: index)
  }

  private func changeTileSize(_ change: SizeChange, keeping index: Int?) {
    let size = Self.size(change, from: tileSize)
    if size != tileSize { setTileSize(size, keeping: index) }
  }

  private static func size(_ change: SizeChange, from size: Int) -> Int {
    switch change {
    case .larger: sizes.first { $0 > size } ?? size
    case .smaller: sizes.last { $0 < size } ?? size
    case .ordinary: ordinarySize
    }
  }

  private var focusInSight: Int? {
    guard let focus, let index = photos.firstIndex(where: { $0.id == focus }) else { return nil }
    let top = Double(geometry.top(ofRow: geometry.row(of: index)))
    let value = adjustment.value
    let isInSight = top + Double(geometry.edge) > value && top < value + Double(widget.size.height)
    return isInSight ? index : nil
  }

  private var firstInSight: Int? {
    let row = geometry.firstRow(below: adjustment.value)
    let index = geometry.photos(inRow: row).lowerBound
    return photos.indices.contains(index) ? index : nil
  }
}
