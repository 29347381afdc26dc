import Glibc
import TestSupport
import XCTest

/// `--select`: by the file, whatever paths lead to it.
final class PreselectionTests: WindowTestCase {
  func testALinkAndItsTargetAreOne() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let elsewhere = try makeLibrary(name: "elsewhere")
    let link = try elsewhere.addLink("link.png", to: paths[1])
    let picker = try pick("--select=\(link)", "--select=\(paths[1])", library.root)
    try picker.waitUntilTile("02.png", isChecked: true)
    try picker.waitUntilDone(counts: 1)
    // Its tile is that of the file: it can be unchecked there, and checked again.
    try picker.toggle("02.png")
    try picker.waitUntilTile("02.png", isChecked: false)
    try picker.toggle("03.png", "02.png")
    try picker.waitUntilDone(counts: 2)
    try assertDone(picker, prints: [paths[2], paths[1]])
  }

  /// Of all the paths that lead to it the first one counts.
  func testPathsToOneFileCountOnce() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let elsewhere = try makeLibrary(name: "elsewhere")
    let folder = try elsewhere.addLink("folder", to: library.root)
    let picker = try pick(
      "--max=1", "--select=\(paths[1])", "--select=\(folder)/02.png", library.root)
    try picker.waitUntilTile("02.png", isChecked: true)
    try assertDone(picker, prints: [paths[1]])
  }

  func testASecondNameOfAFileAndAPathThroughALinkedFolder() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let name = library.path("03.png")
    XCTAssertEqual(Glibc.link(paths[0].text, name.text), 0)
    let elsewhere = try makeLibrary(name: "elsewhere")
    let folder = try elsewhere.addLink("folder", to: library.root)
    let picker = try pick(
      "--select=\(folder)/02.png", "--select=\(name)", "--select=\(paths[1])", library.root)
    try picker.waitUntilTile("01.png", isChecked: true)
    try picker.waitUntilTile("02.png", isChecked: true)
    try picker.waitUntilDone(counts: 2)
    try assertDone(picker, prints: [paths[1], paths[0]])
  }

  /// What is checked from the start is as full as what was checked by hand: below the maximum, at it, beyond it.
  func testAtAndAroundTheMaximum() throws {
    for language in Language.allCases {
      for count in [2, 3] {
        let library = try makeLibrary()
        let paths = try library.addNumbered(5)
        let picker = try pick("--max=3") {
          $0.arguments += paths.prefix(count).map { "--select=\($0)" } + [library.root]
          $0.language = language
        }
        try picker.waitUntilDone(counts: count)
        XCTAssertFalse(picker.shows(language.limit(3)), "told before anything was tried")
        try picker.tile("05.png").act()
        try picker.waitUntilDone(counts: 3)
        let isTold = Polling.until { picker.shows(language.limit(3)) == (count == 3) }
        XCTAssertTrue(isTold, "\(count) in \(language)")
        try assertDone(picker, prints: paths.prefix(count) + (count == 2 ? [paths[4]] : []))
      }
      let outcome = try run("--print-selection", "--max=3") {
        $0.arguments += (1...4).map { "--select=\($0).png" }
        $0.language = language
      }
      assertFailed(outcome, with: 2, naming: "4", "3")
    }
  }

  func testWhatIsNotOfferedIsLeftOut() throws {
    let library = try makeLibrary()
    let png = try library.addPNG("a.png")
    let jpeg = try library.addJPEG("b.jpg")
    // What its contents are decides.
    let named = try library.add("c.jpg", data: PNG.encode(.flat(.red)))
    let video = try library.addEmpty("d.mp4")
    let picker = try pick(
      "--mime=image/png", "--select=\(jpeg)", "--select=\(named)", "--select=\(video)",
      "--select=\(png)", library.root)
    try picker.waitUntilDone(counts: 2)
    try assertDone(picker, prints: [named, png])
    assertMessages(picker.standardError, naming: ["b.jpg", "d.mp4"])
    XCTAssertEqual(picker.standardError.lines.count, 2, picker.standardError.text)
  }
}
