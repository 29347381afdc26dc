internal import GLib
internal import PickerModel

/// Watches what a library shows that does not lie in its folders: the file of the marks, and the Trash. Waits on
/// a thread of its own.
final class ExtrasWatch: Sendable {
  enum Part: CaseIterable {
    case favorites, trash
  }

  /// Nil where the kernel has no room for another queue: then nothing is watched.
  private let notifier = try? FolderNotifier()
  private let pause: Duration
  private let places: @Sendable (Part) -> [WatchedPlace]
  private let changed: @Sendable (Part) -> Void
  private let isStopped = CancelFlag()

  /// How long nothing may happen before it is told, and how long that is waited for at most: to delete a file
  /// takes several steps.
  private static let quiet = Duration.milliseconds(100)
  private static let longest = Duration.milliseconds(400)

  /// - Parameters:
  ///   - pause: where not all can be watched, it is told so often to have changed.
  ///   - places: of each part; asked for anew after each change, and when somebody rings. Blocks.
  ///   - changed: told that a part may be other than it was, on the thread of the watch.
  init(
    pause: Duration, places: @escaping @Sendable (Part) -> [WatchedPlace],
    changed: @escaping @Sendable (Part) -> Void
  ) {
    (self.pause, self.places, self.changed) = (pause, places, changed)
  }

  /// Goes on until `stop`.
  func start() {
    WorkerPool(label: "org.photopicker.extras", width: 1).start { [self] in listen() }
  }

  /// The places may have become others.
  func ring() { notifier?.ring() }

  func stop() {
    isStopped.set()
    ring()
  }

  // MARK: On the thread of the watch

  /// What is watched.
  private struct Watched {
    var places: [FolderWatch: [Part: Set<WatchedPlace>]] = [:]
    /// Whether all that is there is.
    var isWhole = true

    mutating func add(_ watch: FolderWatch, for place: WatchedPlace, of part: Part) {
      places[watch, default: [:]][part, default: []].insert(place)
    }

    /// What may be other than it was after an event.
    func parts(after event: FolderEvent) -> Set<Part> {
      guard let watch = event.watch else { return Set(Part.allCases) }
      switch event.kind {
      // Whoever writes into a file closes it in the end.
      case .modified, .attributes: return []
      default: break
      }
      let parts = (places[watch] ?? [:]).filter { _, places in
        event.name.isEmpty || places.contains { $0.name == nil || $0.name == event.name }
      }
      return Set(parts.keys)
    }
  }

  private func listen() {
    guard let notifier else { return }
    var watched = Watched()
    while !isStopped.isSet {
      let now = watch(notifier)
      for watch in watched.places.keys where now.places[watch] == nil { notifier.stop(watch) }
      // What happened in a place before it was watched was not told.
      let isNew = now.places != watched.places
      watched = now
      let parts = isNew ? Set(Part.allCases) : wait(for: watched, notifier)
      for part in Part.allCases where parts.contains(part) && !isStopped.isSet { changed(part) }
    }
  }

  private func watch(_ notifier: FolderNotifier) -> Watched {
    var watched = Watched()
    for part in Part.allCases {
      for place in places(part) { watch(place, of: part, notifier, &watched) }
    }
    return watched
  }

  /// Where the folder is missing, the one that it will come to be in is watched.
  private func watch(
    _ place: WatchedPlace, of part: Part, _ notifier: FolderNotifier, _ watched: inout Watched
  ) {
    var next: WatchedPlace? = place
    while let place = next {
      do throws(FileFailure) {
        let interest: FolderNotifier.Interest = place.name == nil ? .everything : .names
        let watch = try notifier.watch(place.folder.bytes, interest)
        return watched.add(watch, for: place, of: part)
      } catch {
        next = error.isMissing || error.isNotAFolder ? place.outer : nil
        if next == nil { watched.isWhole = false }
      }
    }
  }

  /// Returns when something has happened and settled, with what it concerns; with nothing when somebody rings.
  private func wait(for watched: Watched, _ notifier: FolderNotifier) -> Set<Part> {
    let began = ContinuousClock.now
    var parts: Set<Part> = []
    var first: ContinuousClock.Instant?
    while !isStopped.isSet {
      let events = notifier.events(within: first == nil ? pause : Self.quiet)
      let now = ContinuousClock.now
      if events.isEmpty, first == nil {
        return !watched.isWhole && now - began >= pause ? Set(Part.allCases) : []
      }
      for event in events { parts.formUnion(watched.parts(after: event)) }
      if !parts.isEmpty { first = first ?? now }
      if let first, events.isEmpty || now - first > Self.longest { break }
    }
    return parts
  }
}
