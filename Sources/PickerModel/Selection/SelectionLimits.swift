/// How many photos a selection may and must hold.
package struct SelectionLimits: Hashable, Sendable {
  /// At least this many make Done possible; 1 or more.
  package let minimum: Int
  /// At most this many; nil where there is no limit.
  package let maximum: Int?

  /// Nil where no selection could satisfy them: a minimum or maximum below 1, or a minimum above
  /// the maximum.
  package init?(minimum: Int = 1, maximum: Int? = nil) {
    guard minimum >= 1, maximum.map({ $0 >= minimum }) ?? true else { return nil }
    self.minimum = minimum
    self.maximum = maximum
  }

  /// One or more, without limit.
  package static let any = SelectionLimits(uncheckedMinimum: 1, maximum: nil)

  private init(uncheckedMinimum minimum: Int, maximum: Int?) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether a new choice takes the place of the one before.
  package var replaces: Bool { maximum == 1 }
}
