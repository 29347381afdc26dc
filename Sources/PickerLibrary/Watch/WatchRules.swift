/// How changes of a library are watched for.
package struct WatchRules: Sendable {
  /// How many folders may have a watch of the kernel's.
  package var limit: Int
  /// Where nothing tells of changes, they are looked for so often.
  package var pause: Duration

  package init(limit: Int, pause: Duration = .seconds(60)) {
    self.limit = limit
    self.pause = pause
  }

  /// By what the kernel lets the user have.
  package static var standard: WatchRules { WatchRules(limit: WatchBudget.standard()) }
}
