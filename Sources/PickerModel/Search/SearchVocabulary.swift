/// The words of a language by which photos are searched, and how letters are compared.
package struct SearchVocabulary: Sendable {
  /// For each month of the year, the names that it goes by.
  package var months: [[String]]
  /// Words by which kinds of photos are found.
  package var kinds: [AlbumKind: [String]]
  /// Makes texts alike that differ in case, accents and the like only. Bytes that are not UTF-8 may
  /// become anything. Words of ASCII are not asked about: there small letters are taken for capitals.
  package var fold: @Sendable ([UInt8]) -> [UInt8]

  package init(
    months: [[String]] = [], kinds: [AlbumKind: [String]] = [:],
    fold: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 }
  ) {
    self.months = months
    self.kinds = kinds
    self.fold = fold
  }

  /// As texts are compared.
  func folded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.allSatisfy { $0 < 0x80 } ? bytes.map(\.lowercasedASCII) : fold(Array(bytes))
  }

  func folded(_ text: String) -> [UInt8] { folded(Array(text.utf8)[...]) }

  /// The months that a folded word may mean, 1 to 12: by a name of theirs, or by its first three
  /// letters or more.
  func months(named word: [UInt8]) -> [Int] {
    months.indices.filter { month in
      months[month].contains { Self.means(folded($0), word) }
    }.map { $0 + 1 }
  }

  /// The kinds that a folded word may mean: by a word of theirs, or by its beginning.
  func kinds(named word: [UInt8]) -> [AlbumKind] {
    AlbumKind.allCases.filter { kind in
      kinds[kind, default: []].contains { words in
        folded(words).split(separator: UInt8(ascii: " ")).contains { part in
          Self.means(Array(part), word)
            // Chinese has no spaces: the second half of a title is a word too.
            || Self.isIdeographic(word) && part.contains(word)
        }
      }
    }
  }

  /// Whether someone who types `word` may be about to type `name`, or has.
  static func means(_ name: [UInt8], _ word: [UInt8]) -> Bool {
    name == word || word.count >= 3 && letters(in: word) >= 3 && name.starts(with: word)
  }

  private static func letters(in text: [UInt8]) -> Int {
    text.count { $0 & 0xc0 != 0x80 }
  }

  /// Two characters or more from U+3000 on, where the scripts of East Asia begin.
  private static func isIdeographic(_ word: [UInt8]) -> Bool {
    letters(in: word) >= 2 && word.allSatisfy { $0 >= 0x80 } && (word.first ?? 0) >= 0xe3
  }
}
