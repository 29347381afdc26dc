internal import CSQLite

/// A SQLite database in a file. For one thread at a time; its calls block.
@safe struct Database: ~Copyable {
  private let connection: OpaquePointer

  /// How long a call waits for another program that is writing, in milliseconds.
  private static let patience: Int32 = 1000

  /// Opens the file, or makes it. Others may have it open. `sqlite3_open_v2`
  init(at path: [UInt8]) throws(DatabaseFailure) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let name = path.map { CChar(bitPattern: $0) } + [0]
    let status = unsafe sqlite3_open_v2(name, &opened, flags, nil)
    guard status == SQLITE_OK, let opened = unsafe opened else {
      unsafe sqlite3_close(opened)
      throw DatabaseFailure(status)
    }
    unsafe connection = unsafe opened
    unsafe sqlite3_busy_timeout(connection, Self.patience)
  }

  deinit { unsafe sqlite3_close_v2(connection) }

  /// Runs statements that give nothing back. `sqlite3_exec`
  func run(_ statements: String) throws(DatabaseFailure) {
    let status = unsafe sqlite3_exec(connection, statements, nil, nil, nil)
    if status != SQLITE_OK { throw DatabaseFailure(status) }
  }

  /// Runs a statement with these values in the place of its question marks.
  ///
  /// - Returns: the rows.
  @discardableResult
  func run(_ statement: String, _ values: [Value]) throws(DatabaseFailure) -> [[Value]] {
    var prepared: OpaquePointer?
    let status = unsafe sqlite3_prepare_v2(connection, statement, -1, &prepared, nil)
    guard status == SQLITE_OK, let prepared = unsafe prepared else {
      throw DatabaseFailure(status)
    }
    defer { unsafe sqlite3_finalize(prepared) }
    for (place, value) in zip(Int32(1)..., values) {
      let status = unsafe value.bind(to: prepared, place)
      if status != SQLITE_OK { throw DatabaseFailure(status) }
    }
    return try unsafe Self.rows(of: prepared)
  }

  private static func rows(of statement: OpaquePointer) throws(DatabaseFailure) -> [[Value]] {
    var rows: [[Value]] = []
    while true {
      let status = unsafe sqlite3_step(statement)
      if status == SQLITE_DONE { return rows }
      if status != SQLITE_ROW { throw DatabaseFailure(status) }
      let count = unsafe sqlite3_column_count(statement)
      rows.append((0..<count).map { unsafe Value(column: $0, of: statement) })
    }
  }

  /// Does several things as one: all or none of them happen.
  func transaction(
    _ body: (borrowing Database) throws(DatabaseFailure) -> Void
  ) throws(DatabaseFailure) {
    try run("BEGIN IMMEDIATE")
    do throws(DatabaseFailure) {
      try body(self)
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// What stands in one column.
  enum Value: Sendable, Equatable {
    case number(Int64)
    case bytes([UInt8])
    /// Of any other type.
    case other

    fileprivate init(column: Int32, of statement: OpaquePointer) {
      switch unsafe sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER: self = unsafe .number(sqlite3_column_int64(statement, column))
      case SQLITE_BLOB:
        let start = unsafe sqlite3_column_blob(statement, column)
        let count = unsafe Int(sqlite3_column_bytes(statement, column))
        self = unsafe .bytes([UInt8](UnsafeRawBufferPointer(start: start, count: count)))
      default: self = .other
      }
    }

    fileprivate func bind(to statement: OpaquePointer, _ place: Int32) -> Int32 {
      switch self {
      case .number(let number): return unsafe sqlite3_bind_int64(statement, place, number)
      case .bytes(let bytes):
        return unsafe bytes.withUnsafeBytes {
          unsafe photo_picker_bind_blob(statement, place, $0.baseAddress, Int32($0.count))
        }
      case .other: return unsafe sqlite3_bind_null(statement, place)
      }
    }

    var number: Int64? { if case .number(let number) = self { number } else { nil } }
    var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
  }
}

/// Why a database does not do what it is asked.
enum DatabaseFailure: Error, Hashable, Sendable {
  /// The file is no database, or a broken one.
  case broken
  /// Another program writes, and has done so for long.
  case busy
  /// It cannot be read or written: the disk is full or read-only, or it fails.
  case unusable

  init(_ status: Int32) {
    // The low byte is the primary code; the rest tells more.
    switch status & 0xff {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_MISMATCH: self = .broken
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    default: self = .unusable
    }
  }
}
