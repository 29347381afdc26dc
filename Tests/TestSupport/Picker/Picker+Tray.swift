/// A photo in the tray: an image with the buttons that change it.
package struct TrayTile {
  package let image: Accessible

  package var name: String { image.name }
  package var frame: Frame? { image.frame }

  /// - Parameter title: such as `Remove 01.png`.
  package func button(_ title: String) throws -> Accessible {
    guard let button = image.all(role: .pushButton).first(where: { $0.name == title }) else {
      throw TestFailure("no button “\(title)” in\n\(image.dump())")
    }
    return button
  }
}

extension Picker {
  /// The photos in the tray, in reading order.
  package func trayTiles() -> [TrayTile] {
    Accessible.application(processID: program.processID).map(Self.trayTiles) ?? []
  }

  package func trayTile(_ name: String) throws -> TrayTile {
    try waitFor("tray tile “\(name)”") { root in
      Self.trayTiles(in: root).first { $0.name == name }
    }
  }

  /// Waits until the tray holds just these, in this order.
  package func waitUntilTray(is names: [String]) throws {
    try waitUntil("tray \(names)") { root in Self.trayTiles(in: root).map(\.name) == names }
  }

  /// Opens the grid by "+", toggles photos there, and comes back by Done.
  package func addFromAlbum(_ names: [String]) throws {
    try openGridFromTray()
    for name in names { try toggle(name) }
    try doneButton().act()
  }

  package func openGridFromTray() throws {
    try button(language.addPhotos).act()
    try button(language.chooseFromAlbum).act()
    try waitUntil("grid") { $0.find(role: .checkBox)?.has(.showing) ?? false }
  }

  private static func trayTiles(in root: Accessible) -> [TrayTile] {
    root.all(role: .image)
      .filter { image in image.children.contains { $0.roleName == Role.pushButton.rawValue } }
      .map { (tile: TrayTile(image: $0), frame: $0.frame) }
      .sorted { one, other in
        guard let first = one.frame, let second = other.frame else { return one.frame != nil }
        return (first.y, first.x) < (second.y, second.x)
      }
      .map(\.tile)
  }
}

extension Language {
  package var addPhotos: String {
    switch self {
    case .english: "Add Photos"
    case .chinese: "添加图片"
    case .taiwanese: "加入圖片"
    }
  }

  package var chooseFromAlbum: String {
    switch self {
    case .english: "Choose from Album"
    case .chinese: "从相册选择"
    case .taiwanese: "從相簿選擇"
    }
  }
}
