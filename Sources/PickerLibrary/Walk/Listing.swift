internal import GLib
internal import PickerModel

/// What of one folder matters to a walk.
struct Listing {
  struct Entry {
    /// In `names`.
    let name: FolderNames.Name
    /// Nil where the file system does not tell. Never `other`.
    let kind: FileStatus.Kind?
    /// What the name says; nil where it is not the name of a photo.
    let type: MediaType?
    /// The bytes of the name from where those in the listing begin to differ: entries with other numbers are
    /// in the order of these.
    fileprivate var prefix: UInt64 = 0
  }

  private(set) var names: FolderNames
  /// In the order of the bytes of the paths of what they lead to.
  private(set) var entries: [Entry] = []
  /// Whether the folder asks galleries to leave it out.
  private(set) var isMarkedHidden = false
  /// Whether the folder could not be read to its end.
  private(set) var isCutShort = false

  /// Reads the open folder once. Blocks.
  ///
  /// - Parameter path: by which paths of what is in it are made.
  init(reading directory: inout Directory, at path: FilePath, offers media: MediaFilter) {
    names = FolderNames(of: path)
    do throws(FileFailure) {
      while try directory.next({ take($0, $1, media) }) {}
    } catch {
      isCutShort = true
    }
    names.seal()
    sort()
  }

  /// Sorts as the paths of what is in the folder do.
  static func key(ofFolder path: [UInt8]) -> [UInt8] { path + [UInt8(ascii: "/")] }

  private mutating func take(_ bytes: Span<UInt8>, _ kind: FileStatus.Kind?, _ media: MediaFilter) {
    let range = names.append(bytes)
    let name = names[range]
    if name.elementsEqual(WalkRules.marker), kind != .folder { isMarkedHidden = true }
    let type = media.type(ofName: name)
    if WalkRules.isHidden(name) || kind == .other
      || (kind == .file ? type == nil : WalkRules.isHousekeeping(name))
    {
      names.removeLast(range)
    } else {
      entries.append(Entry(name: range, kind: kind, type: type))
    }
  }

  private mutating func sort() {
    let shared = sharedCount
    for index in entries.indices {
      entries[index].prefix = prefix(of: entries[index], from: shared)
    }
    let names = names
    entries.sort { one, other in
      one.prefix == other.prefix
        ? names.precedes(one, other) : one.prefix < other.prefix
    }
  }

  /// How many bytes at their beginning all names have in common.
  private var sharedCount: Int {
    guard let first = entries.first else { return 0 }
    let text = names.text
    let begin = Int(first.name.lowerBound)
    var shared = first.name.count
    for entry in entries.dropFirst() {
      let place = Int(entry.name.lowerBound)
      var same = 0
      let limit = min(shared, entry.name.count)
      while same < limit, text[begin + same] == text[place + same] { same += 1 }
      shared = same
    }
    return shared
  }

  /// Eight bytes of the name, those behind its end as zeros; but a slash ends that of a folder.
  private func prefix(of entry: Entry, from start: Int) -> UInt64 {
    let name = names[entry.name].dropFirst(start)
    var prefix: UInt64 = 0
    for byte in name.prefix(8) { prefix = prefix << 8 | UInt64(byte) }
    let free = 8 - min(name.count, 8)
    if free == 0 { return prefix }
    let end = entry.kind == .folder ? UInt64(UInt8(ascii: "/")) : 0
    return (prefix << 8 | end) << UInt64(8 * (free - 1))
  }
}

extension FolderNames {
  fileprivate func precedes(_ one: Listing.Entry, _ other: Listing.Entry) -> Bool {
    key(of: one).lexicographicallyPrecedes(key(of: other))
  }

  private func key(of entry: Listing.Entry) -> [UInt8] {
    let name = Array(self[entry.name])
    return entry.kind == .folder ? Listing.key(ofFolder: name) : name
  }
}

extension MediaFilter {
  /// The type that a file's name stands for, where files of that type are offered.
  func type(ofName name: ArraySlice<UInt8>) -> MediaType? {
    MediaType(extensionOf: name).flatMap { offers($0) ? $0 : nil }
  }

  func type(ofName name: [UInt8]) -> MediaType? { type(ofName: name[...]) }
}
