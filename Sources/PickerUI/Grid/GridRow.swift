import Gtk
import PickerModel

/// One flow box of the ring: a line of tiles that is bound to one row of the album after another, and the
/// heading that may stand above it.
@MainActor
final class GridRow {
  let box: FlowBox
  let tiles: [Tile]
  let heading = Label()
  /// The row of the album that it shows; nil before the first.
  private(set) var row: Int?
  private var urgency = ThumbnailUrgency.near

  init(geometry: GridGeometry, makeTile: () -> Tile) {
    box = FlowBox(columns: geometry.columns, spacing: GridGeometry.spacing)
    tiles = (0..<geometry.columns).map { _ in makeTile() }
    for tile in tiles { box.add(tile.child) }
    box.setSizeRequest(width: geometry.rowWidth, height: geometry.edge)
    box.canFocus = false
    box.show()
    heading.setSizeRequest(width: geometry.rowWidth, height: geometry.headingHeight)
    heading.addStyleClass("month-heading")
    heading.setAccessibleRole(.heading)
    heading.ellipsizeEnd()
  }

  /// Binds the tiles to the photos of a row; those for which there is none are hidden.
  ///
  /// - Parameter range: which of the photos stand in the row.
  func bind(_ row: Int, to range: Range<Int>, of photos: [Photo], urgency: ThumbnailUrgency) {
    (self.row, self.urgency) = (row, urgency)
    for (column, tile) in tiles.enumerated() {
      let index = range.lowerBound + column
      let photo = range.contains(index) && index < photos.count ? photos[index] : nil
      tile.bind(photo, position: index + 1, urgency: urgency)
    }
  }

  /// What is still to be loaded does not wait any more for what others see.
  func comeIntoSight() {
    if urgency == .visible { return }
    urgency = .visible
    for tile in tiles { tile.comeIntoSight() }
  }

  /// Shows the text above the tiles; nil for nothing.
  func show(heading text: String?) {
    if let text, text != heading.text { heading.text = text }
    if heading.isVisible != (text != nil) { heading.isVisible = text != nil }
  }
}
