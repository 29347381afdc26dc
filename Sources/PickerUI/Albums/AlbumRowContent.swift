import Gtk
import PickerModel

/// What a row shows of its album: the cover, the title, and how many photos it holds.
@MainActor
final class AlbumRowContent {
  let widget = BoxLayout(.horizontal, spacing: 12)
  private let cover: RoundedPicture
  private let title = Label()
  private let count = Label()

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
    widget.setMargins(horizontal: 10, vertical: 6)
    widget.add(cover.widget)
    widget.add(texts)
    widget.showAll()
  }

  func show(_ album: Album) {
    let text = Sentences.title(of: album)
    title.text = text
    title.setTooltip(tooltip(album))
    count.text = Sentences.photos(album.photos.count)
    cover.show(album.cover)
  }

  /// Folders of one name are told apart by where they lie.
  private func tooltip(_ album: Album) -> String? {
    guard case .folder(let path) = album.id else { return nil }
    return path.display
  }
}
