internal import GLib
internal import PickerModel

/// Turns what happens in folders into what has to be looked at, once that is worth it: many changes at
/// once become one, and a file that is being written is looked at when it is whole.
///
/// It asks no clock and no file: a file grows for as long as the kernel tells of writes into it.
struct ChangeSettling {
  typealias Instant = ContinuousClock.Instant

  /// How long nothing may happen before what happened is told.
  static let quiet = Duration.milliseconds(120)
  /// How long it waits for that at most.
  static let longest = Duration.milliseconds(400)
  /// A file that nobody has written into for that long is looked at though nobody closed it. Names that
  /// are new without a file being made, such as links, become known by this too.
  static let still = Duration.milliseconds(300)

  private let isPhoto: ([UInt8]) -> Bool
  private var changes = FolderChanges()
  private var first: Instant?
  private var last: Instant?
  /// Files that somebody writes, and when they were written last.
  private var growing: [FilePath: Instant] = [:]
  /// What was moved away and has not come to anywhere yet, by the cookie of the move.
  private var moving: [UInt32: FilePath] = [:]

  /// - Parameter isPhoto: whether a file of that name is offered.
  init(isPhoto: @escaping ([UInt8]) -> Bool) {
    self.isPhoto = isPhoto
  }

  /// When `take` may have something next; nil while nothing is awaited.
  var nextTime: Instant? {
    [settled, growing.values.min().map { $0 + Self.still }].compactMap(\.self).min()
  }

  mutating func note(_ news: FolderNews, at now: Instant) {
    if news.name.isEmpty { return noteFolderItself(news, at: now) }
    if case .movedAway(let cookie) = news.kind { moving[cookie] = news.path }
    // Whatever was hidden before, by its name or by its place, is new where it came to.
    if case .movedHere(let cookie) = news.kind, let old = moving.removeValue(forKey: cookie) {
      changes.addMove(from: old, to: news.path)
    }
    if WalkRules.isHidden(news.name), news.name != WalkRules.marker { return }
    news.isFolder ? noteFolder(news, at: now) : noteFile(news, at: now)
  }

  /// Anything may have happened, anywhere.
  mutating func noteEverywhere(at now: Instant) {
    changes.isEverywhere = true
    touch(now)
  }

  /// What has settled; nil where nothing has.
  mutating func take(at now: Instant) -> FolderChanges? {
    for (path, time) in growing where time + Self.still <= now { noteWhole(path, at: now) }
    guard let settled, settled <= now else { return nil }
    defer {
      changes = FolderChanges()
      (first, last) = (nil, nil)
      moving = [:]
    }
    return changes
  }

  private var settled: Instant? {
    guard let first, let last else { return nil }
    return min(last + Self.quiet, first + Self.longest)
  }

  private mutating func noteFolderItself(_ news: FolderNews, at now: Instant) {
    switch news.kind {
    case .attributes, .folderLeft: add(news.folder, at: now)
    default: return
    }
  }

  private mutating func noteFolder(_ news: FolderNews, at now: Instant) {
    // It may have become readable: what could not be watched is told of here alone.
    add(news.kind == .attributes ? news.path : news.folder, at: now)
  }

  private mutating func noteFile(_ news: FolderNews, at now: Instant) {
    let isPhoto = isPhoto(news.name)
    switch news.kind {
    case .created where isPhoto, .modified where isPhoto: growing[news.path] = now
    case .closed where isPhoto: noteWhole(news.path, at: now)
    case .attributes where isPhoto && growing[news.path] == nil: add(news.folder, at: now)
    case .deleted, .movedAway, .movedHere:
      growing[news.path] = nil
      add(news.folder, at: now)
    // It may be a link to a folder, or the marker that hides this one.
    case .created: add(news.folder, at: now)
    default: return
    }
  }

  private mutating func noteWhole(_ file: FilePath, at now: Instant) {
    growing[file] = nil
    add(file.parent, at: now)
  }

  private mutating func add(_ folder: FilePath, at now: Instant) {
    changes.folders.insert(folder)
    touch(now)
  }

  private mutating func touch(_ now: Instant) {
    first = first ?? now
    last = now
  }
}
