import GLib
import Gtk
import PickerLibrary
import PickerModel
import PickerUI
import Playback
import Thumbnails

/// The window, from its opening to the result.
@MainActor
final class Picking {
  var invocation: Invocation
  let output: ResultOutput?
  /// Who takes the result where this is not a program of its own.
  let host: PickingHost?
  let prints: Bool
  let settings: PickerSettings
  var library: Library
  private let thumbnails: ThumbnailProvider
  let editing: EditStore
  private var options = PickerWindow.Options()
  let session: PickerSession
  private(set) var window: PickerWindow?
  let loop = MainLoop()
  private var following: Task<Void, Never>?
  var status = ExitStatus.failed
  /// Makes copies of what was chosen.
  var export: Task<Void, Never>?
  private let camera = CameraCompanion()
  /// What is composed; nil where what is checked is printed at once.
  let tray: TraySession?
  /// Where the tray is kept while it is not finished; nil where nothing is.
  let trayStore: TrayStore?
  let pasted = PastedPictures(folder: PastedPictures.usersFolder)
  /// Whether a signal has ended the picking: what is in the tray is not thrown away then.
  var isInterrupted = false
  /// What the command line wants to be checked from the start.
  private let wanted: [PhotoID]
  /// What stands in the way of keeping hearts: it may come up before there is a window.
  let troubles = AsyncStream.makeStream(of: FavoritesProblem.self)

  convenience init(_ invocation: Invocation, for host: PickingHost) {
    self.init(invocation, output: nil, host: host, prints: true)
  }

  convenience init(_ invocation: Invocation, output: ResultOutput, prints: Bool) {
    self.init(invocation, output: output, host: nil, prints: prints)
  }

  private init(
    _ invocation: Invocation, output: ResultOutput?, host: PickingHost?, prints: Bool
  ) {
    var invocation = invocation
    wanted = invocation.request.preselection
    invocation.request.preselection = []
    settings = PickerSettings(caller: invocation.caller)
    invocation.request.sort = invocation.request.sort ?? settings.sort
    invocation.request.lastAlbum = settings.lastAlbum
    self.invocation = invocation
    (self.output, self.host) = (output, host)
    self.prints = prints
    library = Library(invocation, added: settings.libraryFolders) { [troubles] in
      troubles.continuation.yield($0)
    }
    thumbnails = ThumbnailProvider(
      decoder: library.pictures, encoder: library.pictures, cache: .users(version: Version.number),
      keeping: invocation.isPrivate ? .nothing : .whatMay(ThumbnailOptOuts.users)
    ) { [caches = library.caches] _ in caches.noteNotWritable() }
    editing = EditStore(
      folder: EditStore.usersFolder, exporter: library.decoder, facts: library.decoder)
    settings.fill(&options)
    session = PickerSession(
      request: invocation.request, source: library.source, albumTitle: Sentences.title)
    tray =
      prints && !invocation.composes
      ? nil : TraySession(session, beginsInTray: invocation.composes, givesAway: !prints)
    trayStore =
      tray == nil || invocation.isPrivate ? nil : TrayStore(file: TrayStore.usersFile)
  }

  func run() -> ExitStatus {
    for signal in Signals.ending {
      MainLoop.onUnixSignal(signal) { [weak self] in self?.interrupted() }
    }
    // The library is read, and the first pictures are made, while the toolkit starts.
    let snapshots = headStart.snapshots(of: library.source, in: session.sort)
    let preselection = preselection()
    guard Toolkit.start() else {
      Log.message(Messages.noDisplay)
      return .failed
    }
    guard Toolkit.knowsPictures else {
      Log.message(Messages.noMediaTypes)
      return .failed
    }
    Toolkit.addStyle(file: SharedFolder.styleFile)
    Toolkit.addIcons(folder: SharedFolder.icons)
    open(snapshots, preselection)
    DarkPreference.follow()
    setIconLater()
    loop.run()
    Settings.sync()
    return status
  }

  /// Opens the window in a program that has GTK and runs its loop. The host lives until it has the result.
  func begin() {
    open(headStart.snapshots(of: library.source, in: session.sort), preselection())
  }

  private func open(
    _ snapshots: AsyncStream<LibrarySnapshot>, _ preselection: Task<Preselection, Never>?
  ) {
    openWindow()
    follow(snapshots, after: preselection)
    tellOfTroubles()
    keepTray()
  }

  /// Nobody waits for the result any more.
  func leave() { window?.leave() }

  /// Once there is a result, whoever should take it may never do so: then the program ends at once.
  private func interrupted() {
    isInterrupted = true
    if export != nil {
      window?.leave()
    } else if let tray, tray.result == nil {
      tray.cancel()
    } else if session.result == nil {
      window?.leave()
    } else {
      Process.exit(ExitStatus.cancelled.rawValue)
    }
  }

  /// The icon is a drawing: the library that paints it takes longer to load than the first photos do.
  private func setIconLater() {
    Task {
      try? await Task.sleep(for: .seconds(1))
      Toolkit.setIcon("org.photopicker.PhotoPicker")
    }
  }

  // MARK: Window

  private func openWindow() {
    var options = options
    options.decoder = library.pictures
    options.editing = editing
    options.videos = PlayerLauncher(
      program: CompanionPlace.path(of: "photo-picker-player"),
      registry: UserFolders.cache + Array("/photo-picker/gstreamer-registry".utf8))
    options.version = Version.number
    options.isPrivate = invocation.isPrivate
    if invocation.request.filter.offers(MediaType("image/jpeg")) { options.camera = camera }
    options.photoTaken = { [weak self] in self?.admit($0) }
    options.folderChosen = { [weak self] in self?.add(folder: $0) }
    options.folders = { [weak self] in self?.folders ?? [] }
    options.folderRemoved = { [weak self] in self?.remove(folder: $0) }
    options.filesDropped = { [weak self] in self?.add(dropped: $0) }
    options.forgetSettings = { [weak self] in
      self?.settings.forget()
      self?.session.settingsWereForgotten()
    }
    options.vanished = { photos in
      for message in Messages.vanished(photos) { Log.message(message) }
    }
    options.albumAbsent = { Log.message(Sentences.noAlbum($0)) }
    options.finished = { [weak self] in self?.finish($0) }
    fillTray(&options)
    let window = PickerWindow(
      session: session, tray: tray, thumbnails: thumbnails, options: options)
    setParent(of: window)
    if let parent = host?.window { window.setParent(window: parent) }
    window.present()
    self.window = window
  }

  private var headStart: HeadStart {
    HeadStart(
      thumbnails: thumbnails, wanted: PickerWindow.firstTiles(options),
      album: invocation.request.album.flatMap(AlbumID.init) ?? invocation.request.lastAlbum,
      screenIsReady: { [source = library.source] in source.readContents() })
  }

  /// - Parameter preselection: what is to be checked before the first photo is shown.
  func follow(
    _ snapshots: AsyncStream<LibrarySnapshot>, after preselection: Task<Preselection, Never>? = nil
  ) {
    following?.cancel()
    following = Task { [weak self, session] in
      if let found = await preselection?.value { await self?.check(found) }
      await session.follow(snapshots)
    }
  }

  /// What the command line wants to be checked, looked at while the toolkit starts.
  private func preselection() -> Task<Preselection, Never>? {
    if wanted.isEmpty { return nil }
    return Task.detached { [wanted, source = library.source] in
      await source.preselection(of: wanted)
    }
  }

  private func check(_ preselection: Preselection) async {
    for photo in preselection.missing { Log.message(Messages.missing(photo)) }
    for photo in preselection.notOffered { Log.message(Messages.notOffered(photo)) }
    if let tray, tray.place == .tray {
      await tray.add(preselection.photos.map(\.id.path))
    } else {
      session.preselect(preselection.photos)
    }
  }

  private func tellOfTroubles() {
    Task { [session, problems = troubles.stream] in
      for await problem in problems { session.tell(.favorites(problem)) }
    }
  }

  func closeWindow() {
    camera.end()
    following?.cancel()
    if let window {
      settings.remember(window)
      // What the command line asks for is for this once.
      if session.sort != session.request.sort ?? .newest { settings.remember(sort: session.sort) }
      if let album = session.chosenAlbum, !invocation.isPrivate { settings.remember(album: album) }
      window.close()
    }
    window = nil
  }
}
