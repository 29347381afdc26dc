import GLib

/// A program of the desktop's that makes small pictures of files: what a `.thumbnailer` file tells, as
/// GNOME reads them.
struct Thumbnailer: Sendable, Equatable {
  /// The MIME types that it knows.
  let types: Set<String>
  /// The program as it is called, with `%i` and the like in place of files.
  private let command: [String]

  /// What a call of it is about; the paths are as the program sees them.
  struct Job {
    let input: String
    let output: String
    /// The longer side of the picture, in pixels.
    let edge: Int
  }

  /// Nil where the file is none, or its program is not installed. Blocks.
  init?(file: [UInt8]) {
    let group = "Thumbnailer Entry"
    guard let keys = KeyFile(at: file), let exec = keys.string("Exec", in: group),
      let command = ShellWords.words(of: exec)
    else { return nil }
    if let program = keys.string("TryExec", in: group), Process.program(named: program) == nil {
      return nil
    }
    types = Set(keys.strings("MimeType", in: group).map { $0.lowercased() })
    self.command = command
  }

  /// The program's file; nil where it has gone.
  var program: [UInt8]? { Process.program(named: command[0]) }

  /// What follows the program. The codes are those of the `.thumbnailer` format.
  func arguments(for job: Job) -> [String] {
    command.dropFirst().map { word in
      var (result, rest) = ("", word[...])
      while let percent = rest.firstIndex(of: "%") {
        let code = rest[percent...].dropFirst().first
        result += rest[..<percent] + Self.value(of: code, job)
        rest = rest[percent...].dropFirst(2)
      }
      return result + rest
    }
  }

  private static func value(of code: Character?, _ job: Job) -> String {
    switch code {
    case "u": FileURI.string(ofPath: Array(job.input.utf8))
    case "i": job.input
    case "o": job.output
    case "s": String(job.edge)
    case "%": "%"
    default: ""
    }
  }
}

extension Thumbnailer {
  /// Those that are installed; of two files of one name, or for one type, the first counts. Blocks.
  ///
  /// - Parameter folders: where they lie, the most important first.
  static func all(in folders: [[UInt8]]) -> [Thumbnailer] {
    var names: Set<[UInt8]> = []
    return folders.flatMap { folder in
      thumbnailerFiles(in: folder).filter { names.insert($0).inserted }
        .compactMap { Thumbnailer(file: folder + [UInt8(ascii: "/")] + $0) }
    }
  }

  /// The folders `thumbnailers` of the user's data and of the machine's.
  static var usualFolders: [[UInt8]] {
    ([UserFolders.data] + UserFolders.systemData).map { $0 + Array("/thumbnailers".utf8) }
  }

  private static func thumbnailerFiles(in folder: [UInt8]) -> [[UInt8]] {
    guard var directory = try? Directory(at: folder) else { return [] }
    var names: [[UInt8]] = []
    while let entry = try? directory.next() {
      if entry.name.suffix(12) == Array(".thumbnailer".utf8)[...] { names.append(entry.name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
