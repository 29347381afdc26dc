import GLib

/// Sees for how long the main loop is held up.
@MainActor
enum BlockWatch {
  /// In milliseconds.
  private static let interval = 5

  /// A timer that should come each 5 ms: what it is late by, the loop was held up.
  ///
  /// - Parameter report: takes how late it came, in milliseconds, and says whether it is to go on.
  static func start(_ report: @escaping @MainActor (Double) -> Bool) {
    var last: Double?
    MainLoop.every(milliseconds: interval) {
      let now = Stopwatch.milliseconds
      defer { last = now }
      return last.map { report(now - $0 - Double(interval)) } ?? true
    }
  }
}
