import Gtk
import PickerModel

/// The list of albums.
@MainActor
final class AlbumList {
  let widget = ScrolledWindow()
  private let list = ListBox()
  private let thumbnails: any ThumbnailProviding
  private var order: [AlbumID] = []
  private var current: AlbumID?
  private var rows: [AlbumID: AlbumRow] = [:]

  /// The user chose an album, perhaps the one that is open already.
  var opened: @MainActor (AlbumID) -> Void = { _ in }

  init(thumbnails: any ThumbnailProviding) {
    self.thumbnails = thumbnails
    list.addStyleClass("album-list")
    widget.add(list)
    widget.setExpand(vertical: true)
    list.onRowActivated { [weak self] index in
      if let self, order.indices.contains(index) { self.opened(order[index]) }
    }
  }

  /// Shows the albums; rows whose album stays are kept, with the focus on them.
  func show(_ albums: [Album], current: AlbumID?) {
    let ids = albums.map(\.id)
    if ids != order { arrange(ids) }
    for album in albums { rows[album.id]?.show(album) }
    self.current = current
    list.select(current.flatMap { rows[$0]?.row })
  }

  /// Gives the keys to the open album, or else to the first.
  func grabFocus() {
    (current ?? order.first).flatMap { rows[$0] }?.row.grabFocus()
  }

  private func arrange(_ ids: [AlbumID]) {
    let focused = order.first { rows[$0]?.row.isFocus ?? false }
    for id in order { rows[id].map { list.remove($0.row) } }
    let before = rows
    rows = [:]
    for id in ids {
      let row = before[id] ?? AlbumRow(thumbnails: thumbnails)
      rows[id] = row
      list.append(row.row)
    }
    order = ids
    focused.flatMap { rows[$0] }?.row.grabFocus()
  }
}
