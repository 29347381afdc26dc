/// A day, a month or a year, or a month of any year.
struct SearchDate: Hashable, Sendable {
  var year: Int?
  var month: Int?
  var day: Int?

  /// Whether a photo of that day is meant.
  func contains(_ date: SearchDay) -> Bool {
    (year ?? date.year) == date.year && (month ?? date.month) == date.month
      && (day ?? date.day) == date.day
  }

  init?(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
    guard year.map({ (1800...2199).contains($0) }) ?? true,
      month.map({ (1...12).contains($0) }) ?? true, day.map({ (1...31).contains($0) }) ?? true,
      year != nil || month != nil
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// What a word says: `2024`, `2024-05`, `2024-05-01`, `05.2024`, `2024年5月`, `5月`; with `/` and `.`
  /// as well as `-`. Nil where it says no date.
  init?(word: [UInt8]) {
    guard let parts = Self.parts(of: word) else { return nil }
    let (values, digits) = (parts.map(\.value), parts.map(\.digits))
    switch (digits[0], values.count) {
    case (4, 1): self.init(year: values[0])
    case (4, 2): self.init(year: values[0], month: values[1])
    case (4, 3): self.init(year: values[0], month: values[1], day: values[2])
    case (1...2, 2) where digits[1] == 4: self.init(year: values[1], month: values[0])
    case (1...2, 1) where parts[0].mark == .month: self.init(month: values[0])
    case (1...2, 2) where parts[0].mark == .month:
      self.init(year: nil, month: values[0], day: values[1])
    default: return nil
    }
  }

  private enum Mark: Equatable {
    case none, separator, month
  }

  private struct Part {
    var value = 0
    var digits = 0
    var mark = Mark.none
  }

  /// The numbers of the word and what stands after each; nil where something else stands in it.
  private static func parts(of word: [UInt8]) -> [Part]? {
    var parts = [Part()]
    var rest = word[...]
    while let byte = rest.first {
      if byte.isDigitASCII {
        if parts[parts.count - 1].mark != .none { parts.append(Part()) }
        parts[parts.count - 1].value = parts[parts.count - 1].value * 10 + Int(byte) - 0x30
        parts[parts.count - 1].digits += 1
        guard parts[parts.count - 1].digits <= 4 else { return nil }
        rest.removeFirst()
      } else {
        guard let (mark, length) = mark(at: rest), parts[parts.count - 1].digits > 0,
          parts[parts.count - 1].mark == .none
        else { return nil }
        parts[parts.count - 1].mark = mark
        rest.removeFirst(length)
      }
    }
    return parts[0].digits > 0 ? parts : nil
  }

  /// A sign between numbers, or the word for year, month or day in Chinese and Japanese.
  private static func mark(at rest: ArraySlice<UInt8>) -> (Mark, length: Int)? {
    if let byte = rest.first, "-/.".utf8.contains(byte) { return (.separator, 1) }
    if rest.starts(with: "月".utf8) { return (.month, 3) }
    return ["年", "日"].contains { rest.starts(with: $0.utf8) } ? (.separator, 3) : nil
  }
}

/// The day on which a photo was taken, by the clock of the place.
struct SearchDay: Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int
}
