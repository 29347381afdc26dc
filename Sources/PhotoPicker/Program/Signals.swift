/// The signals by which the picking is cancelled.
enum Signals {
  /// SIGHUP, SIGINT and SIGTERM, whose numbers are the same on every Linux.
  static let ending: [Int32] = [1, 2, 15]
}
