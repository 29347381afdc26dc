import GLib
import Gtk
import PickerModel

// What the grid shows, and under which title.

extension PickerWindow {
  enum GridView: Equatable {
    case album(AlbumID?)
    /// The checked photos by themselves.
    case review
    /// What was found by a text.
    case found(String)

    @MainActor
    init(_ session: PickerSession) {
      if session.isReviewing {
        self = .review
      } else if let found = session.search?.found {
        self = .found(found.text)
      } else {
        self = .album(session.currentAlbum)
      }
    }

    var isAlbum: Bool {
      if case .album = self { true } else { false }
    }
  }

  struct ShownPhotos {
    /// Nil before the first.
    var view: GridView?
    var sort = SortOrder.newest
  }

  /// Whether something else than an album is shown.
  var isDetour: Bool { !GridView(session).isAlbum }

  func showPhotos() {
    let now = ShownPhotos(view: GridView(session), sort: session.sort)
    let moves = session.takeMoves()
    if !moves.isEmpty { places = places.mapValues { $0.renamed(moves) } }
    awaitedPhoto = awaitedPhoto.map { moves[$0] }
    let isSame = now.view == shown.view
    if !isSame { leaflet.show(gridPage) }
    if !isSame, case .album(let before?) = shown.view { places[before] = grid.place }
    let place = isSame ? grid.place(isReordered: now.sort != shown.sort) : placeToReturnTo
    grid.show(
      session.photos, months: session.months, at: place, moves: isSame ? moves : PhotoMoves())
    if !isSame, session.search == nil || session.isReviewing { grid.grabFocus() }
    shown = now
    showTitle()
    updateRestore()
    showAwaitedPhoto()
    if !isSame, case .found = now.view {
      searchPane?.announce(Sentences.photos(session.photos.count))
    }
  }

  private var placeToReturnTo: PhotoGrid.Place? {
    guard case .album(let album?) = GridView(session) else { return nil }
    return places[album]
  }

  func showTitle() {
    let count = Sentences.photos(session.photos.count)
    let album = session.currentAlbum.flatMap(session.library.album)
    let title: String? =
      switch GridView(session) {
      case .review: tr("Selected Photos")
      case .found: tr("Search Results")
      case .album: album.map(Sentences.title)
      }
    if let replaced = replacedPhoto {
      gridTitle.show(Sentences.replace(replaced.displayName), subtitle: title)
    } else if let requested = session.request.title, !isDetour {
      gridTitle.show(requested, subtitle: title ?? "")
    } else {
      gridTitle.show(title ?? "", subtitle: title == nil ? nil : count)
    }
  }

  /// For which of the tray another one is chosen in the grid; nil where that is not what is done there.
  private var replacedPhoto: Photo? {
    guard let tray, case .replacing(let photo) = tray.place else { return nil }
    return tray.tray.items.first { $0.id == photo }?.shown
  }

  // MARK: Order

  /// Not before the first photos are on the screen: its icon takes time to load.
  func addSortMenu() {
    let menu = SortMenu(session: session) { [weak self] in self?.grid.grabFocus() }
    gridHeader.addAtEnd(menu.button)
    menu.button.show()
    sortMenu = menu
    showSort()
  }

  func showSort() {
    var hasOwnOrder = session.isReviewing
    if case .album(.kind(let kind)) = GridView(session) {
      hasOwnOrder = hasOwnOrder || kind.hasOwnOrder
    }
    sortMenu?.button.isSensitive = !hasOwnOrder
    // In a narrow window the title needs the room.
    sortMenu?.button.isVisible = !hasOwnOrder || !leaflet.isFolded
  }

  // MARK: Review

  func review() {
    if session.isReviewing { return session.endReview() }
    let session = session
    Task { await session.review() }
  }
}
