extension Picker {
  /// The names of the album list's rows, such as `All Photos, 12 photos`, from top to bottom.
  package func albums() -> [String] {
    let root = Accessible.application(processID: program.processID)
    return root?.all(role: .listItem).map(\.name) ?? []
  }

  /// - Parameter title: what its name begins with, before the count.
  package func album(_ title: String) throws -> Accessible {
    try waitFor("album “\(title)”") { root in
      root.all(role: .listItem).first { $0.name == title || $0.name.hasPrefix("\(title), ") }
    }
  }

  /// Clicks on its row with the real pointer.
  package func openAlbum(_ title: String) throws {
    try album(title).click()
  }
}
