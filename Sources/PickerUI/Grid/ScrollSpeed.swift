/// How fast a view is scrolled, by where it was in the last moments.
package struct ScrollSpeed: Sendable {
  private var steps: [(time: Double, value: Double)] = []

  /// In seconds.
  private static let memory = 0.3
  /// One jump is no running, however far it leads.
  private static let leastSteps = 4

  package init() {}

  /// - Parameters:
  ///   - value: how far it is scrolled now.
  ///   - time: now, in seconds.
  package mutating func note(_ value: Double, at time: Double) {
    steps.removeAll { time - $0.time > Self.memory }
    steps.append((time, value))
  }

  /// Whether it runs by so much and more a second.
  package func isAbove(_ limit: Double) -> Bool {
    guard steps.count >= Self.leastSteps, let first = steps.first, let last = steps.last else {
      return false
    }
    return abs(last.value - first.value) > limit * Self.memory
  }
}
