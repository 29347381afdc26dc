import GLib
import Gtk
import PickerModel

// What the window does to the library, and says of its reading.

extension PickerWindow {
  // MARK: Folders

  /// Opens the menu, which stands beside the title of the albums.
  func openMenu() {
    guard session.result == nil else { return }
    if leaflet.isFolded { showAlbums() }
    buildMenu()
    mainMenu?.open()
  }

  func buildMenu() {
    guard mainMenu == nil else { return }
    let menu = MainMenu(
      options: options,
      actions: MainMenu.Actions(
        addFolder: { [weak self] in self?.chooseFolder() },
        resize: { [weak self] in self?.grid.changeTileSize($0) },
        showShortcuts: { [weak self] in self?.showShortcuts() },
        showAbout: { [weak self] in self?.showAbout() }))
    albumHeader.addAtEnd(menu.button)
    mainMenu = menu
    window.onFilesDropped { [weak self] uris in
      if let self, session.result == nil { options.filesDropped(uris) }
    }
  }

  func chooseFolder() {
    let (window, options) = (window, options)
    Task {
      let folder = await FolderChooser.choose(
        over: window, title: tr("Choose Folder"), accept: tr("Choose"),
        isPrivate: options.isPrivate)
      if let folder { options.folderChosen(folder) }
    }
  }

  // MARK: Trash

  /// Puts back what is checked of Recently Deleted, or else the photo with the focus.
  package func restore() {
    guard isInTrash else { return }
    let checked = session.photos.map(\.id).filter(session.selection.contains)
    restore(checked.isEmpty ? grid.focusedPhoto.map { [$0] } ?? [] : checked)
  }

  func restore(_ photos: [PhotoID]) {
    Task { [session, bar] in
      let count = await session.restore(photos)
      if count > 0 { bar.widget.announce(Sentences.restored(count)) }
    }
  }

  var isInTrash: Bool {
    session.currentAlbum == .kind(.recentlyDeleted) && session.search?.found == nil
      && session.result == nil
  }

  func updateRestore() {
    bar.showRestore(isInTrash && !session.photos.isEmpty) { [weak self] in self?.restore() }
    // A new photo would not come there, and in a narrow window there is no room for both.
    cameraButton.isVisible = !isInTrash
  }

  // MARK: Progress

  /// Tells how far the reading is, once it has taken some time.
  func showProgress() {
    guard let progress = session.library.progress, session.result == nil else {
      progressStrip?.widget.isVisible = false
      progressDelay?.cancel()
      progressDelay = nil
      return
    }
    if let progressStrip, progressStrip.widget.isVisible { return progressStrip.show(progress) }
    if progressDelay != nil { return }
    progressDelay = Task { [weak self] in
      try? await Task.sleep(for: ProgressStrip.patience)
      if !Task.isCancelled { self?.openProgress() }
    }
  }

  /// What is told of the reading; nil where nothing is.
  package var progressText: String? {
    progressStrip.flatMap { $0.widget.isVisible ? $0.text : nil }
  }

  private func openProgress() {
    guard let progress = session.library.progress, session.result == nil else { return }
    let strip = progressStrip ?? ProgressStrip()
    if progressStrip == nil {
      gridPage.add(strip.widget)
      gridPage.reorder(bar.widget, to: -1)
      progressStrip = strip
    }
    strip.show(progress)
    strip.widget.isVisible = true
    spinner.isVisible = false
  }
}
