import Gtk
import PickerModel

/// One album in the list: its cover, its title, and how many photos it holds.
@MainActor
final class AlbumRow {
  let row = ListBoxRow()
  private let cover: RoundedPicture
  private let title = Label()
  private let count = Label()
  private var album: Album?

  private static let coverEdge = 52

  init(thumbnails: any ThumbnailProviding) {
    cover = RoundedPicture(edge: Self.coverEdge, thumbnails: thumbnails)
    let texts = BoxLayout(.vertical, spacing: 2)
    texts.setAlignment(horizontal: .fill, vertical: .center)
    title.ellipsizeMiddle()
    title.addStyleClass("album-title")
    count.addStyleClass("dim-label")
    texts.add(title)
    texts.add(count)
    let line = BoxLayout(.horizontal, spacing: 12)
    line.setMargins(horizontal: 10, vertical: 6)
    line.add(cover.widget)
    line.add(texts)
    row.add(line)
    row.showAll()
  }

  func show(_ album: Album) {
    guard album != self.album else { return }
    self.album = album
    let text = Sentences.title(of: album)
    title.text = text
    title.setTooltip(tooltip(album))
    count.text = Sentences.photos(album.photos.count)
    row.setAccessibleName(Sentences.albumRow(album))
    cover.show(album.cover)
  }

  /// Folders of one name are told apart by where they lie.
  private func tooltip(_ album: Album) -> String? {
    guard case .folder(let path) = album.id else { return nil }
    return path.display
  }
}
