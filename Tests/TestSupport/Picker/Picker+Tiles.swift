extension Picker {
  /// The tiles in sight, in reading order.
  package func tiles() -> [Tile] {
    Accessible.application(processID: program.processID).map(Self.tiles) ?? []
  }

  /// Waits until so many tiles are in sight, and gives them in reading order.
  @discardableResult
  package func tiles(count: Int) throws -> [Tile] {
    try waitFor("\(count) tiles") { root in
      let tiles = Self.tiles(in: root)
      return tiles.count == count ? tiles : nil
    }
  }

  /// - Parameter name: compared byte by byte.
  package func tile(_ name: String) throws -> Tile {
    try waitFor("tile “\(name)”") { root in
      root.find(role: .checkBox, name: name).map { Tile(mark: $0) }
    }
  }

  /// Toggles tiles as a screen reader's user does, each seen to change before the next.
  package func toggle(_ names: String...) throws {
    for name in names {
      let before = try tile(name).isChecked
      try tile(name).act()
      try waitUntilTile(name, isChecked: !before)
    }
  }

  package func waitUntilTile(_ name: String, isChecked: Bool) throws {
    try waitUntil("tile “\(name)” that is \(isChecked ? "" : "not ")checked") { root in
      root.find(role: .checkBox, name: name)?.has(.checked) == isChecked
    }
  }

  /// Waits until exactly these of the tiles in sight are checked.
  package func waitUntilChecked(_ names: Set<String>) throws {
    try waitUntil("window with \(names.sorted()) checked") { root in
      Set(Self.tiles(in: root).filter(\.isChecked).map(\.name)) == names
    }
  }

  /// Waits until the middle of a tile has the colour.
  package func waitUntilTile(_ name: String, shows color: RGB) throws {
    try waitUntilTile(name, shows: [(0.5, 0.5, color)])
  }

  /// - Parameter spots: parts of the width and the height of the picture, and the colour there.
  package func waitUntilTile(_ name: String, shows spots: [(Double, Double, RGB)]) throws {
    try Pointer.park()
    var seen: [RGB?] = []
    let isSo = try Polling.until {
      guard let frame = try tile(name).frame else { return false }
      seen = spots.map { Screen.color(at: frame.point($0.0, $0.1)) }
      return zip(seen, spots).allSatisfy { color, spot in color?.isNear(spot.2) ?? false }
    }
    if isSo { return }
    throw TestFailure("tile “\(name)” shows \(seen), not \(spots.map(\.2))\n\(situation)")
  }

  static func tiles(in root: Accessible) -> [Tile] {
    root.all(role: .checkBox)
      .map { (tile: Tile(mark: $0), frame: $0.frame) }
      .sorted { one, other in
        guard let first = one.frame, let second = other.frame else { return one.frame != nil }
        return (first.y, first.x) < (second.y, second.x)
      }
      .map(\.tile)
  }
}
