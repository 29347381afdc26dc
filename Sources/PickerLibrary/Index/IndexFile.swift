internal import GLib
internal import PickerModel

/// The database of the index: its form, and how it comes to be.
enum IndexFile {
  /// To be raised with each change of the form.
  private static let form: Int64 = 4
  /// Files of another form, or with facts of another one, are made anew.
  private static var version: Int64 { form << 8 | Int64(PhotoFacts.codingVersion) }

  private static let tables = """
    CREATE TABLE folder (
      path BLOB NOT NULL, chunk INTEGER NOT NULL, files BLOB NOT NULL, PRIMARY KEY (path, chunk));
    CREATE TABLE head (
      library BLOB NOT NULL, place INTEGER NOT NULL, folder BLOB NOT NULL, file BLOB NOT NULL,
      PRIMARY KEY (library, place));
    """

  /// Opens the index, or makes it. Blocks. One of another version is emptied.
  ///
  /// - Throws: `broken` where it has to be removed first.
  static func open(at path: FilePath) throws(DatabaseFailure) -> Database {
    do throws(FileFailure) {
      try Folder.make(path.parent.bytes, mode: 0o700)
    } catch {
      throw .unusable
    }
    let database = try Database(at: path.bytes)
    // With a log of its own beside it, readers do not wait for a writer.
    try database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    try database.run("PRAGMA journal_size_limit = 1048576")
    if try version(of: database) != version { try empty(database) }
    try database.run("SELECT chunk FROM folder LIMIT 1", [])
    return database
  }

  /// Removes the file, and what SQLite keeps beside it. Another program that has it open goes on with
  /// what it has.
  static func remove(_ path: FilePath) {
    for ending in ["", "-wal", "-shm", "-journal"] {
      PrivateFile.remove(path.bytes + Array(ending.utf8))
    }
  }

  private static func version(of database: borrowing Database) throws(DatabaseFailure) -> Int64 {
    try database.run("PRAGMA user_version", []).first?.first?.number ?? 0
  }

  /// Another program may do the same at the same time: the second finds it done.
  private static func empty(_ database: borrowing Database) throws(DatabaseFailure) {
    try database.transaction { (database) throws(DatabaseFailure) in
      if try version(of: database) == version { return }
      try database.run("DROP TABLE IF EXISTS folder; DROP TABLE IF EXISTS head")
      try database.run(tables)
      try database.run("PRAGMA user_version = \(version)")
    }
  }
}
