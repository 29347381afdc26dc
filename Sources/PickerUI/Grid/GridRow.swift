import Gtk
import PickerModel

/// One flow box of the ring: a line of tiles that is bound to one row of the album after another.
@MainActor
final class GridRow {
  let box: FlowBox
  let tiles: [Tile]
  /// The row of the album that it shows; nil before the first.
  private(set) var row: Int?

  init(geometry: GridGeometry, makeTile: () -> Tile) {
    box = FlowBox(columns: geometry.columns, spacing: GridGeometry.spacing)
    tiles = (0..<geometry.columns).map { _ in makeTile() }
    for tile in tiles { box.add(tile.child) }
    box.setSizeRequest(width: geometry.rowWidth, height: geometry.edge)
    box.canFocus = false
    box.show()
  }

  /// Binds the tiles to the photos of a row; those for which there is none are hidden.
  func bind(_ row: Int, of photos: [Photo], urgency: ThumbnailUrgency) {
    self.row = row
    for (column, tile) in tiles.enumerated() {
      let index = row * tiles.count + column
      let photo = photos.indices.contains(index) ? photos[index] : nil
      tile.bind(photo, position: index + 1, urgency: urgency)
    }
  }
}
