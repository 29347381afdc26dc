import GLib
package import Gtk
package import PickerModel

/// The grid of an album's photos. Only the tiles in sight exist, and a row or two beyond: a layout as
/// tall as the album holds a ring of one-row flow boxes; when a row leaves at one end, its flow box is
/// moved to the other and its tiles are bound to other photos.
@MainActor
package final class PhotoGrid {
  package let widget = ScrolledWindow()

  let layout = Layout()
  private(set) lazy var scrubber = Scrubber(beside: widget)
  let session: PickerSession
  let thumbnails: any ThumbnailProviding
  /// The least side of a tile, in logical pixels.
  package private(set) var tileSize: Int
  let press: PressGesture
  let menuPress: PressGesture
  let dragging: DragGesture
  let resting: LongPressGesture
  private(set) var photos: [Photo] = [] {
    didSet { photosChanged() }
  }
  private(set) var months: [PhotoMonth] = []
  private(set) var geometry = GridGeometry(width: 0, tileSize: 160, count: 0)
  var ring: [GridRow] = []
  private var isBindPending = false
  private var isPainted = false
  /// The height of the view when the tiles were laid out last, in logical pixels.
  private(set) var heightBefore = 0.0
  /// Held, as the widget has none any more once it is destroyed.
  lazy var adjustment = widget.adjustment

  var drag: GridDrag?
  /// Whether the press that is about to end was a drag.
  var wasDragged = false
  /// Turns of the wheel that make no whole notch yet.
  var wheel = 0.0
  var typing = Typing()
  /// Whether only its mark takes or drops a photo, and a click on the rest of the tile previews it.
  var previewsOnClick = false
  /// The first photos are on the screen.
  var painted: @MainActor () -> Void = {}

  /// The photo that keys act on.
  var focus: PhotoID?
  /// Whether the user went to it.
  var isFocusChosen = false
  /// The photo under the pointer.
  var hovered: PhotoID?
  /// Where the pointer is, in the view; nil where it is elsewhere.
  var pointer: (x: Double, y: Double)?
  /// A finger has begun to select, or no longer does: meanwhile it does nothing else.
  var fingersSelect: @MainActor (Bool) -> Void = { _ in }
  /// The grid shows other photos.
  var photosChanged: @MainActor () -> Void = {}
  /// The user wants to see a photo as a whole.
  var previewed: @MainActor (PhotoID) -> Void = { _ in }
  /// Makes the menu of a photo.
  lazy var menuWanted: @MainActor (Photo) -> ContextMenu = { [layout] _ in
    ContextMenu(for: layout)
  }
  /// The user has made up their mind: this photo.
  var accepted: @MainActor (PhotoID) -> Void = { _ in }
  /// On which picture and when the last click was, in milliseconds; nil where it was on a mark.
  var lastClick: (photo: PhotoID, time: UInt32)?
  /// Whether the window shows where the focus is.
  var isFocusVisible: () -> Bool = { false }

  /// - Parameter tileSize: the least side of a tile, in logical pixels.
  package init(session: PickerSession, thumbnails: any ThumbnailProviding, tileSize: Int) {
    self.session = session
    self.thumbnails = thumbnails
    self.tileSize = tileSize
    press = PressGesture(on: layout)
    menuPress = PressGesture(on: layout, .secondary)
    dragging = DragGesture(on: layout)
    resting = LongPressGesture(on: layout)
    layout.canFocus = true
    layout.addStyleClass("photo-grid")
    widget.add(layout)
    widget.letTouchesThrough()
    connect()
  }

  /// How many tiles exist now, how many can be in sight, and how many stand side by side.
  package var tileCounts: (existing: Int, inSight: Int, columns: Int) {
    let columns = geometry.columns
    return (ring.count * columns, geometry.rowsInSight(widget.size.height) * columns, columns)
  }

  /// Shows the photos in place of those before.
  ///
  /// - Parameters:
  ///   - months: above the first photo of each stands its name.
  ///   - place: where one comes to be; nil: at the top, without a focused photo. Where the focused photo
  ///     is gone, what took its place is focused.
  ///   - moves: which photos go by another name than in those before.
  package func show(
    _ photos: [Photo], months: [PhotoMonth] = [], at place: Place? = nil,
    moves: PhotoMoves = PhotoMoves()
  ) {
    let place = place?.renamed(moves)
    self.months = months
    let before = self.photos.firstIndex { moves[$0.id] == place?.focus }
    self.photos = photos
    // Until the user says otherwise it is on the first, whatever comes in before that.
    focus = isFocusChosen || focus == nil ? place?.focus : photos.first?.id
    if let wanted = focus, !photos.contains(where: { $0.id == wanted }) {
      focus = before.flatMap { photos.isEmpty ? nil : photos[min($0, photos.count - 1)].id }
    }
    layOut(keeping: place?.top)
  }

  /// Where one is: what is at the top of the view, and the focused photo.
  package var place: Place { Place(top: topAnchor, focus: focus) }

  /// The same for photos that come in another order: then the focused photo is what stays, where it is in
  /// sight, and else the view goes to the top.
  package func place(isReordered: Bool) -> Place {
    isReordered ? Place(top: focusedPhotoInSight, focus: focus) : place
  }

  /// Takes the state of the selection and the hearts anew.
  package func updateTiles() {
    for tile in ring.lazy.flatMap(\.tiles) { tile.updateMode() }
  }

  // MARK: Layout

  private func connect() {
    widget.onSizeAllocate { [weak self] in self?.sizeChanged() }
    layout.onChange(of: "scale-factor") { [weak self] in self?.rebuild() }
    adjustment.onValueChanged { [weak self] in
      self?.bindRows()
      self?.hoverUnderPointer()
    }
    layout.onDraw { [weak self] _ in
      self?.wasPainted()
      return false
    }
    layout.onFocusMove { [weak self] in self?.takeFocus() ?? false }
    press.onReleased { [weak self] presses, x, y in self?.released(presses, x, y) }
    scrubber.text = { [weak self] in self?.month(at: $0).map(Sentences.month) }
    connectDrag()
    connectMenu()
    connectWheel()
    layout.onPointer { [weak self] place in self?.pointerMoved(place) }
  }

  /// The new size is taken up after this frame, as children may not be made while sizes are given.
  private func sizeChanged() {
    let size = widget.size
    let isSame = size.width == geometry.width && ring.count == wantedRows(geometry)
    guard !isSame, !isBindPending else { return }
    isBindPending = true
    MainActor.later { [weak self] in self?.takeUpSize() }
  }

  /// Makes the tiles for a size that was given, where that is still to be done.
  func takeUpSize() {
    guard isBindPending else { return }
    isBindPending = false
    layOut(keeping: focusedPhotoInSight ?? topAnchor)
  }

  private func layOut(keeping anchor: Anchor?) {
    let before = geometry
    geometry = GridGeometry(
      width: widget.size.width, tileSize: tileSize, count: photos.count,
      headings: months.map(\.start))
    layout.setSize(width: geometry.width, height: geometry.height)
    if geometry.edge != before.edge || geometry.columns != before.columns
      || geometry.left != before.left || geometry.headingHeight != before.headingHeight
      || ring.count > wantedRows(geometry)
    {
      clearRing()
    }
    growRing()
    restore(anchor)
    heightBefore = Double(widget.size.height)
    bindRows(all: true)
  }

  /// - Parameter index: the photo that stays in sight, in the line of the view that it is in.
  func setTileSize(_ size: Int, keeping index: Int?) {
    tileSize = size
    let anchor = index.map { index in
      let top = Double(geometry.top(ofRow: geometry.row(of: index)))
      return Anchor(id: photos[index].id, offset: adjustment.value - top, isWhole: true)
    }
    layOut(keeping: anchor)
  }

  private func rebuild() {
    clearRing()
    growRing()
    bindRows(all: true)
  }

  /// As many rows as can be in sight, and one; at first those in sight, so that they are not kept
  /// waiting for the others.
  func wantedRows(_ geometry: GridGeometry) -> Int {
    guard geometry.width > 0 else { return 0 }
    let height = widget.size.height
    return min(
      geometry.rows,
      isPainted ? geometry.rowsInSight(height) + 1 : geometry.rowsInSightAtTop(height))
  }

  private func wasPainted() {
    guard !isPainted, !ring.isEmpty else { return }
    isPainted = true
    MainActor.later { [weak self] in
      self?.growRing()
      self?.bindRows()
      self?.painted()
    }
  }

  /// The photos that tiles are bound to now, in the order of the album.
  package var shownPhotos: [Photo] {
    ring.sorted { ($0.row ?? 0) < ($1.row ?? 0) }.flatMap(\.tiles).compactMap(\.photo)
  }

  /// How many of the tiles in sight show their photo sharp, how many its preview, and how many neither.
  package var shownPictures: (sharp: Int, previews: Int, others: Int) {
    var counts = (sharp: 0, previews: 0, others: 0)
    let inSight = ring.filter { $0.row.map(isInSight) ?? false }
    for tile in inSight.flatMap(\.tiles) where tile.photo != nil {
      switch tile.picture {
      case .sharp: counts.sharp += 1
      case .preview: counts.previews += 1
      case .loading, .missing: counts.others += 1
      }
    }
    return counts
  }

  /// The photo at the start of the first row in sight; nil at the very top.
  package var topPhoto: PhotoID? { topAnchor?.id }

  /// How far it can be scrolled, in logical pixels.
  package var scrollHeight: Double { max(0, adjustment.upper - adjustment.pageSize) }

  /// How far it is scrolled, in logical pixels.
  package var scrollPlace: Double { adjustment.value }

  /// Scrolls there, in logical pixels.
  package func scroll(to value: Double) { adjustment.value = value }
}
