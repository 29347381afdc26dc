import PickerModel

/// What was typed to find a photo by its name.
struct Typing {
  /// The letters so far, each in all forms that it may have in a name, in bytes.
  private var letters: [[[UInt8]]] = []
  private var last: ContinuousClock.Instant?

  /// How long a pause begins another name.
  private static let pause: Duration = .seconds(1)

  /// Whether more letters go on with the name.
  var isGoingOn: Bool { last.map { ContinuousClock.now - $0 < Self.pause } ?? false }

  mutating func add(_ letter: Character) {
    if !isGoingOn { letters = [] }
    letters.append([letter.lowercased(), letter.uppercased()].map { Array($0.utf8) })
    last = .now
  }

  /// Whether a name begins with what was typed, in whatever case.
  func begins(_ name: some Sequence<UInt8>) -> Bool {
    var rest = Array(name)[...]
    for forms in letters {
      guard let form = forms.first(where: { rest.starts(with: $0) }) else { return false }
      rest = rest.dropFirst(form.count)
    }
    return true
  }

  /// Ends at once what is being typed.
  mutating func end() { last = nil }
}

/// Letters that are typed without a modifier lead to the next photo whose name begins so.
extension PhotoGrid {
  /// Whether letters that are commands by themselves belong to a name.
  package var isTyping: Bool { typing.isGoingOn }

  /// The first letter leads on from the focused photo; with more of them it may stay.
  ///
  /// - Returns: whether the letter was taken. Spaces and the like begin no name.
  package func type(_ letter: Character) -> Bool {
    guard typing.isGoingOn || letter.isLetter || letter.isNumber || letter == "_" else {
      return false
    }
    let isFirst = !typing.isGoingOn
    typing.add(letter)
    if let index = nextPhoto(startsAfterFocus: isFirst) { setFocus(index) }
    return true
  }

  private func nextPhoto(startsAfterFocus: Bool) -> Int? {
    let focused = focus.flatMap { id in photos.firstIndex { $0.id == id } } ?? 0
    let start = focused + (startsAfterFocus ? 1 : 0)
    func matches(_ index: Int) -> Bool { typing.begins(photos[index].id.path.name) }
    return (start..<max(start, photos.count)).first(where: matches)
      ?? (0..<min(start, photos.count)).first(where: matches)
  }
}
