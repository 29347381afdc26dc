import Gtk
import PickerModel

/// One album in the list. What it shows is there only while it is in sight or near: a library may have
/// hundreds of albums, and a list lays out all that is in it again when one of them moves.
@MainActor
final class AlbumRow {
  let row = ListBoxRow()
  private var content: AlbumRowContent?
  private var album: Album?
  private var isNamesake = false

  init() { row.showAll() }

  /// How high it is, in logical pixels, when there is nothing in it.
  func setHeight(_ height: Int) { row.setSizeRequest(height: height) }

  var naturalHeight: Int { row.naturalHeight }

  /// - Parameter isNamesake: whether another album has the same title.
  func show(_ album: Album, isNamesake: Bool) {
    guard album != self.album || isNamesake != self.isNamesake else { return }
    (self.album, self.isNamesake) = (album, isNamesake)
    row.setAccessibleName(Sentences.albumRow(album))
    content?.show(album, isNamesake: isNamesake)
  }

  func fill(_ thumbnails: any ThumbnailProviding) {
    if content != nil { return }
    let content = AlbumRowContent(thumbnails: thumbnails)
    if let album { content.show(album, isNamesake: isNamesake) }
    row.add(content.widget)
    self.content = content
  }

  func empty() {
    content?.widget.destroy()
    content = nil
  }
}
