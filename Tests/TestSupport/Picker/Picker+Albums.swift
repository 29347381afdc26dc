extension Picker {
  /// The names of the album list's rows, such as `All Photos, 12 photos`, from top to bottom.
  package func albums() -> [String] {
    Accessible.application(processID: program.processID).map(Self.albums)?.map(\.name) ?? []
  }

  /// Waits until the album list has exactly these rows, from top to bottom.
  package func waitUntilAlbums(are names: [String]) throws {
    try waitUntil("album list \(names)") { root in Self.albums(in: root).map(\.name) == names }
  }

  /// - Parameter title: what its name begins with, before the count.
  package func album(_ title: String) throws -> Accessible {
    try waitFor("album “\(title)”") { root in
      // A comma, in English and in Chinese.
      Self.albums(in: root).first { row in
        [", ", "，"].contains { row.name.hasPrefix(title + $0) }
      }
    }
  }

  /// Clicks on its row with the real pointer.
  package func openAlbum(_ title: String) throws {
    try album(title).click()
  }

  /// The list items but for those that hold a tile, as the children of a `GtkFlowBox` do.
  private static func albums(in root: Accessible) -> [Accessible] {
    root.all(role: .listItem).filter { $0.find(role: .checkBox) == nil }
  }
}
