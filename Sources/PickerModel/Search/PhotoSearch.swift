/// What the user searches for, and what was found.
package struct PhotoSearch: Sendable, Equatable {
  /// As it was typed; without a word in it nothing is searched for.
  package var text = ""
  /// What was found last; nil where nothing is searched for, or not yet.
  package var found: Found?

  /// An album of what was found, for as long as it is looked at.
  package struct Found: Sendable, Equatable {
    /// The text that it was found by; the one that is typed may be on already.
    package let text: String
    package let photos: [Photo]
    /// Where their months begin; empty where they are in no order by time.
    let months: [PhotoMonth]
  }

  package init() {}

  package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}
