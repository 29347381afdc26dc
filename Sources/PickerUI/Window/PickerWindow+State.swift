import GLib
import Gtk
import PickerModel

/// Follows the session.
extension PickerWindow {
  func watchSession() {
    let session = session
    watches = [
      Watch(
        { _ = (session.library, session.currentAlbum, session.reviewed, session.search) },
        { [weak self] in self?.showLibrary() }),
      Watch(
        {
          _ = (
            session.selection, session.canFinish, session.hearts, session.reviewed, session.edits
          )
        },
        { [weak self] in self?.showSelection() }),
      Watch({ _ = (session.notice, session.refusals) }, { [weak self] in self?.showNotice() }),
      Watch({ _ = session.result }, { [weak self] in self?.showResult() }),
    ]
  }

  private func showLibrary() {
    let (library, current) = (session.library, session.currentAlbum)
    if session.search == nil { searchWasClosed() }
    albumList.show(library.albums, current: isDetour ? nil : current)
    let isProgressTold = progressStrip?.widget.isVisible ?? false
    spinner.isVisible = !library.isComplete && !isProgressTold
    spinner.setSpinning(spinner.isVisible)
    showProgress()
    showSort()
    showPhotos()
    previewButton.isSensitive = !session.photos.isEmpty
    showContent(library)
    presentIfFilled()
  }

  func goBack() {
    if session.isReviewing { return session.endReview() }
    session.search == nil ? showAlbums() : closeSearch()
  }

  private func showContent(_ library: LibrarySnapshot) {
    if session.result != nil { return }
    if let found = session.search?.found, found.photos.isEmpty {
      let (title, text) = Sentences.foundNothing
      let page = MessagePage(icon: "edit-find-symbolic", title: title, text: text)
      return showPage(page, named: "nothing-found")
    }
    if !library.albums.isEmpty || !library.isComplete { return showGrid() }
    let isUnreadable = !library.unreadable.isEmpty
    showPage(
      MessagePage(
        icon: isUnreadable ? "dialog-warning-symbolic" : "image-x-generic-symbolic",
        title: isUnreadable ? tr("Cannot read the photo folder") : tr("No Photos"),
        text: library.unreadable.first?.display ?? tr("Choose a folder that holds your pictures."),
        button: tr("Choose Folder…")
      ) { [weak self] in self?.chooseFolder() }, named: isUnreadable ? "unreadable" : "empty")
  }

  private func showGrid() {
    if content.shownName == "grid" { return }
    content.show("grid")
    if session.search == nil { grid.grabFocus() }
  }

  /// Gives the keys to the photos, or to what is shown in their place.
  func takeFocus() { content.shownName == "grid" ? grid.grabFocus() : pages.last?.grabFocus() }

  func showPage(_ page: MessagePage, named name: String) {
    if content.shownName == name { return }
    for page in pages { page.widget.destroy() }
    pages = [page]
    content.add(page.widget, named: name)
    content.show(name)
    page.grabFocus()
  }

  private func showSelection() {
    bar.show(
      session.selection, canFinish: session.canFinish, isReviewed: session.isReviewing)
    grid.updateTiles()
  }

  private func showNotice() {
    if session.notice != shownNotice {
      switch session.notice {
      case .vanished(let photos): options.vanished(photos)
      case .noAlbum(let name): options.albumAbsent(name)
      default: break
      }
    }
    shownNotice = session.notice
    notice.show(session.notice.map(Sentences.notice))
    dismissLimitLater()
  }

  /// Where photos were left out, the window stays until that has been read.
  private func showResult() {
    guard let result = session.result else { return }
    let (session, options) = (session, options)
    if let tray {
      Task { await tray.gridEnded(result) }
      return
    }
    Task {
      if case (.picked, .vanished) = (result, session.notice) { await NoticeCard.read(in: session) }
      options.finished(result)
    }
  }

  func open(_ album: AlbumID) {
    session.open(album)
    searchWasClosed()
    leaflet.show(gridPage)
    grid.grabFocus()
  }

  func showAlbums() {
    leaflet.show(albumPage)
    albumList.grabFocus()
  }
}
