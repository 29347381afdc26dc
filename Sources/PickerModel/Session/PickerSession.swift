import Observation

/// One picking from its start to its end: what is shown, what is checked, what is said. The window
/// and the tests drive it by the intents below and watch its state.
@MainActor
@Observable
package final class PickerSession {
  @ObservationIgnored package internal(set) var request: PickRequest
  package private(set) var library = LibrarySnapshot()
  package internal(set) var selection: Selection
  /// The album that is entered; nil until there is one.
  package private(set) var currentAlbum: AlbumID?
  /// The photos that are shown in place of the album's; nil where it is the album's.
  package internal(set) var reviewed: [Photo]?
  /// The notice in the window; nil where there is none.
  package internal(set) var notice: Notice?
  /// Counts the tries that the limit refused, so that each is told once.
  package internal(set) var refusals = 0
  package internal(set) var sort: SortOrder
  package internal(set) var result: PickResult?
  /// Whether Done was asked for and the files are being checked.
  package private(set) var isFinishing = false

  /// Told of photos that go by other names, whatever is checked.
  @ObservationIgnored package var renamed: @MainActor ([PhotoID: PhotoID]) -> Void = { _ in }

  /// What is searched for; nil where nothing is.
  package internal(set) var search: PhotoSearch?
  /// The words by which photos are found.
  @ObservationIgnored package var vocabulary = SearchVocabulary()
  @ObservationIgnored var searching = Searching()
  /// Counts the snapshots.
  @ObservationIgnored private(set) var libraryChange = 0

  private(set) var source: any PhotoLibrary
  private let albumTitle: (Album) -> String
  /// The photo that was toggled last, from where a range starts.
  var anchor: PhotoID?
  /// Hearts given and taken that no snapshot tells of yet.
  package internal(set) var hearts: [PhotoID: Heart] = [:]
  /// What is used in place of photos, by these.
  package internal(set) var edits: [PhotoID: EditedPhoto] = [:]
  /// Copies that were used once, and those that other programs have.
  @ObservationIgnored var replacedCopies: [PhotoID] = []
  @ObservationIgnored package internal(set) var handedOut: Set<PhotoID> = []
  /// Photos that go by another name since `takeMoves` was asked last.
  var untoldMoves = PhotoMoves()
  /// Whether the selection's files are being looked for, and whether they are to be once more.
  @ObservationIgnored package internal(set) var isLooking = false
  @ObservationIgnored var looksAgain = false
  /// What the library told last, and the order that it tells photos in.
  @ObservationIgnored var received = LibrarySnapshot()
  @ObservationIgnored var isReceivedNews = false
  @ObservationIgnored var sourceSort: SortOrder
  /// Puts what was received into another order; nil where there is nothing to do.
  @ObservationIgnored var arranging: Task<Void, Never>?
  @ObservationIgnored var isArrangingStale = false
  /// The range that a drag or Shift draws now.
  @ObservationIgnored var sweep: Sweep?
  /// The last change, where it was a toggle.
  @ObservationIgnored var lastToggle: Toggle?
  /// Whether the album that the caller asked for may still be entered: not when the user has gone
  /// somewhere else meanwhile.
  private var awaitsRequestedAlbum: Bool
  private var isAbsentAlbumTold = false
  /// Checked from the start, and not met in the library yet.
  @ObservationIgnored var unplaced: [PreselectedPhoto] = []
  @ObservationIgnored private var hasOpenedAlbum = false

  /// Something that the window says without stopping the user.
  package enum Notice: Hashable, Sendable {
    /// The selection holds as many photos as it may.
    case limit(Int)
    /// Some of the chosen files are gone and were left out.
    case vanished([PhotoID])
    /// The heart of a photo could not be kept.
    case heartNotKept
    /// Why hearts are not kept, or not those of before.
    case favorites(FavoritesProblem)
    /// There is no album that goes by what the caller named, or nothing is in it.
    case noAlbum([UInt8])
    /// Photos that are still in the Trash, with the reason why the first of them is.
    case notRestored(count: Int, RestoreFailure)
    /// Nothing is remembered any more of how the window was.
    case settingsForgotten
    /// No other program opens the file.
    case notOpened(PhotoID)
    /// Neither a browser nor another program shows a place on a map.
    case mapNotShown
    /// What the program that asks for photos says of those that were chosen.
    case refused(String)
    /// There was no camera to take a photo with.
    case camera(CameraTrouble)
  }

  /// - Parameters:
  ///   - source: where the photos come from.
  ///   - albumTitle: an album's title in the user's language, by which a caller may name it.
  package init(
    request: PickRequest, source: any PhotoLibrary,
    albumTitle: @escaping (Album) -> String = { $0.title.untranslated }
  ) {
    self.request = request
    self.source = source
    self.albumTitle = albumTitle
    sourceSort = request.sort ?? .newest
    sort = request.sort ?? .newest
    awaitsRequestedAlbum = request.album != nil
    selection = Selection(limits: request.limits)
    _ = selection.append(request.preselection)
  }

  /// Shows the library as it comes in, until it ends or the task is cancelled.
  ///
  /// - Parameters:
  ///   - snapshots: the library's. Made by the caller, so that the library can be read while the window is
  ///     being built.
  ///   - order: that of the snapshots; nil where it is the session's.
  package func follow(
    _ snapshots: AsyncStream<LibrarySnapshot>, in order: SortOrder? = nil
  ) async {
    sourceSort = order ?? sort
    for await snapshot in snapshots { receive(await snapshot.withMonths(in: sourceSort)) }
  }

  /// Takes the photos from another library from here on; what is checked stays checked.
  package func use(_ source: any PhotoLibrary) {
    self.source = source
  }

  /// The photos that are shown: those under review, those that were found, or those of the album that is
  /// entered.
  package var photos: [Photo] {
    reviewed ?? search?.found?.photos ?? currentAlbum.flatMap { library.album($0)?.photos } ?? []
  }

  /// Where the months of these photos begin; empty where they are in no order by time.
  package var months: [PhotoMonth] {
    if isReviewing { return [] }
    return search?.found?.months ?? currentAlbum.flatMap { library.album($0)?.months } ?? []
  }

  package var canFinish: Bool { selection.isEnough && isOpen }

  /// Whether the selection may still change: not while its files are checked, nor after the end.
  var isOpen: Bool { result == nil && !isFinishing }

  // MARK: Intents

  package func open(_ album: AlbumID) {
    if search != nil { endSearch() }
    reviewed = nil
    hasOpenedAlbum = true
    enter(album)
  }

  /// The album that the user went to; nil where they left it at the one that was entered at first.
  package var chosenAlbum: AlbumID? { hasOpenedAlbum ? currentAlbum : nil }

  package func dismissNotice() {
    notice = nil
  }

  /// Says something that came up outside of the session.
  package func tell(_ notice: Notice) {
    if result == nil { self.notice = notice }
  }

  /// Ends with what is checked, once each file is seen to be there. Those that have gone are dropped
  /// and named in a notice; if too few are left, the picking goes on.
  package func finish() async {
    guard canFinish else { return }
    isFinishing = true
    if case .vanished = notice { notice = nil }
    await placePreselected()
    let gone = await vanished(among: selection.order)
    isFinishing = false
    drop(gone)
    if selection.isEnough, result == nil { result = .picked(selection.order) }
  }

  /// Enter: ends with what is checked, or where nothing is, with the photo that has the focus.
  package func accept(focused photo: PhotoID?) async {
    if selection.isEmpty, let photo { toggle(photo) }
    await finish()
  }

  package func cancel() {
    if result == nil { result = .cancelled }
  }

  // MARK: State

  /// - Parameter isNews: whether it was not shown before, in another order.
  func show(_ snapshot: LibrarySnapshot, isNews: Bool) {
    if isNews { follow(snapshot.moved.filter { snapshot.trashed[$0.value] == nil }) }
    let wasComplete = library.isComplete
    library = snapshot
    libraryChange += 1
    searchAgain()
    if isNews { settleHearts() }
    if isNews { dropVanished() }
    if isNews, !unplaced.isEmpty { Task { [weak self] in await self?.placePreselected() } }
    if isNews { refreshReview(snapshot.moved) }
    if awaitsRequestedAlbum {
      if let album = request.album.flatMap({ snapshot.album(named: $0, title: albumTitle) }) {
        return enter(album.id)
      }
      // The album may still come in: nothing else is entered before all is known.
      guard snapshot.isComplete else { return }
      tellOfAbsentAlbum()
    }
    if let last = request.lastAlbum.flatMap(snapshot.album), last.id != currentAlbum,
      currentAlbum == nil || !wasComplete && isUntouched
    {
      enter(last.id)
    } else if currentAlbum.flatMap(snapshot.album) == nil, let first = snapshot.albums.first {
      enter(first.id)
    }
  }

  /// Whether the user has done nothing yet that another album would disturb.
  private var isUntouched: Bool {
    !hasOpenedAlbum && anchor == nil && lastToggle == nil && search == nil && reviewed == nil
  }

  /// What was remembered is no longer.
  package func settingsWereForgotten() { notice = .settingsForgotten }

  /// No other program opens the photo's file, or its folder.
  package func wasNotOpened(_ photo: PhotoID) { notice = .notOpened(photo) }

  private func tellOfAbsentAlbum() {
    guard let album = request.album, !isAbsentAlbumTold else { return }
    isAbsentAlbumTold = true
    tell(.noAlbum(album))
  }

  private func enter(_ album: AlbumID) {
    awaitsRequestedAlbum = false
    currentAlbum = album
    (anchor, sweep) = (nil, nil)
  }

  func drop(_ gone: Set<PhotoID>) {
    if gone.isEmpty { return }
    notice = .vanished(selection.order.filter(gone.contains))
    // One that unchecks would put back what has gone; one that checks goes on without it.
    if sweep?.takes != true { sweep = nil }
    selection.remove(gone)
  }
}

extension AlbumTitle {
  /// The title as it stands in the code or on disk.
  package var untranslated: String {
    switch self {
    case .message(let text), .name(let text): text
    }
  }
}
