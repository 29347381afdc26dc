/// A photo of the grid.
package struct Tile {
  /// The check box with the photo's name.
  package let mark: Accessible

  package var name: String { mark.name }
  package var isChecked: Bool { mark.has(.checked) }

  /// Its place in the album and the album's count, as the description tells them (`3 of 120`).
  package var place: (number: Int, count: Int)? {
    let words = mark.description.split { $0 == " " || $0 == "," || $0 == "\n" }
    guard let of = words.lastIndex(of: "of"), of > words.startIndex, of + 1 < words.endIndex,
      let number = Int(words[of - 1]), let count = Int(words[of + 1])
    else { return nil }
    return (number, count)
  }

  /// The square that the picture fills, where the tree has such a thing: the mark itself or what it
  /// is in; else what lies beside the mark, which stands in the top end corner.
  package var frame: Frame? {
    guard let markFrame = mark.frame else { return nil }
    let around = sequence(first: mark) { $0.parent }.prefix(4).lazy.compactMap(\.frame)
    if let square = around.first(where: Self.isTile) { return square }
    let side = 96
    return Frame(
      x: markFrame.x + markFrame.width - side, y: markFrame.y, width: side, height: side)
  }

  /// Toggles it as a screen reader's user does.
  package func act() throws {
    try mark.act()
  }

  /// Clicks on its middle with the real pointer.
  package func click() throws {
    try Pointer.click(at: center())
  }

  package func center() throws -> Point {
    guard let frame else { throw TestFailure("tile “\(name)” is not on the screen") }
    return frame.center
  }

  private static func isTile(_ frame: Frame) -> Bool {
    frame.width >= 72 && frame.height >= 72 && abs(frame.width - frame.height) <= 24
      && frame.width <= 480
  }
}
