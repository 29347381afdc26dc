internal import PickerModel

/// What is known of a library that is being read, and what is to be done next. Does nothing itself but sort:
/// for 100,000 photos a matter of tenths of a second.
struct ReadingState: Sendable {
  /// What has happened.
  enum News: Sendable {
    case began
    /// What the last reading began with.
    case foreseen([Photo])
    case tops([Place])
    case met(WalkEvent)
    case walkEnded
    case read([FolderStore.Unread], [PhotoFacts])
    case mayRead
    case relist([FilePath], moves: [FilePath: FilePath])
    case relistAll
    case refresh
    case extras
    /// A time that was waited for has come.
    case time
  }

  /// What is to be done.
  enum Step: Sendable {
    case walk
    case walkAgain([KnownPlace], known: Set<FileIdentity>)
    case read([FolderStore.Unread])
    case show(LibrarySnapshot)
    /// These folders are of the library no more, or by another path.
    case drop([FilePath])
    /// The index should hold this.
    case keep([FilePath: [Photo]])
    /// These are all folders of the library: the index should hold no other.
    case forgetOthers(than: Set<FilePath>)
    /// Tells the time after so long.
    case wake(Duration)
    /// The library begins with these.
    case keepHead([Photo])
    /// What was needed to read it all is needed no more.
    case giveBackMemory
  }

  private var store: FolderStore
  private var builder: AlbumBuilder
  private let extras: LibraryExtras
  private var queue = ReadingQueue()
  private var clock: SnapshotClock
  private var relisting = RelistWishes()
  private var moved = MovedPaths()
  private var steps: [Step] = []

  private var isWalking = false
  private var walkBegan = ContinuousClock.now
  /// Whether all has been shown once.
  private var wasComplete = false
  /// Whether what was shown last was told to be all that is known: progress, and what only the whole can tell.
  private var wasSettled = false
  private var isRefreshWanted = false
  private var keptAt = ContinuousClock.now

  private static let keepingInterval = Duration.milliseconds(500)

  init(_ plan: LibraryReading.Plan, builder: AlbumBuilder) {
    store = FolderStore(filter: plan.filter, rules: plan.rules)
    self.builder = builder
    extras = plan.extras
    clock = SnapshotClock(pace: plan.pace)
  }

  mutating func take(_ news: [News]) -> [Step] {
    steps = []
    for piece in news { take(piece) }
    readMore()
    keep()
    showWhatIsKnown()
    walkAgain()
    return steps
  }

  private mutating func take(_ news: News) {
    switch news {
    case .began: begin()
    case .foreseen(let photos):
      store.foresee(photos)
      isRefreshWanted = !photos.isEmpty
    case .tops(let places): store.begin(over: places)
    case .met(let event): store.take(event)
    case .walkEnded: endWalk()
    case .read(let files, let facts): take(facts, of: files)
    case .mayRead: queue.isOpen = true
    case .relist(let folders, let moves):
      relisting.add(folders)
      moved.add(moves)
    case .relistAll: relisting.addAll()
    case .refresh: isRefreshWanted = true
    case .extras: isRefreshWanted = isRefreshWanted || wasComplete
    case .time: break
    }
  }

  // MARK: Walking and reading

  private mutating func begin() {
    isWalking = true
    steps.append(.walk)
    steps.append(.wake(ReadingQueue.patience))
    clock.begin()
  }

  private mutating func endWalk() {
    isWalking = false
    let dropped = store.settle()
    if !dropped.isEmpty { steps.append(.drop(dropped)) }
  }

  private mutating func take(_ facts: [PhotoFacts], of files: [FolderStore.Unread]) {
    for (file, facts) in zip(files, facts) { store.take(facts, of: file) }
    queue.noteRead(files.count)
  }

  private mutating func readMore() {
    queue.add(store.takeUnread())
    while let batch = queue.next() { steps.append(.read(batch)) }
  }

  private mutating func walkAgain() {
    guard !isWalking, let places = relisting.places(in: store) else { return }
    isWalking = true
    walkBegan = .now
    steps.append(.wake(Self.longestHold))
    steps.append(.walkAgain(places, known: Set(store.known.folders.keys)))
  }

  /// Not each folder for itself: each writing waits for the disk.
  private mutating func keep() {
    let now = ContinuousClock.now
    guard isSettled || now - keptAt > Self.keepingInterval else { return }
    keptAt = now
    let folders = store.takeUnkept()
    if !folders.isEmpty { steps.append(.keep(folders)) }
    if isSettled, !wasComplete, store.unreadable.isEmpty {
      steps.append(.forgetOthers(than: store.paths))
    }
  }

  // MARK: Showing

  /// Whether all that was met is read.
  private var isSettled: Bool { !isWalking && queue.isEmpty && !relisting.isWaiting }

  private mutating func showWhatIsKnown() {
    let isWhole = isSettled && extras.isLoaded
    let isEnd = (isWhole && !wasComplete) || (isSettled && wasComplete && !wasSettled)
    let isNews = store.hasChanges || isRefreshWanted || isEnd
    guard isNews else { return }
    clock.noteNews()
    let isUrgent = isRefreshWanted || (isWhole && !wasComplete)
    if !isUrgent, isHeldBack { return }
    guard isUrgent || clock.isDue(isComplete: wasComplete) else {
      if let delay = clock.delay(isComplete: wasComplete) { steps.append(.wake(delay)) }
      return
    }
    isRefreshWanted = false
    let isFirstWhole = isWhole && !wasComplete
    if isWhole { wasComplete = true }
    let began = ContinuousClock.now
    steps.append(.show(snapshot()))
    if isFirstWhole {
      if builder.photos.count >= LibraryIndex.leastPhotos {
        steps.append(.keepHead(Array(builder.photos.prefix(LibraryIndex.headLength))))
      }
      steps.append(.giveBackMemory)
    }
    clock.noteSnapshot(took: ContinuousClock.now - began)
  }

  /// Whether what is known of changes is not worth to be shown yet. In the middle of a walk something may
  /// seem to be gone that only goes by another name; but a walk that takes long is not waited for.
  private var isHeldBack: Bool {
    guard wasComplete else { return false }
    if isWalking { return .now < walkBegan + Self.longestHold }
    return !queue.isEmpty && !clock.isOverdue
  }

  private static let longestHold = Duration.seconds(3)

  private mutating func snapshot() -> LibrarySnapshot {
    let changes = store.takeChanges()
    builder.update(changes)
    let trashed = extras.show(in: &builder, isWhole: isSettled)
    let progress = LibraryProgress(
      found: store.count, read: store.count - queue.count, isWalking: isWalking)
    var snapshot = LibrarySnapshot(
      albums: builder.albums, isComplete: wasComplete, unreadable: store.unreadable,
      progress: isSettled ? nil : progress)
    snapshot.favorites = Set(snapshot.album(.kind(.favorites))?.photos.map(\.id) ?? [])
    snapshot.trashed = trashed
    snapshot.moved = moved.photos(in: changes)
    if isSettled { moved = MovedPaths() }
    wasSettled = isSettled
    return snapshot
  }
}
