import TestSupport
import XCTest

/// Checked photos are dragged to another program, for which the tray of another picker stands in.
final class DragOutTests: TrayTestCase {
  private func started(
    _ count: Int, checking names: String...
  ) throws -> (picker: Picker, other: Picker, paths: [ByteString]) {
    let library = try makeLibrary()
    let paths = try library.addNumbered(count)
    let picker = try pick(library.root)
    try picker.tiles(count: count)
    for name in names { try picker.toggle(name) }
    try picker.waitUntilDone(counts: names.count)
    let other = try compose(makeLibrary(name: "empty").root)
    try place(picker, above: other)
    return (picker, other, paths)
  }

  private func drag(
    _ name: String, of picker: Picker, to other: Picker, resting rest: Duration
  ) throws {
    let start = try picker.tile(name).center()
    let end = try XCTUnwrap(other.window().frame?.point(0.7, 0.45))
    let middle = Point(x: start.x + 60, y: start.y + 20)
    try Pointer.drag(through: [start, middle, end], resting: rest) {
      Polling.sleep(.milliseconds(300))
    }
  }

  func testACheckedPhotoThatIsHeldTakesAllThatAreChecked() throws {
    let (picker, other, paths) = try started(3, checking: "03.png", "01.png")
    try drag("01.png", of: picker, to: other, resting: .milliseconds(700))
    try other.waitUntilTray(is: ["03.png", "01.png"])
    try picker.waitUntilChecked(["01.png", "03.png"])
    try assertDone(other, prints: [paths[2], paths[0]])
    try assertDone(picker, prints: [paths[2], paths[0]])
  }

  /// One that is not checked begins a range, and so does any without a pause.
  func testOtherDragsTakeAndDropAsEver() throws {
    let (picker, other, _) = try started(3, checking: "03.png", "01.png")
    try drag("02.png", of: picker, to: other, resting: .milliseconds(700))
    try picker.waitUntilDone(counts: 3)
    try drag("01.png", of: picker, to: other, resting: .zero)
    try picker.waitUntilDone(counts: 0)
    try other.waitUntilTray(is: [])
    XCTAssertEqual(try other.cancel(), .exited(1))
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }
}
