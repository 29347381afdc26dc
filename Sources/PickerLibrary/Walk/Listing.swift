internal import GLib
internal import PickerModel

/// What of one folder matters to a walk.
struct Listing {
  struct Entry {
    let name: [UInt8]
    /// Nil where the file system does not tell. Never `other`.
    let kind: FileStatus.Kind?
    /// What the name says; nil where it is not the name of a photo.
    let type: MediaType?
  }

  /// In the order of the bytes of the paths of what they lead to.
  private(set) var entries: [Entry] = []
  /// Whether the folder asks galleries to leave it out.
  private(set) var isMarkedHidden = false
  /// Whether the folder could not be read to its end.
  private(set) var isCutShort = false

  /// Reads the open folder once. Blocks.
  init(reading directory: inout Directory, offers media: MediaFilter) {
    do throws(FileFailure) {
      while let entry = try directory.next() { take(entry, media) }
    } catch {
      isCutShort = true
    }
    let keyed = entries.map { entry in
      (key: entry.kind == .folder ? Self.key(ofFolder: entry.name) : entry.name, entry: entry)
    }
    entries = keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.entry)
  }

  /// Sorts as the paths of what is in the folder do.
  static func key(ofFolder path: [UInt8]) -> [UInt8] { path + [UInt8(ascii: "/")] }

  private mutating func take(_ entry: Directory.Entry, _ media: MediaFilter) {
    if entry.name == WalkRules.marker, entry.kind != .folder { isMarkedHidden = true }
    if WalkRules.isHidden(entry.name) || entry.kind == .other { return }
    let type = media.type(ofName: entry.name)
    if entry.kind == .file ? type == nil : WalkRules.isHousekeeping(entry.name) { return }
    entries.append(Entry(name: entry.name, kind: entry.kind, type: type))
  }
}

extension MediaFilter {
  /// The type that a file's name stands for, where files of that type are offered.
  func type(ofName name: [UInt8]) -> MediaType? {
    let letters = FilePath.lowercasedExtension(ofName: name[...])
    return MediaType(extension: letters).flatMap { offers($0) ? $0 : nil }
  }
}
