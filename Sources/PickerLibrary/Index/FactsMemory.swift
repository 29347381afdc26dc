internal import PickerModel

/// What is known of the files of one folder before they are read: what the index remembers, else what
/// name and stamp tell. Asked for them in the order of the bytes of their names.
struct FactsMemory {
  /// In which the files are that were not looked at yet. The last is the next.
  private var rows: [[UInt8]]
  private var reader = ByteReader([])
  /// The file that the index has next.
  private var next: IndexedFile?
  /// Whether each file was just that of which the index was asked next.
  private var isSame = true
  private let guess: (FactsRequest) -> PhotoFacts

  /// - Parameter rows: as `LibraryIndex.rows(of:)` gives them. What is anything else is as if it were not there.
  init(_ rows: [[UInt8]], guess: @escaping (FactsRequest) -> PhotoFacts) {
    self.rows = rows.reversed()
    self.guess = guess
    advance()
  }

  /// Whether the index holds just what it was asked for.
  var isTrue: Bool { isSame && next == nil && rows.isEmpty && reader.isAtEnd }

  /// The facts; unread where they are not those of the contents.
  mutating func facts(of file: FactsRequest) -> PhotoFacts {
    let name = file.path.name
    while let next, next.name != name, next.name.lexicographicallyPrecedes(name) {
      isSame = false
      advance()
    }
    if let next, next.name == name {
      defer { advance() }
      if next.stamp == IndexedFile.Stamp(file.file) { return next.facts }
    }
    isSame = false
    var facts = guess(file)
    facts.traits.insert(.unread)
    return facts
  }

  private mutating func advance() {
    while reader.isAtEnd, let row = rows.popLast() { reader = ByteReader(row) }
    next = reader.isAtEnd ? nil : IndexedFile(&reader)
  }
}
