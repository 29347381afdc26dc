import TestSupport
import XCTest

/// One more than may be chosen is refused in the same words, wherever it comes from.
final class TrayLimitTests: TrayTestCase {
  private func assertRefused(
    _ picker: Picker, _ language: Language, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    _ = try picker.thing(named: language.limit(9))
    try picker.button(language.gotIt).act()
    XCTAssertTrue(
      Polling.until { !picker.shows(language.limit(9)) }, picker.situation, file: file, line: line)
  }

  private func assertTheTenthIsRefused(in language: Language) throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(10)
    let other = try makeLibrary(name: "other")
    let tenth = try other.addPNG("tenth.png", .flat(.red))
    var launch = Picker.Launch(["--print-selection", "--compose", "--max=9"])
    launch.arguments += paths.prefix(9).map { "--select=\($0)" } + [library.root]
    launch.language = language
    let picker = try Picker(launch)
    let nine = (1...9).map { "0\($0).png" }
    try picker.waitUntilTray(is: nine)
    try picker.focus()
    // Files, a picture, and a drop.
    try paste([tenth], into: picker)
    try assertRefused(picker, language)
    try paste("image/png", Files.read(tenth).bytes, into: picker)
    try assertRefused(picker, language)
    let source = try pick("--single", other.root)
    try source.toggle("tenth.png")
    try drop(from: source, counting: "1 of 1 selected", into: picker)
    try assertRefused(picker, language)
    XCTAssertEqual(try source.cancel(), .exited(1))
    try picker.waitUntilTray(is: nine)
    // From the album, once there is room for one.
    try picker.xWindow().resize(width: 1040, height: 720)
    try picker.focus()
    try Keyboard.press("Home", "Delete")
    try picker.waitUntilTray(is: Array(nine.dropFirst()))
    try picker.openGridFromTray()
    try picker.toggle("01.png")
    try picker.tile("10.png").act()
    _ = try picker.thing(named: language.limit(9))
    try picker.doneButton().act()
    try picker.waitUntilTray(is: Array(nine.dropFirst()) + ["01.png"])
    try assertDone(picker, prints: Array(paths[1..<9]) + [paths[0]])
  }

  func testTheTenthIsRefusedFromEverywhere() throws { try assertTheTenthIsRefused(in: .english) }

  func testTheTenthIsRefusedFromEverywhereInChinese() throws {
    try assertTheTenthIsRefused(in: .chinese)
  }

  func testAsManyAsFitAreTaken() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(5)
    let picker = try compose("--max=3", library.root)
    try paste(Array(paths), into: picker)
    try picker.waitUntilTray(is: ["01.png", "02.png", "03.png"])
    _ = try picker.thing(named: Language.english.limit(3))
    try assertDone(picker, prints: Array(paths.prefix(3)))
  }
}
