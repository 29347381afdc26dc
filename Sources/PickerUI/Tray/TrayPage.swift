import GLib
import Gtk
import PickerModel

/// The tray as a page of the window: its tiles, what is said, and what is done with the photos.
@MainActor
final class TrayPage {
  let widget = BoxLayout(.vertical)
  let tiles: TrayTiles
  let session: TraySession
  let window: Window
  let options: PickerWindow.Options
  let bar: TrayBar
  private(set) lazy var saving = SavingStrip { [weak self] in self?.savingTask?.cancel() }
  /// What is being done with the photos.
  var savingTask: Task<Void, Never>?
  /// Whether the photos are on the clipboard, where they may be wanted after the window has gone.
  var hasCopied = false
  private var isNarrow = false
  private var shownNotice: TraySession.Notice?
  private let header = HeaderBar()
  private let title = HeaderTitle()
  private let sending: SendingMenu
  private let total: TrayTotal
  private var totalBytes: Int64?
  private let hint = Label(tr("Add photos, or drop or paste them here"))
  private let notice: NoticeCard
  private var watches: [Watch] = []

  /// - Parameter edited: the user wants to edit a photo; nil where none can be.
  init(
    _ session: TraySession, in window: Window, thumbnails: any ThumbnailProviding,
    options: PickerWindow.Options, edited: (@MainActor (TrayItem) -> Void)?
  ) {
    (self.session, self.window, self.options) = (session, window, options)
    tiles = TrayTiles(session, thumbnails: thumbnails, edited: edited)
    sending = SendingMenu(session)
    total = TrayTotal(measure: options.measureCopy)
    notice = NoticeCard { [weak session] in
      if case .undoable = session?.notice { session?.undo() } else { session?.dismissNotice() }
    }
    let bridge = TrayBridge()
    bar =
      options.givesTrayAway
      ? TrayBar(
        .init(
          copy: { bridge.page?.copy() }, save: { bridge.page?.saveCopies() },
          open: { bridge.page?.openWith() }))
      : TrayBar(label: session.picking.request.acceptLabel) { [weak session] in
        Task { await session?.finish() }
      }
    bridge.page = self
    build()
    connect()
    watch()
  }

  /// Gives the keys to the photo that took the place of another, else to "+", or where that is not there to the
  /// last photo.
  func grabFocus() { tiles.focus(tiles.arrival ?? session.tray.count) }

  /// The user is back from the page on which a photo is edited.
  func editWasLeft() { tiles.focusedPlace == nil ? grabFocus() : () }

  /// What is narrower is laid out as on a phone, in logical pixels.
  private static let narrow = 560

  /// Taken up after this frame, as sizes are given in it.
  private func sizeChanged() {
    let isNarrow = widget.size.width < Self.narrow
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    MainActor.later { [weak self] in self?.takeUpWidth() }
  }

  private func takeUpWidth() {
    widget.setStyleClass("narrow", isNarrow)
    // Cancel is beside them, and there is little room.
    header.setShowsWindowButtons(!isNarrow)
    bar.setNarrow(isNarrow)
  }

  /// Ends it with the window.
  func close() {
    savingTask?.cancel()
    for watch in watches { watch.cancel() }
    watches = []
  }

  // MARK: Building

  private func build() {
    header.setTitle(title.widget)
    let cancel = Button(tr("Cancel"))
    cancel.onClicked { [weak session] in session?.leave() }
    header.addAtStart(cancel)
    header.addAtEnd(sending.button)
    let overlay = Overlay()
    overlay.add(tiles.widget)
    overlay.addAbove(hint)
    overlay.letThrough(hint)
    overlay.addAbove(notice.widget)
    overlay.setExpand(horizontal: true, vertical: true)
    hint.addStyleClass("dim-label")
    hint.wrap(characters: 40)
    hint.setAlignment(horizontal: .center, vertical: .center)
    hint.setMargins(horizontal: 24, vertical: 24)
    for part in [header, overlay, saving.widget, bar.widget] as [Widget] { widget.add(part) }
    widget.showAll()
    isNarrow = window.currentSize.width < Self.narrow
    takeUpWidth()
  }

  private func connect() {
    widget.onSizeAllocate { [weak self] in self?.sizeChanged() }
    notice.left = { [weak self] in self?.grabFocus() }
    tiles.add.sources = { [weak self] in self?.sources ?? [] }
    total.told = { [weak self] in self?.show(total: $0) }
    bar.draggedOut = { [weak self, weak session] in
      if self?.givesCopies ?? true { return [] }
      session?.wasUsed()
      return session?.chosen.map { FileURI.string(ofPath: $0.path.bytes) } ?? []
    }
    connectDrops()
  }

  private var sources: [(title: String, chosen: (@MainActor () -> Void)?)] {
    let album: @MainActor () -> Void = { [weak session] in session?.chooseMore() }
    guard let camera = options.camera else { return [(tr("Choose from Album"), album)] }
    let take: @MainActor () -> Void = { [weak self] in self?.takePhoto() }
    return [
      (tr("Take Photo"), camera.isTaking ? nil : take), (tr("Choose from Album"), album),
    ]
  }

  private func watch() {
    let session = session
    watches = [
      Watch({ _ = session.tray }, { [weak self] in self?.showTray() }),
      Watch({ _ = (session.tray, session.sending) }, { [weak self] in self?.countBytes() }),
      Watch(
        { _ = (session.tray, session.canFinish) }, { [weak self] in self?.showBar() }),
      Watch({ _ = (session.notice, session.refusals) }, { [weak self] in self?.showNotice() }),
    ]
  }

  private func showTray() {
    tiles.show()
    hint.isVisible = session.tray.isEmpty
    sending.button.isSensitive = !session.tray.isEmpty
    showTitle()
  }

  private func showTitle() {
    let count = session.tray.isEmpty ? nil : Sentences.photos(session.tray.count)
    let size = session.tray.isEmpty ? nil : totalBytes.map(Sentences.bytes)
    let subtitle = [count, size].compactMap(\.self).joined(separator: tr(", "))
    title.show(
      session.picking.request.title ?? tr("Selected Photos"),
      subtitle: subtitle.isEmpty ? nil : subtitle)
  }

  /// Whether other programs get copies, and never the photos themselves.
  var givesCopies: Bool { options.givesCopies || !session.sending.changesNothing }

  private func countBytes() {
    tiles.draggedOut = !givesCopies
    total.count(session.tray.items.map(\.shown), session.sending)
  }

  private func show(total bytes: Int64?) {
    totalBytes = bytes
    sending.show(total: bytes)
    showTitle()
  }

  private func showBar() {
    bar.show(session.tray, canFinish: session.canFinish)
  }

  private func showNotice() {
    if session.notice != shownNotice, case .vanished(let photos) = session.notice {
      options.vanished(photos)
    }
    shownNotice = session.notice
    let isUndoable = if case .undoable = session.notice { true } else { false }
    notice.show(
      session.notice.map(Sentences.trayNotice), button: isUndoable ? tr("Undo") : tr("Got It"))
  }
}

/// Leads from the bar to the page, which is made after it.
@MainActor
private final class TrayBridge {
  weak var page: TrayPage?
}
