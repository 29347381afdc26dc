import Gtk
import PickerModel

/// The list of albums.
@MainActor
final class AlbumList {
  let widget = ScrolledWindow()
  private let list = ListBox()
  private let thumbnails: any ThumbnailProviding
  /// Of the rows that are in the list.
  private(set) var order: [AlbumID] = []
  private var albums: [AlbumID: Album] = [:]
  /// Titles that more than one album has.
  private var sharedTitles: Set<String> = []
  private var current: AlbumID?
  private var rows: [AlbumID: AlbumRow] = [:]
  /// Those of which there is something to see.
  private var filled: Set<AlbumID> = []
  /// Held, as the widget has none any more once it is destroyed, when something may still be about to be done.
  private let adjustment: Adjustment
  /// Of each row, in logical pixels; zero before there is one.
  private(set) var rowHeight = 0
  /// What is to be done until the rows are those of the albums, the last first.
  private var steps: [Step] = []
  private var stepping: Task<Void, Never>?
  /// Whose row had the focus when it was taken out, and is to have it where it comes to.
  private var focused: AlbumID?

  /// The user chose an album, perhaps the one that is open already.
  var opened: @MainActor (AlbumID) -> Void = { _ in }

  init(thumbnails: any ThumbnailProviding) {
    self.thumbnails = thumbnails
    adjustment = widget.adjustment
    list.addStyleClass("album-list")
    widget.add(list)
    widget.setExpand(vertical: true)
    list.onRowActivated { [weak self] index in
      if let self, order.indices.contains(index) { self.opened(order[index]) }
    }
    adjustment.onValueChanged { [weak self] in self?.fillRows() }
    // Nothing may be laid out anew while sizes are given.
    widget.onSizeAllocate { [weak self] in MainActor.later { self?.fillRows() } }
  }

  /// Shows the albums; rows whose album stays are kept, with the focus on them. A few changes are made at once;
  /// where there are many, the others follow soon, so that the window is not held up.
  func show(_ albums: [Album], current: AlbumID?) {
    self.albums = Dictionary(albums.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    self.current = current
    sharedTitles = Self.repeated(among: albums.map(Sentences.title))
    arrange(albums.map(\.id))
    for id in order { show(id) }
    fillRows()
    list.select(current.flatMap { rows[$0]?.row })
  }

  private func show(_ id: AlbumID) {
    guard let album = albums[id] else { return }
    rows[id]?.show(album, isNamesake: sharedTitles.contains(Sentences.title(of: album)))
  }

  private static func repeated(among titles: [String]) -> Set<String> {
    var seen: Set<String> = []
    return Set(titles.filter { !seen.insert($0).inserted })
  }

  /// Gives the keys to the open album, or else to the first.
  func grabFocus() {
    (current ?? order.first).flatMap { rows[$0] }?.row.grabFocus()
  }

  /// How many rows there are, in the list or on their way to another place.
  var rowCount: Int { rows.count }

  /// How many rows have content.
  var filledCount: Int { filled.count }

  func isFilled(_ album: AlbumID) -> Bool { filled.contains(album) }

  // MARK: Rows

  private enum Step {
    case remove(place: Int)
    case insert(AlbumID, place: Int)

    init(_ change: CollectionDifference<AlbumID>.Change) {
      switch change {
      case .insert(let place, let id, _): self = .insert(id, place: place)
      case .remove(let place, _, _): self = .remove(place: place)
      }
    }
  }

  /// Enough for what is in sight.
  private static let stepsAtOnce = 24
  /// No longer than half a frame.
  private static let turn = Duration.milliseconds(8)

  /// Takes out what is gone or elsewhere, from the end on, and then puts in what is new or was elsewhere, from the
  /// start on: so each place is right when its turn comes.
  private func arrange(_ ids: [AlbumID]) {
    steps = []
    forgetRows()
    if ids == order { return }
    let changes = ids.difference(from: order)
    steps =
      changes.insertions.reversed().map(Step.init) + changes.removals.map(Step.init)
    for _ in 0..<Self.stepsAtOnce { if !takeStep() { return } }
    takeStepsLater()
  }

  /// Of albums that went while their rows were out of the list.
  private func forgetRows() {
    if rows.count == order.count { return }
    let inList = Set(order)
    rows = rows.filter { albums[$0.key] != nil || inList.contains($0.key) }
    if let album = focused, albums[album] == nil { focused = nil }
  }

  private func takeStepsLater() {
    if stepping != nil { return }
    stepping = Task { [weak self] in
      // Others have their turn.
      while (try? await Task.sleep(for: .milliseconds(4))) != nil, let self, takeSteps() {}
      self?.stepping = nil
    }
  }

  /// Whether there are others.
  private func takeSteps() -> Bool {
    defer { fillRows() }
    let end = ContinuousClock.now + Self.turn
    while ContinuousClock.now < end {
      if !takeStep() { return false }
    }
    return true
  }

  /// False where there was none.
  private func takeStep() -> Bool {
    guard let step = steps.popLast() else { return false }
    switch step {
    case .remove(let place): removeRow(at: place)
    case .insert(let id, let place): insertRow(of: id, at: place)
    }
    return true
  }

  private func removeRow(at place: Int) {
    let id = order.remove(at: place)
    guard let row = rows[id] else { return }
    if row.row.isFocus { focused = id }
    list.remove(row.row)
    if albums[id] == nil { (rows[id], filled) = (nil, filled.subtracting([id])) }
  }

  private func insertRow(of id: AlbumID, at place: Int) {
    let row = rows[id] ?? AlbumRow()
    rows[id] = row
    order.insert(id, at: place)
    show(id)
    row.setHeight(rowHeight)
    list.insert(row.row, at: place)
    if id == current { list.select(row.row) }
    if id == focused {
      focused = nil
      row.row.grabFocus()
    }
  }

  // MARK: Content

  /// So many rows beyond those in sight have content too.
  private static let margin = 6

  /// Gives content to the rows in sight, and takes it from those that are far from there.
  private func fillRows() {
    guard let first = order.first else { return }
    if filled.isEmpty { fill([first]) }
    takeUpHeight()
    guard rowHeight > 0 else { return }
    let wanted = Set(order[placesInSight(beyond: Self.margin)])
    fill(wanted)
    let near = Set(order[placesInSight(beyond: 4 * Self.margin)])
    for id in filled.subtracting(near) { rows[id]?.empty() }
    filled.formIntersection(near)
  }

  private func fill(_ albums: Set<AlbumID>) {
    for id in albums.subtracting(filled) { rows[id]?.fill(thumbnails) }
    filled.formUnion(albums)
  }

  /// Rows without content are as high as those with it, also where the letters have become larger.
  private func takeUpHeight() {
    let height = filled.compactMap { rows[$0]?.naturalHeight }.max() ?? 0
    if height == rowHeight { return }
    rowHeight = height
    for row in rows.values { row.setHeight(height) }
  }

  private func placesInSight(beyond margin: Int) -> Range<Int> {
    let first = Int(adjustment.value) / rowHeight - margin
    let count = Int(adjustment.pageSize) / rowHeight + 1 + 2 * margin
    return (first..<(first + max(count, Self.stepsAtOnce))).clamped(to: 0..<order.count)
  }
}
