import GLib
import Gtk
package import PickerModel

/// The picking window: albums at the side, or on a page of their own where it is narrow; the grid; Done.
@MainActor
package final class PickerWindow {
  /// What the window remembers and asks of the program.
  package struct Options {
    /// In logical pixels.
    package var size = (width: 1040, height: 720)
    package var isMaximized = false
    /// The least side of a tile, in logical pixels.
    package var tileSize = PhotoGrid.ordinarySize
    /// Whether a click on a tile previews it, and only its mark takes or drops it.
    package var previewsOnClick = false
    /// Whether no trace is left of what is chosen.
    package var isPrivate = false
    /// Who reads files for the preview; nil where there is none.
    package var decoder: (any PreviewReading)?
    /// The user wants the photos of this folder, a path as bytes.
    package var folderChosen: @MainActor ([UInt8]) -> Void = { _ in }
    /// The folders of the library.
    package var folders: @MainActor () -> [LibraryFolder] = { [] }
    /// The user does not want the photos of this folder any more, a path as bytes.
    package var folderRemoved: @MainActor ([UInt8]) -> Void = { _ in }
    /// The user wants nothing to be remembered of how the window was.
    package var forgetSettings: @MainActor () -> Void = {}
    /// Files or folders were dropped on the window, as URIs.
    package var filesDropped: @MainActor ([String]) -> Void = { _ in }
    /// These photos are no longer there; told once each time that some are found missing.
    package var vanished: @MainActor ([PhotoID]) -> Void = { _ in }
    /// The picking has ended, and all that is to be said of it has been.
    package var finished: @MainActor (PickResult) -> Void = { _ in }

    package init() {}
  }

  let session: PickerSession
  let window = Window()
  package let grid: PhotoGrid
  let leaflet = Leaflet()
  let albumPage = BoxLayout(.vertical)
  let gridPage = BoxLayout(.vertical)
  let content = Stack()
  /// The albums and the grid, or the preview.
  let root = Stack()
  var preview: Preview?
  let thumbnails: any ThumbnailProviding
  let options: Options

  private let albumList: AlbumList
  let albumHeader = HeaderBar()
  let gridHeader = HeaderBar()
  private let albumTitle = HeaderTitle(tr("Albums"))
  let gridTitle = HeaderTitle()
  private let headers = HeaderGroup()
  private let back: Button
  private let albumCancel = Button(tr("Cancel"))
  private let gridCancel = Button(tr("Cancel"))
  let previewButton = Button(icon: "view-reveal-symbolic", name: tr("Preview"))
  let spinner = Spinner()
  var sortMenu: SortMenu?
  let bar: DoneBar
  private let notice: NoticeCard
  private var watches: [Watch] = []
  /// Whether the user put photos on the clipboard, which they may want after the window has gone.
  var hasCopied = false
  private var isAwaitingPhotos = false
  var shown = ShownPhotos()
  /// Where one was in the album when something else began to be shown: what is checked, or was found.
  var placeBefore: (view: GridView, place: PhotoGrid.Place)?
  /// Made when a search is first wanted.
  var searchPane: SearchPane?
  /// Made once the window has been painted, so that it is there sooner.
  var searchButton: Button?
  private var isPainted = false
  /// Made once the window has been painted.
  var mainMenu: MainMenu?
  /// Made when a reading takes long.
  var progressStrip: ProgressStrip?
  var progressDelay: Task<Void, Never>?
  private var shownNotice: PickerSession.Notice?
  private var pages: [MessagePage] = []
  private let separator = Separator()
  /// What ends the window once its result is on the clipboard.
  private var copiedSeen: (@MainActor () -> Void)?

  package init(session: PickerSession, thumbnails: any ThumbnailProviding, options: Options) {
    self.session = session
    self.options = options
    self.thumbnails = thumbnails
    grid = PhotoGrid(session: session, thumbnails: thumbnails, tileSize: options.tileSize)
    albumList = AlbumList(thumbnails: thumbnails)
    back = Button(icon: "go-previous-symbolic", name: tr("Back"))
    bar = DoneBar(label: session.request.acceptLabel) { [weak session] in
      Task { await session?.finish() }
    }
    notice = NoticeCard { [weak session] in session?.dismissNotice() }
    build()
    connect()
    watchSession()
  }

  /// Shows the window once there is something in it, or after a tenth of a second: so the first that
  /// the user sees, and all that is painted for the start, is the grid with its photos.
  package func present() {
    isAwaitingPhotos = true
    presentIfFilled()
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(100))
      self?.presentNow()
    }
  }

  private func presentIfFilled() {
    if !session.library.albums.isEmpty || session.library.isComplete { presentNow() }
  }

  private func presentNow() {
    guard isAwaitingPhotos else { return }
    isAwaitingPhotos = false
    window.present()
    grid.takeUpSize()
    grid.grabFocus()
  }

  /// How many tiles a window with these options shows at first, and the side of each in logical
  /// pixels: a forecast, made before there is a window.
  package static func firstTiles(_ options: Options) -> (count: Int, edge: Int) {
    // What is not the grid: the list of albums and the line beside it, the header and the bar of Done.
    let (width, height) = (options.size.width - albumWidth - 1, options.size.height - 100)
    let geometry = GridGeometry(width: width, tileSize: options.tileSize, count: .max / 2)
    return (geometry.rowsInSightAtTop(height) * geometry.columns, geometry.edge)
  }

  private static let albumWidth = 280

  /// The size to open with next time, without the frame; nil while maximized.
  package var sizeToRemember: (width: Int, height: Int)? {
    window.isMaximized ? nil : window.currentSize
  }

  package var isMaximized: Bool { window.isMaximized }

  /// Ends the window and all it holds.
  package func close() {
    isAwaitingPhotos = false
    if hasCopied { Clipboard.store() }
    for watch in watches { watch.cancel() }
    watches = []
    preview?.close()
    window.destroy()
  }

  /// Says that the selection is on the clipboard. Whatever asks the window to close from then on calls
  /// `closed`.
  package func showCopied(_ count: Int, closed: @escaping @MainActor () -> Void) {
    let text = tr("Paste into a folder, a message or a document before you close this window.")
    showPage(
      MessagePage(
        icon: "object-select-symbolic", title: Sentences.copied(count), text: text,
        button: tr("Close"), pressed: closed), named: "copied")
    copiedSeen = closed
    for widget in [albumPage, separator, back, bar.widget] { widget.isVisible = false }
    gridTitle.show(session.request.title ?? tr("Photo Picker"))
  }

  /// The user has had enough: Cancel, Escape, the close button, a signal.
  package func leave() {
    if let copiedSeen { copiedSeen() } else { session.cancel() }
  }

  // MARK: Building

  private func build() {
    window.setTitle(session.request.title ?? tr("Photo Picker"))
    window.setDefaultSize(width: options.size.width, height: options.size.height)
    if options.isMaximized { window.maximize() }
    buildAlbumPage()
    buildGridPage()
    leaflet.add(albumPage)
    leaflet.addUnnavigable(separator)
    leaflet.add(gridPage)
    leaflet.show(gridPage)
    root.changeAtOnce()
    root.add(leaflet, named: "picking")
    window.add(root)
    root.showAll()
    updateFold()
  }

  private func buildAlbumPage() {
    albumHeader.setTitle(albumTitle.widget)
    albumHeader.addAtStart(albumCancel)
    albumPage.addStyleClass("sidebar")
    albumPage.setSizeRequest(width: Self.albumWidth)
    albumPage.add(albumHeader)
    albumPage.add(albumList.widget)
    headers.add(albumHeader)
  }

  private func buildGridPage() {
    back.stayHidden()
    gridCancel.stayHidden()
    spinner.stayHidden()
    gridHeader.setTitle(gridTitle.widget)
    gridHeader.addAtStart(back)
    gridHeader.addAtEnd(gridCancel)
    gridHeader.addAtEnd(spinner)
    headers.add(gridHeader)
    content.add(grid.widget, named: "grid")
    let overlay = Overlay()
    overlay.add(content)
    overlay.addAbove(notice.widget)
    overlay.addAbove(grid.scrubber.widget)
    overlay.letThrough(grid.scrubber.widget)
    overlay.setExpand(horizontal: true, vertical: true)
    gridPage.setSizeRequest(width: 360)
    gridPage.setExpand(horizontal: true)
    gridPage.add(gridHeader)
    gridPage.add(overlay)
    bar.widget.addAtEnd(previewButton)
    gridPage.add(bar.widget)
  }

  private func connect() {
    window.onDraw { [weak self] _ in
      self?.wasPainted()
      return false
    }
    window.onDelete { [weak self] in
      self?.leave()
      return true
    }
    window.onFocus { [weak session] in session?.lookAgain() }
    window.onKeyPress { [weak self] in self?.keyPressed($0) ?? false }
    for button in [albumCancel, gridCancel] {
      button.onClicked { [weak self] in self?.leave() }
    }
    back.onClicked { [weak self] in self?.goBack() }
    bar.draggedOut = { [weak session] in session?.selectionURIs ?? [] }
    bar.reviewed = { [weak self] in self?.review() }
    grid.previewsOnClick = options.previewsOnClick
    albumList.opened = { [weak self] in self?.open($0) }
    previewButton.onClicked { [weak self] in self?.openPreview() }
    connectPreview()
    connectPhotoMenu()
    leaflet.onFold { [weak self] in self?.updateFold() }
    window.onFocusVisible { [weak self] in self?.grid.focusBecameVisible() }
    grid.isFocusVisible = { [weak self] in self?.window.isFocusVisible ?? false }
  }

  /// What the first sight of the photos need not wait for.
  private func wasPainted() {
    if isPainted { return }
    isPainted = true
    MainActor.later { [weak self] in
      self?.addSortMenu()
      self?.buildSearchButton()
      self?.buildMenu()
    }
  }

  /// Back and a second Cancel are there only where one page covers the other.
  private func updateFold() {
    let isFolded = leaflet.isFolded
    back.isVisible = isFolded
    gridCancel.isVisible = isFolded
    headers.setDecorateAll(isFolded)
    // There is little room beside Back and Cancel, and Cancel closes the window.
    gridHeader.setShowsWindowButtons(!isFolded)
  }

  // MARK: State

  private func watchSession() {
    let session = session
    watches = [
      Watch(
        { _ = (session.library, session.currentAlbum, session.reviewed, session.search) },
        { [weak self] in self?.showLibrary() }),
      Watch(
        { _ = (session.selection, session.canFinish, session.hearts, session.reviewed) },
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

  private func goBack() {
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
    if !library.albums.isEmpty || !library.isComplete { return content.show("grid") }
    let isUnreadable = !library.unreadable.isEmpty
    showPage(
      MessagePage(
        icon: isUnreadable ? "dialog-warning-symbolic" : "image-x-generic-symbolic",
        title: isUnreadable ? tr("Cannot read the photo folder") : tr("No Photos"),
        text: library.unreadable.first?.display ?? tr("Choose a folder that holds your pictures."),
        button: tr("Choose Folder…")
      ) { [weak self] in self?.chooseFolder() }, named: isUnreadable ? "unreadable" : "empty")
  }

  private func showPage(_ page: MessagePage, named name: String) {
    if content.shownName == name { return }
    for page in pages { page.widget.destroy() }
    pages = [page]
    content.add(page.widget, named: name)
    content.show(name)
  }

  private func showSelection() {
    bar.show(
      session.selection, canFinish: session.canFinish, isReviewed: session.isReviewing)
    grid.updateTiles()
  }

  private func showNotice() {
    if case .vanished(let photos) = session.notice, session.notice != shownNotice {
      options.vanished(photos)
    }
    shownNotice = session.notice
    notice.show(session.notice.map(Sentences.notice))
  }

  /// Where photos were left out, the window stays until that has been read.
  private func showResult() {
    guard let result = session.result else { return }
    let (session, options) = (session, options)
    Task {
      if case (.picked, .vanished) = (result, session.notice) { await NoticeCard.read(in: session) }
      options.finished(result)
    }
  }

  private func open(_ album: AlbumID) {
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
