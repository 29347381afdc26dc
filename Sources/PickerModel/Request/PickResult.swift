/// How a picking ended.
package enum PickResult: Sendable, Equatable {
  /// In the order in which they were checked; each exists. Never empty.
  case picked([PhotoID])
  case cancelled
}
