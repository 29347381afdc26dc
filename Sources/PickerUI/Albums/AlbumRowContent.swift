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
    count.ellipsizeEnd()
    count.addStyleClass("dim-label")
    texts.add(title)
    texts.add(count)
    widget.setMargins(horizontal: 10, vertical: 6)
    widget.add(cover.widget)
    widget.add(texts)
    widget.showAll()
  }

  /// - Parameter isNamesake: whether another album has the same title: folders are then told apart by where
  ///   they lie.
  func show(_ album: Album, isNamesake: Bool) {
    let folder = folder(of: album)
    title.text = Sentences.title(of: album)
    title.setTooltip(folder?.display)
    count.text = Sentences.photos(album.photos.count, in: isNamesake ? folder?.parent : nil)
    cover.show(album.cover)
  }

  private func folder(of album: Album) -> FilePath? {
    if case .folder(let path) = album.id { path } else { nil }
  }
}
