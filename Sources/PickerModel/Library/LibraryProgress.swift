/// How far the reading of a library is.
package struct LibraryProgress: Hashable, Sendable {
  /// How many photos were found so far.
  package var found: Int
  /// Of how many of them the contents were read.
  package var read: Int
  /// Whether there may be more to find.
  package var isWalking: Bool

  package init(found: Int, read: Int, isWalking: Bool) {
    self.found = found
    self.read = read
    self.isWalking = isWalking
  }
}
