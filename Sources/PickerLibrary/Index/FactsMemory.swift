internal import PickerModel

/// What is known of the files of one folder before they are read: what the index remembers, else what
/// name and stamp tell. Asked for them in the order of the bytes of their names.
struct FactsMemory {
  private var rest: ArraySlice<IndexedFile>
  /// Of how many files the facts were asked for, and of how many they were remembered.
  private var asked = 0
  private var hits = 0
  private let count: Int
  private let guess: (FactsRequest) -> PhotoFacts

  init(_ files: [IndexedFile], guess: @escaping (FactsRequest) -> PhotoFacts) {
    rest = files[...]
    count = files.count
    self.guess = guess
  }

  /// Whether the index holds just what it was asked for.
  var isTrue: Bool { hits == asked && hits == count }

  /// - Returns: the facts, and whether they are those of the contents.
  mutating func facts(of file: FactsRequest) -> (facts: PhotoFacts, isRead: Bool) {
    let name = file.path.name
    asked += 1
    while let first = rest.first, first.name.lexicographicallyPrecedes(name) { rest.removeFirst() }
    if let first = rest.first, first.name[...] == name,
      first.stamp == IndexedFile.Stamp(file.file)
    {
      hits += 1
      return (first.facts, true)
    }
    return (guess(file), false)
  }
}
