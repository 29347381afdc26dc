import TestSupport
import XCTest

/// Composing: photos come from everywhere, are put in order, and are printed.
final class ComposeTests: TrayTestCase {
  func testNinePhotosFromEverywhereInTheOrderOfTheTray() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(12)
    let elsewhere = try makeLibrary(name: "elsewhere")
    let pasted = try elsewhere.addPNG("pasted.png", .flat(.green))
    let dropped = try elsewhere.addPNG("dropped.png", .flat(.red))
    let picker = try compose("--max=9", library.root)
    try picker.addFromAlbum(["03.png", "01.png", "02.png", "04.png"])
    try picker.waitUntilTray(is: ["03.png", "01.png", "02.png", "04.png"])
    // Five more fit.
    try picker.addFromAlbum(["05.png", "06.png", "07.png", "08.png", "09.png"])
    let nine = ["03", "01", "02", "04", "05", "06", "07", "08", "09"].map { "\($0).png" }
    try picker.waitUntilTray(is: nine)
    XCTAssertFalse(picker.shows("Add Photos"), "there is no room for another")

    // Another one takes the place of the third.
    try picker.trayTile("02.png").button("Replace 02.png").act()
    try picker.tile("12.png").act()
    try picker.waitUntilChecked(["12.png"])
    try picker.doneButton().act()
    try picker.waitUntil("the third replaced") { _ in
      picker.trayTiles().map(\.name).dropFirst(2).first == "12.png"
    }
    // The last comes first.
    try picker.focus()
    try picker.trayTile("09.png").button("Replace 09.png").grabFocus()
    try Keyboard.press("ctrl+Home")
    let moved = ["09", "03", "01", "12", "04", "05", "06", "07", "08"].map { "\($0).png" }
    try picker.waitUntilTray(is: moved)
    // Two go, and one of them comes back.
    try picker.trayTile("04.png").button("Remove 04.png").act()
    try picker.trayTile("06.png").button("Remove 06.png").act()
    try picker.waitUntilTray(is: moved.filter { !["04.png", "06.png"].contains($0) })
    try picker.button("Undo").act()
    try picker.waitUntilTray(is: moved.filter { $0 != "04.png" })
    try paste([pasted], into: picker)
    let full = moved.filter { $0 != "04.png" } + ["pasted.png"]
    try picker.waitUntilTray(is: full)
    try picker.trayTile("07.png").button("Remove 07.png").act()
    try picker.waitUntilTray(is: full.filter { $0 != "07.png" })
    try paste("text/uri-list", Array("file://\(dropped.text)\r\n".utf8), into: picker)
    try picker.waitUntilTray(is: full.filter { $0 != "07.png" } + ["dropped.png"])
    let result = [paths[8], paths[2], paths[0], paths[11], paths[4], paths[5], paths[7]]
    try assertDone(picker, prints: result + [pasted, dropped])
  }

  func testWhatIsPreselectedIsInTheTray() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try compose("--select=\(paths[2])", "--select=\(paths[0])", library.root)
    try picker.waitUntilTray(is: ["03.png", "01.png"])
    try assertDone(picker, prints: [paths[2], paths[0]])
  }

  func testTheGridShowsWhatIsInTheTrayAndTheTrayTakesItOver() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(5)
    let picker = try compose(library.root)
    try picker.addFromAlbum(["02.png", "04.png", "01.png"])
    try picker.waitUntilTray(is: ["02.png", "04.png", "01.png"])
    try picker.trayTile("01.png").button("Move 01.png Earlier").act()
    try picker.waitUntilTray(is: ["02.png", "01.png", "04.png"])
    try picker.openGridFromTray()
    try picker.waitUntilChecked(["01.png", "02.png", "04.png"])
    try picker.waitUntilDone(counts: 3)
    try picker.toggle("02.png", "05.png")
    try picker.doneButton().act()
    try picker.waitUntilTray(is: ["01.png", "04.png", "05.png"])
    // Cancel in the grid changes nothing.
    try picker.openGridFromTray()
    try picker.toggle("03.png")
    try picker.button("Cancel").act()
    try picker.waitUntilTray(is: ["01.png", "04.png", "05.png"])
    try assertDone(picker, prints: [paths[0], paths[3], paths[4]])
  }

  func testOneOfTwoPhotosWithTheSameNameIsRemovedAndTheOtherStays() throws {
    let library = try makeLibrary()
    try library.addPNG("one/same.png", .flat(.red), modified: TestLibrary.start + 60)
    let kept = try library.addPNG("two/same.png", .flat(.blue), modified: TestLibrary.start)
    let picker = try compose(
      "--select=\(library.path("one/same.png"))", "--select=\(kept)", library.root)
    try picker.waitUntilTray(is: ["same.png", "same.png"])
    try picker.trayTiles()[0].button("Remove same.png").act()
    try picker.waitUntilTray(is: ["same.png"])
    try assertDone(picker, prints: [kept])
  }

  func testASinglePhotoIsReplaced() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try compose("--single", library.root)
    try picker.addFromAlbum(["01.png"])
    try picker.waitUntilTray(is: ["01.png"])
    XCTAssertTrue(Polling.until { !picker.shows("Add Photos") })
    try picker.trayTile("01.png").image.click()
    try picker.tile("03.png").act()
    try picker.waitUntilChecked(["03.png"])
    try picker.doneButton().act()
    try picker.waitUntilTray(is: ["03.png"])
    try assertDone(picker, prints: [paths[2]])
  }

  func testBelowTheMinimumDoneIsGrey() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try compose("--min=2", "--accept-label=Send", "--title=Album", library.root)
    try picker.addFromAlbum(["01.png"])
    try picker.waitUntilTray(is: ["01.png"])
    XCTAssertFalse(try picker.doneButton().has(.sensitive))
    _ = try picker.thing(named: "Album")
    try picker.addFromAlbum(["02.png"])
    try picker.waitUntilTray(is: ["01.png", "02.png"])
    try assertDone(picker, prints: [paths[0], paths[1]])
  }

  func testWhatHasGoneIsLeftOutInWords() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try compose("--select=\(paths[0])", "--select=\(paths[1])", library.root)
    try picker.waitUntilTray(is: ["01.png", "02.png"])
    try Files.remove(paths[0])
    try picker.doneButton().act()
    _ = try picker.thing(named: "1 photo is no longer there and was left out")
    XCTAssertEqual(try picker.wait(), .exited(0))
    XCTAssertEqual(picker.standardOutput, lines([paths[1]]))
    assertMessages(picker.standardError, naming: [paths[0].text])
  }
}
