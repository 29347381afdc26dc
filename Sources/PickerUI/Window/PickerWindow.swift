import GLib
package import Gtk
package import PickerModel

/// The picking window: albums at the side, or on a page of their own where it is narrow; the grid; Done.
@MainActor
package final class PickerWindow {
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
  /// Made when a photo is first edited.
  var editor: Editor?
  /// Where the editing of a photo leads back to.
  var pageBeforeEditor = "picking"
  let thumbnails: any ThumbnailProviding
  let options: Options

  let albumList: AlbumList
  let albumHeader = HeaderBar()
  let gridHeader = HeaderBar()
  let albumTitle = HeaderTitle(tr("Albums"))
  let gridTitle = HeaderTitle(characters: 30)
  let headers = HeaderGroup()
  let back: Button
  let albumCancel = Button(tr("Cancel"))
  let gridCancel = Button(tr("Cancel"))
  let previewButton = Button(icon: "view-reveal-symbolic", name: tr("Preview"))
  let cameraButton = Button(icon: "camera-photo-symbolic", name: tr("Take Photo"))
  /// A photo that was just taken, and is shown once the library has it.
  var awaitedPhoto: PhotoID?
  let spinner = Spinner()
  var sortMenu: SortMenu?
  let bar: DoneBar
  let notice: NoticeCard
  var watches: [Watch] = []
  /// Whether the user put photos on the clipboard, which they may want after the window has gone.
  var hasCopied = false
  var isAwaitingPhotos = false
  var shown = ShownPhotos()
  /// Where one was in each album when another one, or something else, began to be shown.
  var places: [AlbumID: PhotoGrid.Place] = [:]
  /// Made when a search is first wanted.
  var searchPane: SearchPane?
  /// Made once the window has been painted, so that it is there sooner.
  var searchButton: Button?
  var isPainted = false
  /// Made once the window has been painted.
  var mainMenu: MainMenu?
  /// Made when a reading takes long.
  var progressStrip: ProgressStrip?
  var progressDelay: Task<Void, Never>?
  var shownNotice: PickerSession.Notice?
  /// Takes the limit message away after some time.
  var noticeEnd: Task<Void, Never>?
  var pages: [MessagePage] = []
  let separator = Separator()
  /// What leaving the window means once there is a result, which is being made ready.
  var leaving: (@MainActor () -> Void)?
  /// How far the copies are, while they are made.
  var exportPage: ExportPage?
  /// What is composed; nil where the photos that are checked are the result.
  let tray: TraySession?
  /// Made when the tray is first seen.
  var trayPage: TrayPage?
  var questionPage: QuestionPage?

  package init(
    session: PickerSession, tray: TraySession? = nil, thumbnails: any ThumbnailProviding,
    options: Options
  ) {
    self.session = session
    self.tray = tray
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
    watchTray()
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

  func presentIfFilled() {
    let isFilled = !session.library.albums.isEmpty || session.library.isComplete
    if isFilled || isInTray { presentNow() }
  }

  private func presentNow() {
    guard isAwaitingPhotos else { return }
    isAwaitingPhotos = false
    window.present()
    if isInTray { return trayPage?.grabFocus() ?? () }
    grid.takeUpSize()
    grid.grabFocus()
  }

  /// Stands above a window of another program, whose number the X server has given it. Called before
  /// `present`; false where there is none.
  package func setParent(x11 number: UInt) -> Bool {
    let isThere = window.setTransient(forXID: number)
    if isThere { window.beModal() }
    return isThere
  }

  /// The same with a window of this program.
  package func setParent(window parent: Window) {
    window.setTransient(for: parent)
    window.beModal()
  }

  /// The same with a handle that the other program has exported under Wayland.
  package func setParent(wayland handle: String) -> Bool {
    let isThere = window.setTransient(forExported: handle)
    if isThere { window.beModal() }
    return isThere
  }

  /// How many tiles a window with these options shows at first, and the side of each in logical
  /// pixels: a forecast, made before there is a window.
  package static func firstTiles(_ options: Options) -> (count: Int, edge: Int) {
    // What is not the grid: the list of albums and the line beside it, the header and the bar of Done.
    let (width, height) = (options.size.width - albumWidth - 1, options.size.height - 100)
    let geometry = GridGeometry(width: width, tileSize: options.tileSize, count: .max / 2)
    return (geometry.rowsInSightAtTop(height) * geometry.columns, geometry.edge)
  }

  static let albumWidth = 280
  /// Where the window is narrower, albums and grid are pages of their own.
  static let foldingWidth = albumWidth + 1 + gridWidth
  static let gridWidth = 360

  /// The size to open with next time, without the frame; nil while maximized.
  package var sizeToRemember: (width: Int, height: Int)? {
    window.isMaximized ? nil : window.currentSize
  }

  package var isMaximized: Bool { window.isMaximized }

  /// Ends the window and all it holds.
  package func close() {
    isAwaitingPhotos = false
    if hasCopied || trayPage?.hasCopied ?? false { Clipboard.store() }
    trayPage?.close()
    for watch in watches { watch.cancel() }
    watches = []
    preview?.close()
    editor?.applying?.cancel()
    window.destroy()
  }

  /// The user has had enough of what the window shows: Cancel, Escape; and a signal.
  package func leave() {
    if let leaving { leaving() } else { session.cancel() }
  }
}
