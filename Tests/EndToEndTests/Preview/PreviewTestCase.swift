import TestSupport
import XCTest

/// A test of the preview.
class PreviewTestCase: WindowTestCase {
  /// A picker with the keys, and the focus on the first of its tiles.
  func pickWithFocus(_ arguments: ByteString..., tiles count: Int) throws -> Picker {
    let picker = try pick { $0.arguments += arguments }
    try picker.tiles(count: count)
    try picker.focus()
    try Keyboard.press("Home")
    return picker
  }
}

extension Picker {
  /// Waits until a photo is seen as a whole.
  @discardableResult
  func waitUntilPreviewed(_ name: String) throws -> Accessible {
    try waitFor("preview of “\(name)”") { root in
      root.all(role: .image).first { $0.name == name }
    }
  }

  /// Waits until the tiles are seen again.
  func waitUntilTilesAreBack() throws {
    try waitUntil("tiles in place of the preview") { root in
      root.all(role: .image).isEmpty && !Self.marks(in: root).isEmpty
    }
  }

  /// Waits until the check mark of the preview is as it should be.
  func waitUntilPreview(_ name: String, isChecked: Bool) throws {
    try waitUntil("preview of “\(name)” that is \(isChecked ? "" : "not ")checked") { root in
      Self.marks(in: root).map { [$0.name == name, $0.has(.checked) == isChecked] } == [
        [true, true]
      ]
    }
  }

  /// Waits until the picture of the preview has these colours.
  ///
  /// - Parameter spots: parts of the width and the height of the view, and the colour there.
  func waitUntilPreview(_ name: String, shows spots: [(Double, Double, RGB)]) throws {
    let picture = try waitUntilPreviewed(name)
    var seen: [RGB?] = []
    let isSo = Polling.until {
      guard let frame = picture.frame else { return false }
      seen = spots.map { Screen.color(at: frame.point($0.0, $0.1)) }
      return zip(seen, spots).allSatisfy { color, spot in color?.isNear(spot.2) ?? false }
    }
    if !isSo { throw TestFailure("“\(name)” shows \(seen), not \(spots.map(\.2))\n\(situation)") }
  }

  private static func marks(in root: Accessible) -> [Accessible] { root.all(role: .checkBox) }
}
