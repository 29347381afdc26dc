import GLib
import Gtk
import PickerModel

/// The tiles of the tray, and "+" behind them. Of many photos only the tiles in sight exist, and some beyond.
@MainActor
final class TrayTiles {
  let widget = ScrolledWindow()
  let layout = Layout()
  let add = AddTile()
  let dragging: DragGesture
  let resting: LongPressGesture
  let session: TraySession
  private let thumbnails: any ThumbnailProviding
  private lazy var adjustment = widget.adjustment

  /// The user wants to edit a photo; nil where none can be.
  private let edited: (@MainActor (TrayItem) -> Void)?

  /// In the order in which they are seen, which a drag changes before the tray does.
  private(set) var items: [TrayItem] = []
  /// The place of the photo that came back, or in the place of another, by the last change.
  private(set) var arrival: Int?
  private var tiles: [PhotoID: TrayTile] = [:]
  private(set) var geometry = TrayGeometry(width: 0, count: 0)
  private var motion = TrayMotion()
  /// Counts the movements, so that one ends when the next begins.
  private var motions = 0
  private var isSizePending = false
  var drag: TrayDrag?
  /// Whether a photo may be dragged out of the window.
  var draggedOut = true
  /// The photo that was dragged out of the window last.
  var outward: PhotoID?

  /// So many tiles exist even where they are not in sight.
  private static let always = 60

  init(
    _ session: TraySession, thumbnails: any ThumbnailProviding,
    edited: (@MainActor (TrayItem) -> Void)?
  ) {
    (self.session, self.thumbnails, self.edited) = (session, thumbnails, edited)
    dragging = DragGesture(on: layout)
    resting = LongPressGesture(on: layout)
    layout.addStyleClass("tray")
    layout.put(add.widget, x: 0, y: 0)
    widget.add(layout)
    widget.setExpand(horizontal: true, vertical: true)
    widget.onSizeAllocate { [weak self] in self?.sizeChanged() }
    adjustment.onValueChanged { [weak self] in self?.makeTilesInSight() }
    layout.onChange(of: "scale-factor") { [weak self] in self?.layOut(animated: false) }
    connectDrag()
  }

  /// Shows what is in the tray.
  func show() {
    let focused = focusedPlace
    let before = Set(items.map(\.id))
    drag.map { putDown($0.photo) }
    items = session.tray.items
    for item in items { tiles[item.id]?.show(item) }
    let isFirst = before.isEmpty
    let arrival = items.firstIndex { !before.contains($0.id) }
    self.arrival = isFirst ? nil : arrival.flatMap { $0 < before.count ? $0 : nil }
    layOut(animated: !isFirst)
    if let arrival = self.arrival {
      focus(arrival)
    } else if let focused, focusedPlace == nil || (focused < before.count && add.widget.isFocus) {
      focus(min(focused, items.count))
    }
    if !isFirst, items.count > before.count { reveal(items.count - 1) }
  }

  /// Shows items in another order than the tray's, while a photo is dragged.
  func preview(_ items: [TrayItem]) {
    guard items != self.items else { return }
    self.items = items
    layOut(animated: true)
  }

  // MARK: Focus

  /// The place of the tile that has the focus; that of "+" is behind the last.
  var focusedPlace: Int? {
    add.widget.isFocus ? items.count : items.firstIndex { tiles[$0.id]?.hasFocus ?? false }
  }

  /// Gives the keys to a tile, or to "+" behind the last.
  func focus(_ place: Int) {
    let place = min(max(0, place), geometry.count - 1)
    guard place >= 0 else { return }
    reveal(place)
    place < items.count ? tiles[items[place].id]?.grabFocus() : add.widget.grabFocus()
  }

  /// Scrolls until the tile is in sight.
  private func reveal(_ place: Int) {
    let top = Double(geometry.corner(of: place).y - TrayGeometry.margin)
    let bottom = top + Double(geometry.edge + 2 * TrayGeometry.margin)
    let height = adjustment.pageSize
    if top < adjustment.value {
      adjustment.value = top
    } else if bottom > adjustment.value + height {
      adjustment.value = bottom - height
    }
    makeTilesInSight()
  }

  // MARK: Layout

  /// Taken up after this frame, as children may not be made while sizes are given.
  private func sizeChanged() {
    guard widget.size.width != geometry.width, !isSizePending else { return }
    isSizePending = true
    MainActor.later { [weak self] in
      self?.isSizePending = false
      self?.layOut(animated: false)
    }
  }

  private func layOut(animated: Bool) {
    let isFull = session.tray.isFull
    geometry = TrayGeometry(
      width: widget.size.width, count: items.count + (isFull ? 0 : 1),
      isRightToLeft: widget.isRightToLeft)
    if geometry.width <= 0 { return }
    layout.setSize(width: geometry.width, height: geometry.height)
    endMotion()
    dropTiles(animated)
    for index in wanted { makeTile(index) }
    placeTiles()
    add.widget.isVisible = !isFull
    add.setEdge(geometry.edge)
    if !isFull { put(add.widget, geometry.corner(of: items.count)) }
    animated && Toolkit.hasAnimations ? play() : endMotion()
  }

  /// The tiles that exist.
  private var wanted: Range<Int> {
    if items.count <= Self.always { return items.indices }
    let top = adjustment.value
    return geometry.indices(from: top, to: top + Double(widget.size.height))
      .clamped(to: items.indices)
  }

  private func makeTilesInSight() {
    guard items.count > Self.always, geometry.width > 0 else { return }
    endMotion()
    let wanted = wanted
    let ids = Set(items[wanted].map(\.id))
    for (id, tile) in tiles where !ids.contains(id) && !tile.hasFocus && drag?.photo != id {
      tile.close()
      tiles[id] = nil
    }
    for index in wanted where tiles[items[index].id] == nil {
      makeTile(index)
      let corner = geometry.corner(of: index)
      tiles[items[index].id].map { move($0, (Double(corner.x), Double(corner.y))) }
    }
    endMotion()
  }

  private func dropTiles(_ animated: Bool) {
    let ids = Set(items.map(\.id))
    for (id, tile) in tiles where !ids.contains(id) {
      tiles[id] = nil
      tile.widget.isSensitive = false
      motion.going.append(tile)
    }
  }

  private func makeTile(_ index: Int) {
    let item = items[index]
    if tiles[item.id] == nil {
      let tile = TrayTile(item, thumbnails: thumbnails, actions: actions)
      tiles[item.id] = tile
      layout.put(tile.widget, x: 0, y: 0)
      motion.coming.append(tile)
    }
  }

  /// Where each tile goes, from where it is.
  private func placeTiles() {
    for (index, item) in items.enumerated() {
      guard let tile = tiles[item.id] else { continue }
      tile.setEdge(geometry.edge)
      tile.setPlace(index + 1, of: items.count)
      let corner = geometry.corner(of: index)
      let target = (x: Double(corner.x), y: Double(corner.y))
      let isNew = motion.coming.contains { $0 === tile }
      motion.ways.append((tile, isNew ? target : tile.corner, target))
    }
  }

  private var actions: TrayTile.Actions {
    TrayTile.Actions(
      replace: { [weak session] in session?.chooseReplacement(of: $0) },
      remove: { [weak session] in session?.remove($0) },
      move: { [weak session] in session?.move($0, by: $1) }, edit: edited)
  }

  func tile(of photo: PhotoID) -> TrayTile? { tiles[photo] }

  func move(_ tile: TrayTile, _ corner: (x: Double, y: Double)) {
    tile.corner = corner
    put(tile.widget, (Int(corner.x.rounded()), Int(corner.y.rounded())))
  }

  private func put(_ widget: Widget, _ corner: (x: Int, y: Int)) {
    layout.move(widget, x: corner.x, y: corner.y)
  }

  // MARK: Motion

  private func play() {
    motions += 1
    let mine = motions
    show(at: 0)
    layout.onTick { [weak self] time in
      guard let self, motions == mine else { return false }
      show(at: time)
      if time >= TrayMotion.duration { endMotion() }
      return time < TrayMotion.duration
    }
  }

  private func show(at time: Double) {
    let progress = TrayMotion.progress(at: time)
    for way in motion.ways.indices {
      move(motion.ways[way].tile, motion.corner(of: way, at: progress))
    }
    for tile in motion.coming { tile.widget.setOpacity(progress) }
    for tile in motion.going { tile.widget.setOpacity(1 - progress) }
  }

  private func endMotion() {
    motions += 1
    for way in motion.ways { move(way.tile, way.to) }
    for tile in motion.coming { tile.widget.setOpacity(1) }
    for tile in motion.going { tile.close() }
    motion = TrayMotion()
  }
}
