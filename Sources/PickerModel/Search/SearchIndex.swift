/// What the photos of a library can be found by, made ready once so that each search is quick:
/// 100,000 photos are searched in some milliseconds.
package struct SearchIndex: Sendable {
  /// In the order of the library.
  private let photos: [Photo]
  private let entries: [Entry]
  /// The folded names of all photos, one after the other.
  private var names: [UInt8] = []
  private var folders: [[UInt8]] = []
  private var types: [MediaType] = []
  private let vocabulary: SearchVocabulary

  /// What is known of one photo.
  private struct Entry {
    /// Where its folded name stands.
    let start: UInt32
    let end: UInt32
    let folder: UInt32
    let year: Int16
    let month: UInt8
    let day: UInt8
    let type: UInt16
    /// The albums of a kind that it is in, a bit each.
    var kinds: UInt16 = 0

    var date: SearchDay { SearchDay(year: Int(year), month: Int(month), day: Int(day)) }
  }

  /// Takes up the photos of All Photos; to be called off the main actor.
  package init(_ library: LibrarySnapshot, _ vocabulary: SearchVocabulary) {
    photos = library.album(.kind(.all))?.photos ?? []
    self.vocabulary = vocabulary
    var builder = Builder(vocabulary: vocabulary)
    let kinds = Self.kinds(of: library)
    var entries: [Entry] = []
    entries.reserveCapacity(photos.count)
    for photo in photos {
      entries.append(builder.entry(photo, kinds: kinds[ObjectIdentifier(photo), default: 0]))
    }
    self.entries = entries
    names = builder.names
    folders = builder.foldedFolders
    types = builder.types
  }

  /// The photos for which every word of the text holds: it stands in the name or the folder's, says the
  /// date, or the kind. Nil where the calling task is cancelled.
  package func photos(matching text: String) -> [Photo]? {
    let terms = vocabulary.folded(text).split(whereSeparator: { $0 == 0x20 || $0 == 0x09 })
      .map { term(Array($0)) }
    guard !terms.isEmpty else { return photos }
    var found: [Photo] = []
    for (index, entry) in entries.enumerated() {
      if index & 0xfff == 0, Task.isCancelled { return nil }
      if terms.allSatisfy({ matches(entry, $0) }) { found.append(photos[index]) }
    }
    return found
  }

  // MARK: Terms

  /// A word of the query, and what it may mean.
  private struct Term {
    let text: [UInt8]
    let dates: [SearchDate]
    let kinds: UInt16
    /// For each folder and each type, whether the word finds it.
    let folders: [Bool]
    let types: [Bool]
  }

  private func term(_ word: [UInt8]) -> Term {
    let date = SearchDate(word: word).map { [$0] } ?? []
    let months = vocabulary.months(named: word).compactMap { SearchDate(month: $0) }
    return Term(
      text: word, dates: date + months,
      kinds: vocabulary.kinds(named: word).reduce(0) { $0 | Self.bit($1) },
      folders: folders.map { Self.contains($0, 0..<$0.count, word) },
      types: types.map { Self.means($0, word) })
  }

  private func matches(_ entry: Entry, _ term: Term) -> Bool {
    entry.kinds & term.kinds != 0 || term.folders[Int(entry.folder)]
      || term.types[Int(entry.type)] || term.dates.contains { $0.contains(entry.date) }
      || Self.contains(names, Int(entry.start)..<Int(entry.end), term.text)
  }

  /// Whether a word names a type: by the part before or after the slash, or by an extension.
  private static func means(_ type: MediaType, _ word: [UInt8]) -> Bool {
    type.name.utf8.split(separator: UInt8(ascii: "/")).contains {
      SearchVocabulary.means(Array($0), word)
    } || MediaType(extension: word[...]) == type
  }

  private static func contains(_ text: [UInt8], _ range: Range<Int>, _ word: [UInt8]) -> Bool {
    guard range.count >= word.count else { return false }
    let (text, word) = (text.span, word.span)
    var start = range.lowerBound
    let last = range.upperBound - word.count
    while start <= last {
      if text[start] == word[0] {
        var length = 1
        while length < word.count, text[start + length] == word[length] { length += 1 }
        if length == word.count { return true }
      }
      start += 1
    }
    return false
  }

  // MARK: Kinds

  private static func bit(_ kind: AlbumKind) -> UInt16 {
    AlbumKind.allCases.firstIndex(of: kind).map { 1 << $0 } ?? 0
  }

  /// For each photo the albums of a kind that it is in.
  private static func kinds(of library: LibrarySnapshot) -> [ObjectIdentifier: UInt16] {
    var kinds: [ObjectIdentifier: UInt16] = [:]
    for album in library.albums {
      guard case .kind(let kind) = album.id, ![.all, .recent, .recentlyDeleted].contains(kind)
      else {
        continue
      }
      for photo in album.photos { kinds[ObjectIdentifier(photo), default: 0] |= bit(kind) }
    }
    return kinds
  }

  /// Collects the texts of the photos.
  private struct Builder {
    let vocabulary: SearchVocabulary
    var names: [UInt8] = []
    private var folders: [FilePath: UInt32] = [:]
    private var folderPaths: [FilePath] = []
    private var last: (path: FilePath, folder: UInt32)?
    private var typeNumbers: [MediaType: UInt16] = [:]
    var types: [MediaType] = []

    init(vocabulary: SearchVocabulary) { self.vocabulary = vocabulary }

    mutating func entry(_ photo: Photo, kinds: UInt16) -> Entry {
      let path = photo.id.path
      let name = path.name
      let start = UInt32(names.count)
      names += vocabulary.folded(name)
      let wall = photo.facts.taken.wall
      return Entry(
        start: start, end: UInt32(names.count),
        folder: number(ofFolderOf: path), year: Int16(clamping: wall.year),
        month: UInt8(clamping: wall.month), day: UInt8(clamping: wall.day),
        type: number(of: photo.facts.type), kinds: kinds)
    }

    /// Photos of a folder often stand together.
    private mutating func number(ofFolderOf path: FilePath) -> UInt32 {
      if let last, last.path.isBeside(path) { return last.folder }
      let folder = path.parent
      let number = folders[folder] ?? UInt32(folderPaths.count)
      if number == folderPaths.count {
        folders[folder] = number
        folderPaths.append(folder)
      }
      last = (path, number)
      return number
    }

    private mutating func number(of type: MediaType) -> UInt16 {
      if let number = typeNumbers[type] { return number }
      let number = UInt16(types.count)
      typeNumbers[type] = number
      types.append(type)
      return number
    }

    /// What each folder is found by: its name, and those of the folders above as far as not all photos
    /// lie in them.
    var foldedFolders: [[UInt8]] {
      let slash = UInt8(ascii: "/")
      let paths = folderPaths.map { $0.bytes.split(separator: slash) }
      let shared = paths.dropFirst().reduce(paths.first ?? []) { shared, path in
        Array(zip(shared, path).prefix { $0 == $1 }.map(\.0))
      }
      return paths.map { path in
        let own = path.dropFirst(min(shared.count, max(0, path.count - 1)))
        return vocabulary.folded(Array(own.joined(separator: [slash]))[...])
      }
    }
  }
}
