import Gtk
import PickerModel

/// One album in the list. What it shows is there only while it is in sight or near: a library may have
/// hundreds of albums, and a list lays out all that is in it again when one of them moves.
@MainActor
final class AlbumRow {
  let row = ListBoxRow()
  private var content: AlbumRowContent?
  private var album: Album?

  init() { row.showAll() }

  /// How high it is, in logical pixels, when there is nothing in it.
  func setHeight(_ height: Int) { row.setSizeRequest(height: height) }

  var naturalHeight: Int { row.naturalHeight }

  func show(_ album: Album) {
    guard album != self.album else { return }
    self.album = album
    row.setAccessibleName(Sentences.albumRow(album))
    content?.show(album)
  }

  func fill(_ thumbnails: any ThumbnailProviding) {
    if content != nil { return }
    let content = AlbumRowContent(thumbnails: thumbnails)
    album.map(content.show)
    row.add(content.widget)
    self.content = content
  }

  func empty() {
    content?.widget.destroy()
    content = nil
  }
}
