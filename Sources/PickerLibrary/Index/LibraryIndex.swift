internal import GLib
package import PickerModel
internal import Synchronization

/// Remembers what the contents of files tell, from one start to the next. A cache: to delete it only costs
/// to read the files anew.
///
/// Never fails: what cannot be read or written is as if it were not there, and is said once. Any number of
/// programs may use it at once.
package final class LibraryIndex: Sendable {
  /// Where it lies for this user.
  package static var usersPath: FilePath {
    FilePath(bytes: UserFolders.cache).appending("photo-picker").appending("index.db")
  }

  private let path: FilePath
  private let report: @Sendable (IndexEvent) -> Void
  private let state = Mutex(State())
  let writer = WorkerPool(label: "org.photopicker.index", width: 1)

  fileprivate struct State: ~Copyable {
    var database: Database?
    var isOpened = false
    var wasRebuilt = false
    var told: Set<IndexEvent> = []
  }

  /// How many files stand in one row.
  static let chunk = 512

  /// - Parameters:
  ///   - path: of its file. The folder is made where it is missing, for the user's eyes only.
  ///   - report: called on any thread, each event once.
  package init(
    at path: FilePath = usersPath, report: @escaping @Sendable (IndexEvent) -> Void = { _ in }
  ) {
    self.path = path
    self.report = report
  }

  /// The files that were in a folder, in the order of the bytes of their names. Blocks.
  func files(in folder: FilePath) -> [IndexedFile] {
    var files: [IndexedFile] = []
    for row in rows(of: folder) {
      guard let some = IndexedFile.decode(row) else { return [] }
      files += some
    }
    return files
  }

  /// The same in the form in which they are kept. Blocks.
  func rows(of folder: FilePath) -> [[UInt8]] {
    let rows = perform { database throws(DatabaseFailure) in
      try database.run(
        "SELECT files FROM folder WHERE path = ? ORDER BY chunk", [.bytes(folder.bytes)])
    }
    return (rows ?? []).compactMap { $0.first?.bytes }
  }

  /// Keeps what is in folders, all of it or none. Blocks.
  ///
  /// - Parameter folders: the files in the order of the bytes of their names; none for a folder that is
  ///   gone.
  func keep(_ folders: [FilePath: [IndexedFile]]) {
    let rows = folders.mapValues { files in
      stride(from: 0, to: files.count, by: Self.chunk).map { start in
        IndexedFile.encode(files[start..<min(files.count, start + Self.chunk)])
      }
    }
    perform { database throws(DatabaseFailure) in
      try database.transaction { (database) throws(DatabaseFailure) in
        for (path, chunks) in rows { try Self.replace(path, chunks, in: database) }
      }
    }
  }

  /// The folders that it knows. Blocks.
  var folders: [FilePath] {
    let rows = perform { database throws(DatabaseFailure) in
      try database.run("SELECT DISTINCT path FROM folder", [])
    }
    return (rows ?? []).compactMap { $0.first?.bytes.map { FilePath(bytes: $0) } }
  }

  func close() { state.withLock { $0.close() } }

  private static func replace(
    _ path: FilePath, _ chunks: [[UInt8]], in database: borrowing Database
  ) throws(DatabaseFailure) {
    for (number, files) in zip(Int64(0)..., chunks) {
      // A row that is as it was is not written.
      try database.run(
        """
        INSERT INTO folder VALUES (?1, ?2, ?3)
        ON CONFLICT DO UPDATE SET files = ?3 WHERE files <> ?3
        """, [.bytes(path.bytes), .number(number), .bytes(files)])
    }
    try database.run(
      "DELETE FROM folder WHERE path = ? AND chunk >= ?",
      [.bytes(path.bytes), .number(Int64(chunks.count))])
  }

  // MARK: Failing

  /// Nil where it could not be done.
  @discardableResult
  func perform<Result: Sendable>(
    _ work: @Sendable (borrowing Database) throws(DatabaseFailure) -> Result
  ) -> Result? {
    let (result, events) = state.withLock { state in state.perform(work, at: path) }
    for event in events { report(event) }
    return result
  }
}

extension LibraryIndex.State {
  /// Nil where it could not be done; and what is to be told.
  fileprivate mutating func perform<Result: Sendable>(
    _ work: @Sendable (borrowing Database) throws(DatabaseFailure) -> Result, at path: FilePath
  ) -> (Result?, [IndexEvent]) {
    var events: [IndexEvent] = []
    // The second try is with a file that was made anew.
    for _ in 0..<2 {
      do throws(DatabaseFailure) {
        if !isOpened {
          isOpened = true
          database = try IndexFile.open(at: path)
        }
        // Nobody has it where it could not be opened before.
        guard database != nil else { return (nil, events) }
        return (try work(database!), events)
      } catch {
        if let event = note(error, path) { events.append(event) }
        if error != .broken { break }
      }
    }
    return (nil, events)
  }

  mutating func close() {
    guard database != nil else { return }
    database = nil
    isOpened = false
  }

  /// What is to be told.
  private mutating func note(_ failure: DatabaseFailure, _ path: FilePath) -> IndexEvent? {
    let event: IndexEvent
    switch failure {
    // Another program has it. What was to be kept is read anew another time.
    case .busy: return nil
    case .unusable: event = .notWritable
    case .broken:
      database = nil
      if wasRebuilt {
        event = .notWritable
      } else {
        IndexFile.remove(path)
        (wasRebuilt, isOpened) = (true, false)
        event = .rebuilt
      }
    }
    if event == .notWritable { database = nil }
    return told.insert(event).inserted ? event : nil
  }
}
