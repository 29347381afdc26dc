import TestSupport
import XCTest

/// The main job: check photos, Done, and the files come out.
final class PickingTests: WindowTestCase {
  func testPrintsInTheOrderOfChoice() throws {
    let library = try makeLibrary()
    try library.addNumbered(6)
    let picker = try pick(library.root)
    try picker.tiles(count: 6)

    try picker.toggle("04.png")
    try picker.focus()
    try picker.tile("01.png").click()
    try picker.waitUntilChecked(["01.png", "04.png"])
    try Keyboard.press("Right", "Right", "space")
    try picker.waitUntilChecked(["01.png", "03.png", "04.png"])
    try picker.waitUntilDone(counts: 3)

    try picker.tile("01.png").click()
    try picker.waitUntilChecked(["03.png", "04.png"])
    try picker.waitUntilDone(counts: 2)
    try assertDone(picker, prints: [library.path("04.png"), library.path("03.png")])
  }

  func testTheWholeOfDoneCanBePressed() throws {
    for part in [0.15, 0.34, 0.5, 0.85] {
      let library = try makeLibrary()
      let paths = try library.addNumbered(2)
      let picker = try pick(library.root)
      try picker.tiles(count: 2)
      try picker.toggle("01.png")
      try picker.waitUntilDone(counts: 1)
      let frame = try XCTUnwrap(picker.doneButton().frame)
      try Pointer.click(at: frame.point(part, 0.5))
      XCTAssertEqual(try picker.wait(), .exited(0), "at \(part) of its width")
      XCTAssertEqual(picker.standardOutput.lines, [paths[0].text])
    }
  }

  func testPhotoThatIsCheckedAgainComesLast() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.toggle("01.png", "02.png", "03.png", "01.png", "01.png")
    try picker.waitUntilDone(counts: 3)
    try assertDone(picker, prints: [paths[1], paths[2], paths[0]])
  }

  func testMarkTogglesByPointer() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try pick(library.root)
    try picker.tiles(count: 2)
    try picker.tile("02.png").mark.click()
    try picker.waitUntilChecked(["02.png"])
    try assertDone(picker, prints: [paths[1]])
  }

  func testDoneByPointer() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try pick(library.root)
    try picker.toggle("01.png")
    try picker.waitUntilDone(counts: 1)
    try picker.doneButton().click()
    XCTAssertEqual(try picker.wait(), .exited(0))
    XCTAssertEqual(picker.standardOutput, lines([paths[0]]))
  }

  func testEnterIsDone() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.focus()
    try picker.tile("02.png").click()
    try picker.waitUntilChecked(["02.png"])
    try Keyboard.press("Right", "Return")
    XCTAssertEqual(try picker.wait(), .exited(0))
    XCTAssertEqual(picker.standardOutput, lines([paths[1]]))
  }

  func testEnterWithNothingCheckedTakesTheFocusedPhoto() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.focus()
    try picker.tile("02.png").click()
    try picker.waitUntilChecked(["02.png"])
    try Keyboard.press("space")
    try picker.waitUntilChecked([])
    try Keyboard.press("Right", "Return")
    XCTAssertEqual(try picker.wait(), .exited(0))
    XCTAssertEqual(picker.standardOutput, lines([paths[2]]))
  }

  func testArrowsAtTheEdgesStayInTheGrid() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.focus()
    try picker.tile("02.png").click()
    try picker.waitUntilChecked(["02.png"])
    try Keyboard.press("Left", "space")
    try picker.waitUntilChecked(["01.png", "02.png"])
    try Keyboard.press("Right", "Right", "space")
    try picker.waitUntilChecked(["01.png", "02.png", "03.png"])
  }

  func testPicturesFolderIsTheLibrary() throws {
    let library = try makeLibrary(name: "照片")
    let paths = try library.addNumbered(2)
    let home = try PickerHome()
    try home.setPictures(library.root)
    let picker = try pick { $0.home = home }
    try picker.tiles(count: 2)
    try picker.toggle("02.png")
    try assertDone(picker, prints: [paths[1]])
  }

  func testSeveralFoldersAreOneLibrary() throws {
    let (one, other) = (try makeLibrary(), try makeLibrary())
    let first = try one.addPNG("one.png")
    let second = try other.addPNG("other.png")
    let picker = try pick(one.root, other.root)
    try picker.tiles(count: 2)
    try picker.toggle("other.png", "one.png")
    try assertDone(picker, prints: [second, first])
  }

  func testFolderGivenTwiceShowsEachPhotoOnce() throws {
    let library = try makeLibrary()
    try library.addNumbered(2, in: "inner")
    let picker = try pick(library.root, library.path("inner"), library.root)
    try picker.tiles(count: 2)
    XCTAssertTrue(Polling.holds { picker.tiles().count == 2 })
  }
}
