import TestSupport
import XCTest

/// The setting `tile-click`, by which a click on a photo shows it as a whole.
final class TileClickTests: PreviewTestCase {
  private func started(_ count: Int) throws -> (picker: Picker, paths: [ByteString]) {
    let (library, home) = (try makeLibrary(), try PickerHome())
    let paths = try library.addNumbered(count)
    try home.setSettings("tile-click='preview'")
    let picker = try pick(library.root) { $0.home = home }
    try picker.tiles(count: count)
    try picker.focus()
    return (picker, paths)
  }

  func testAClickPreviewsAndTheMarkAloneToggles() throws {
    let (picker, paths) = try started(3)
    for name in ["02.png", "01.png"] {
      try picker.tile(name).click()
      try picker.waitUntilPreviewed(name)
      try picker.waitUntilDone(counts: 0)
      try Keyboard.press("Escape")
      try picker.waitUntilTilesAreBack()
    }
    try picker.tile("02.png").mark.click()
    try picker.waitUntilChecked(["02.png"])
    try picker.tile("02.png").click()
    try picker.waitUntilPreview("02.png", isChecked: true)
    try Keyboard.press("Escape")
    try picker.waitUntilTilesAreBack()
    try picker.tile("02.png").mark.click()
    try picker.tile("03.png").mark.click()
    try picker.waitUntilChecked(["03.png"])
    try assertDone(picker, prints: [paths[2]])
  }

  /// Keys, ranges and drags are as ever.
  func testAllElseTakesAndDrops() throws {
    let (picker, paths) = try started(6)
    try Keyboard.press("Home", "space")
    try picker.waitUntilChecked(["01.png"])
    try Pointer.shiftClick(at: picker.tile("03.png").center())
    try picker.waitUntilChecked(["01.png", "02.png", "03.png"])
    try Pointer.drag(from: picker.tile("05.png").center(), to: picker.tile("06.png").center())
    try picker.waitUntilDone(counts: 5)
    try picker.tile("04.png").act()
    try picker.waitUntilDone(counts: 6)
    try assertDone(picker, prints: [0, 1, 2, 4, 5, 3].map { paths[$0] })
  }
}
