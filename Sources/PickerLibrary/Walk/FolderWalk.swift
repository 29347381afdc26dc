internal import GLib
internal import PickerModel
internal import Synchronization

/// A walk over folders and all below them, on several threads. Each folder is read once, whatever paths
/// lead to it; which of the paths counts is for `LibraryLayout` to say.
///
/// Links are followed when all that needs none is known.
struct FolderWalk: Sendable {
  private let reader: FolderReader
  private let home: FilePath?
  private let pool: WorkerPool
  private let hanging: HangingFolders
  private let send: @Sendable (WalkEvent) -> Void
  private let claims = Claims()

  /// Two cores read folders as fast as any number: the kernel takes a lock for each.
  static let width = 2

  /// - Parameters:
  ///   - pool: reads the folders.
  ///   - hanging: those that are left out as they do not answer.
  ///   - send: called on any thread.
  init(
    _ plan: LibraryReading.Plan, pool: WorkerPool, hanging: HangingFolders,
    send: @escaping @Sendable (WalkEvent) -> Void
  ) {
    reader = FolderReader(plan)
    home = plan.rules.home
    self.pool = pool
    self.hanging = hanging
    self.send = send
  }

  // MARK: The whole

  /// Where walks over the folders begin: those without a link before those with one, and then in the
  /// order of their bytes.
  ///
  /// - Parameter folders: absolute paths.
  func places(of folders: [FilePath]) async -> [Place] {
    var above: Set<FileIdentity> = []
    if let home {
      let asked = await hanging.ask(home, on: pool) { FileIdentity.ofFolderAndAncestors(home) }
      above = asked ?? []
    }
    let found = await withTaskGroup(of: (place: Place, isLink: Bool).self) { group in
      for folder in folders { group.addTask { [above] in await top(folder, above: above) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let places = found.sorted { Place.precedes($0.place, $1.place) }
    return (places.filter { !$0.isLink } + places.filter(\.isLink)).map(\.place)
  }

  private func top(_ folder: FilePath, above: Set<FileIdentity>) async -> (Place, isLink: Bool) {
    let asked = await hanging.ask(folder, on: pool) {
      let status = try? FileStatus(at: folder.bytes, followingLinks: false)
      return (FileIdentity.ofFolderAndAncestors(folder), isLink: status?.kind == .link)
    }
    let (ancestors, isLink) = asked ?? ([], false)
    let place = Place(path: folder, doorway: Doorway(top: folder), above: above.union(ancestors))
    return (place, isLink)
  }

  /// Returns when all was read, or soon after the task is cancelled.
  func run(over places: [Place]) async {
    await withTaskCancellationHandler {
      var links = await walk(places)
      while !links.isEmpty, !Task.isCancelled { links = await follow(links) }
    } onCancel: {
      reader.cancelled.set()
    }
  }
}

// MARK: Steps

extension FolderWalk {
  /// Reads the folders and those below.
  ///
  /// - Returns: the links that were met.
  private func walk(_ places: [Place]) async -> [Place] {
    let queue = WalkQueue(places, width: Self.width)
    await withTaskGroup(of: Void.self) { group in
      repeat {
        while !Task.isCancelled, queue.beginTurn() { group.addTask { await readTurn(of: queue) } }
      } while await group.next() != nil
    }
    return queue.links
  }

  private struct Found: Sendable {
    var folders: [Place] = []
    var links: [Place] = []

    init() {}

    init(_ contents: FolderContents) {
      let (place, identity) = (contents.place, contents.identity)
      folders = contents.folders.map { place.inner($0, of: identity, isLink: false) }
      links = contents.links.map { place.inner($0, of: identity, isLink: true) }
    }
  }

  private func readTurn(of queue: WalkQueue) async {
    let hung = await hanging.ask(on: pool) { asked in
      let began = ContinuousClock.now
      var isFirst = true
      while isFirst || .now - began < Self.turn, let place = queue.next(isFirst: isFirst) {
        isFirst = false
        let found = asked.mayAsk(place.path) ? readNow(place) : unreadable(place)
        queue.add(folders: found.folders, links: found.links, from: place)
        if asked.isGivenUp || reader.cancelled.isSet { return }
      }
    }
    if let place = hung.flatMap(queue.giveUp) { _ = unreadable(place) }
    queue.endTurn()
  }

  /// So long one turn may take, by which the patience with its last folder is less.
  private static let turn = Duration.milliseconds(100)

  private func unreadable(_ place: Place) -> Found {
    if !reader.cancelled.isSet { send(.target(place.doorway, .unreadable)) }
    return Found()
  }

  private func readNow(_ place: Place) -> Found {
    if place.doorway.folder == nil { reader.watcher?.willOpen(root: place.path) }
    guard reader.isWithinLimits(place) else { return unreadable(place) }
    let event = reader.read(place, claim: claims.claim, part: { send(.contents($0)) })
    send(event)
    guard case .contents(let contents) = event else { return Found() }
    return Found(contents)
  }

  /// Looks behind links, one after another: what one leads to, another may lead to as well.
  ///
  /// - Returns: the links that were met on the way.
  private func follow(_ links: [Place]) async -> [Place] {
    var further: [Place] = []
    for link in links.sorted(by: Place.precedes) where !Task.isCancelled {
      let asked = await hanging.ask(link.path, on: pool) { self.target(of: link) }
      let target = asked ?? .nothing
      if case .folder(let identity) = target, !claims.isClaimed(identity) {
        further += await walk([link])
      } else {
        send(.target(link.doorway, target))
      }
    }
    return further
  }

  /// Links that lead nowhere are no error.
  private func target(of link: Place) -> DoorwayTarget {
    guard reader.isWithinLimits(link),
      let status = try? FileStatus(at: link.path.bytes, followingLinks: true)
    else { return .nothing }
    switch status.kind {
    case .folder:
      let identity = FileIdentity(status)
      let isShut = link.above.contains(identity) || reader.closed.contains(identity)
      return isShut ? .nothing : .folder(identity)
    case .file:
      let type = reader.media.type(ofName: link.path.name)
      var memory = reader.memory(of: link.path.parent)
      return type.flatMap { reader.file(link.path, status, $0, &memory) }.map { .file($0) }
        ?? .nothing
    case .link, .other: return .nothing
    }
  }
}

// MARK: Again

/// A folder that was read before and is to be read again.
struct KnownPlace: Sendable {
  let place: Place
  /// The folders in it that are known, by their names: they are not entered.
  let folders: [[UInt8]: FileIdentity]
}

extension FolderWalk {
  /// Reads folders anew, and what is new below them.
  ///
  /// - Parameter known: the folders of the library. No link is followed into these.
  func run(again places: [KnownPlace], known: Set<FileIdentity>) async {
    await withTaskCancellationHandler {
      var links: [Place] = []
      for place in places where !Task.isCancelled {
        // What is known of a folder that hangs stays.
        let asked = await hanging.ask(place.place.path, on: pool) { readAgain(place) }
        let found = asked ?? Found()
        links += found.links
        links += await walk(found.folders)
      }
      claims.claim(all: known)
      while !links.isEmpty, !Task.isCancelled { links = await follow(links) }
    } onCancel: {
      reader.cancelled.set()
    }
  }

  private func readAgain(_ known: KnownPlace) -> Found {
    if known.place.doorway.folder == nil { reader.watcher?.willOpen(root: known.place.path) }
    // Whoever names a folder has it read: the claims are for what is found below.
    let event = reader.read(known.place, claim: claims.insist, part: { _ in })
    send(event)
    guard case .contents(let contents) = event else { return Found() }
    var found = Found(contents)
    found.folders.removeAll { place in
      guard let identity = known.folders[place.doorway.name] else { return false }
      let status = try? FileStatus(at: place.path.bytes, followingLinks: false)
      return status.map { FileIdentity($0) } == identity
    }
    return found
  }
}

/// The folders that somebody reads or has read.
private final class Claims: Sendable {
  private let folders = Mutex<Set<FileIdentity>>([])

  /// Whether nobody else has.
  func claim(_ folder: FileIdentity) -> Bool {
    folders.withLock { $0.insert(folder).inserted }
  }

  /// Takes it whoever has it.
  func insist(_ folder: FileIdentity) -> Bool {
    folders.withLock { _ = $0.insert(folder) }
    return true
  }

  func claim(all others: Set<FileIdentity>) {
    folders.withLock { $0.formUnion(others) }
  }

  func isClaimed(_ folder: FileIdentity) -> Bool {
    folders.withLock { $0.contains(folder) }
  }
}
