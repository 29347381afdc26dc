import Glibc
import TestSupport
import XCTest

/// Files that appear, change, grow or vanish while the window is open.
final class ChangingFilesTests: WindowTestCase {
  func testVanishedFileIsLeftOutAtDone() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.toggle("03.png", "02.png", "01.png")
    try picker.waitUntilDone(counts: 3)
    try Files.remove(paths[1])
    try assertDone(picker, prints: [paths[2], paths[0]])
    assertMessages(picker.standardError, naming: ["02.png"])
  }

  func testPickingGoesOnWhereNothingIsLeft() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try pick(library.root)
    try picker.toggle("02.png")
    try picker.waitUntilDone(counts: 1)
    try Files.remove(paths[1])
    try? picker.doneButton().act()
    try picker.waitUntilDone(counts: 0)
    XCTAssertTrue(Polling.holds { picker.program.isRunning })
    try picker.toggle("01.png")
    try picker.waitUntilDone(counts: 1)
    XCTAssertEqual(try picker.finish(), .exited(0))
    XCTAssertEqual(picker.standardOutput, lines([paths[0]]))
    assertMessages(picker.standardError, naming: ["02.png"])
  }

  func testFileThatBecomesAFolderIsLeftOut() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try pick(library.root)
    try picker.toggle("01.png", "02.png")
    try picker.waitUntilDone(counts: 2)
    try Files.remove(paths[0])
    try library.addFolder("01.png")
    try assertDone(picker, prints: [paths[1]])
  }

  func testFileThatIsReplacedByAPipeIsLeftOutAndNotOpened() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try pick(library.root)
    try picker.toggle("01.png", "02.png")
    try picker.waitUntilDone(counts: 2)
    try Files.remove(paths[0])
    try library.addFIFO("01.png")
    try assertDone(picker, prints: [paths[1]])
  }

  func testChangedAndGrownFilesStaySelectable() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.toggle("01.png")
    try library.addText("01.png")
    try library.add("02.png", data: JPEG.encode(.quarters(width: 1600, height: 1600)))
    try library.addEmpty("03.png")
    try picker.toggle("02.png", "03.png")
    try picker.waitUntilDone(counts: 3)
    try assertDone(picker, prints: paths)
  }

  func testFileThatAppearsDisturbsNothing() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.toggle("02.png")
    try library.addPNG("new.png")
    try picker.toggle("03.png")
    try picker.waitUntilDone(counts: 2)
    try assertDone(picker, prints: [paths[1], paths[2]])
  }

  func testLibraryThatVanishes() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    Files.removeAll(library.root)
    XCTAssertTrue(Polling.holds { picker.program.isRunning })
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  func testListingWhileFilesComeAndGo() throws {
    let library = try makeLibrary()
    try library.addNumbered(200)
    var launch = Picker.Launch(["--list-photos=all", library.root])
    launch.display = nil
    let picker = try Picker(launch)
    for number in 100...200 { try? Files.remove(library.path("\(number).png")) }
    XCTAssertEqual(try picker.wait(), .exited(0), picker.standardError.text)
    XCTAssertGreaterThanOrEqual(picker.standardOutput.lines.count, 99)
  }
}
