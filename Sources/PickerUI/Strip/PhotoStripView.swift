import GLib
package import Gtk
package import PickerModel

/// Small pictures of photos in one line that is broken where the window is narrow, and a button for more.
@MainActor
package final class PhotoStripView {
  package let widget = BoxLayout(.vertical, spacing: 8)
  /// The user takes this one away.
  package var removed: @MainActor (PhotoID) -> Void = { _ in }
  /// The user wants more.
  package var addPressed: @MainActor () -> Void = {}

  private let line = FlowBox(columns: 1, spacing: 8)
  private let add = Button(tr("Add Photos"))
  private let thumbnails: any ThumbnailProviding
  private let maximum: Int?
  private var tiles: [StripTile] = []

  /// - Parameter maximum: with so many photos there is no button for more; nil for any number.
  package init(thumbnails: any ThumbnailProviding, maximum: Int?) {
    (self.thumbnails, self.maximum) = (thumbnails, maximum)
    add.setAlignment(horizontal: .start, vertical: .start)
    add.onClicked { [weak self] in self?.addPressed() }
    line.setLongestLine(maximum ?? 20)
    widget.add(line)
    widget.add(add)
    widget.showAll()
  }

  package func show(_ photos: [Photo]) {
    let focused = tiles.firstIndex(where: \.hasFocus)
    for tile in tiles { tile.close() }
    tiles = photos.map { photo in
      StripTile(photo, thumbnails: thumbnails) { [weak self] in self?.removed(photo.id) }
    }
    for tile in tiles { line.add(tile.place) }
    add.isVisible = maximum.map { photos.count < $0 } ?? true
    keepFocus(at: focused)
  }

  /// Whoever takes away one photo after another by the keyboard stays in the line.
  private func keepFocus(at place: Int?) {
    guard let place else { return }
    tiles.isEmpty ? add.grabFocus() : tiles[min(place, tiles.count - 1)].grabFocus()
  }
}

/// One photo of the strip.
@MainActor
private final class StripTile {
  let place = FlowBoxChild()
  private let remove = Button(icon: "window-close-symbolic", name: "")

  private static let edge = 88

  init(
    _ photo: Photo, thumbnails: any ThumbnailProviding, removed: @escaping @MainActor () -> Void
  ) {
    let picture = RoundedPicture(edge: Self.edge, thumbnails: thumbnails)
    picture.show(photo)
    let name = photo.displayName
    let overlay = Overlay()
    overlay.setAccessibleRole(.image)
    overlay.setAccessibleName(name)
    overlay.setTooltip(name)
    overlay.addStyleClass("tray-tile")
    overlay.add(picture.widget)
    remove.setAccessibleName(Sentences.remove(name))
    remove.setTooltip(Sentences.remove(name))
    remove.addStyleClass("tray-button")
    remove.setAlignment(horizontal: .end, vertical: .start)
    remove.setMargins(horizontal: 4, vertical: 4)
    remove.onClicked(removed)
    overlay.addAbove(remove)
    place.add(overlay)
    place.showAll()
    self.picture = picture
  }

  private let picture: RoundedPicture

  var hasFocus: Bool { remove.isFocus }

  func grabFocus() { remove.grabFocus() }

  func close() { place.destroy() }
}
