/// For what is done later and for nobody to wait.
enum Waiting {
  /// - Returns: whether it became so in time.
  static func until(
    _ limit: Duration = .seconds(20), _ condition: () throws -> Bool
  ) async throws -> Bool {
    let end = ContinuousClock.now + limit
    while try !condition() {
      if ContinuousClock.now > end { return false }
      try await Task.sleep(for: .milliseconds(10))
    }
    return true
  }

  /// Whether it stays so for a while.
  static func holds(_ condition: () throws -> Bool) async throws -> Bool {
    try await !until(.milliseconds(300)) { try !condition() }
  }
}
