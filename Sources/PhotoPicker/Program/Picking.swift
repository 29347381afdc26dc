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
  private let output: ResultOutput
  private let prints: Bool
  let settings: PickerSettings
  var library: Library
  private let thumbnails: ThumbnailProvider
  private let editing: EditStore
  private var options = PickerWindow.Options()
  let session: PickerSession
  private(set) var window: PickerWindow?
  private let loop = MainLoop()
  private var following: Task<Void, Never>?
  private var status = ExitStatus.failed
  private var hasCopied = false
  /// Makes copies of what was chosen.
  var export: Task<Void, Never>?
  private let camera = CameraCompanion()
  /// What the command line wants to be checked from the start.
  private let wanted: [PhotoID]
  /// What stands in the way of keeping hearts: it may come up before there is a window.
  let troubles = AsyncStream.makeStream(of: FavoritesProblem.self)

  init(_ invocation: Invocation, output: ResultOutput, prints: Bool) {
    var invocation = invocation
    wanted = invocation.request.preselection
    invocation.request.preselection = []
    settings = PickerSettings(caller: invocation.caller)
    invocation.request.sort = invocation.request.sort ?? settings.sort
    invocation.request.lastAlbum = settings.lastAlbum
    self.invocation = invocation
    self.output = output
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
    openWindow()
    follow(snapshots, after: preselection)
    tellOfTroubles()
    DarkPreference.follow()
    setIconLater()
    loop.run()
    Settings.sync()
    return status
  }

  /// Once there is a result, whoever should take it may never do so: then the program ends at once.
  private func interrupted() {
    if session.result == nil || hasCopied || export != nil {
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
    let window = PickerWindow(session: session, thumbnails: thumbnails, options: options)
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
    following = Task { [session] in
      if let found = await preselection?.value { Self.check(found, in: session) }
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

  private static func check(_ preselection: Preselection, in session: PickerSession) {
    for photo in preselection.missing { Log.message(Messages.missing(photo)) }
    for photo in preselection.notOffered { Log.message(Messages.notOffered(photo)) }
    session.preselect(preselection.photos)
  }

  private func tellOfTroubles() {
    Task { [session, problems = troubles.stream] in
      for await problem in problems { session.tell(.favorites(problem)) }
    }
  }

  // MARK: Result

  private func finish(_ result: PickResult) {
    for folder in session.library.unreadable { Log.message(Messages.unreadable(folder)) }
    switch result {
    case .cancelled: close(.cancelled)
    case .picked(let photos):
      let outcomes = session.outcomes(of: photos)
      invocation.makesCopies ? makeReady(outcomes) : handOn(outcomes)
    }
  }

  func handOn(_ photos: [PhotoID]) { prints ? deliver(photos) : copy(photos) }

  /// The window is gone before the result is written: whoever reads it may be slow.
  private func deliver(_ photos: [PhotoID]) {
    closeWindow()
    let unused = session.unusedCopies(given: photos)
    Task { [library, output, editing, unused, format = invocation.format, loop] in
      await editing.discard(unused)
      let isWritten = await Self.write(photos, of: library, as: format, to: output)
      self.status = isWritten ? .done : .failed
      loop.quit()
    }
  }

  private static func write(
    _ photos: [PhotoID], of library: Library, as format: OutputFormat, to output: ResultOutput
  ) async -> Bool {
    do throws(OutputError) {
      let bytes =
        format == .json
        ? PhotoWriter.json(of: await library.records(of: photos))
        : try PhotoWriter.bytes(of: photos.map(\.path), as: format)
      return await output.write(bytes)
    } catch {
      Log.message(Messages.lineBreakInName)
      return false
    }
  }

  private func copy(_ photos: [PhotoID]) {
    let text = photos.map(\.path.display).joined(separator: "\n")
    Clipboard.set(uris: photos.map { FileURI.string(ofPath: $0.path.bytes) }, text: text)
    hasCopied = true
    window?.showCopied(photos.count) { [weak self] in
      Clipboard.store()
      self?.close(.done, given: photos)
    }
  }

  func close(_ status: ExitStatus, given photos: [PhotoID] = []) {
    self.status = status
    let unused = session.unusedCopies(given: photos)
    closeWindow()
    Task { [editing, loop] in
      await editing.discard(unused)
      loop.quit()
    }
  }

  private func closeWindow() {
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
