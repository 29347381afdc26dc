import TestSupport
import XCTest

/// `--parent`: the window stands over the caller's.
final class ParentTests: TrayTestCase {
  private func transientFor(_ picker: Picker) throws -> String {
    let id = try picker.xWindow().id
    return try Program.run(["xprop", "-id", "\(id)", "WM_TRANSIENT_FOR", "_NET_WM_STATE"]).text
  }

  func testTheWindowIsModalToAnother() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(1)
    let caller = try pick(library.root)
    let hexadecimal = String(try caller.xWindow().id, radix: 16)
    let picker = try pick("--parent=x11:\(hexadecimal)", library.root)
    try picker.toggle("01.png")
    let properties = try transientFor(picker)
    XCTAssertTrue(properties.contains("window id # 0x\(hexadecimal)"), properties)
    try assertDone(picker, prints: [paths[0]])
    XCTAssertEqual(picker.standardError, "")
  }

  func testAWindowThatIsNotThereIsIgnoredInWords() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(1)
    for handle in ["x11:7fffff1", "wayland:none"] {
      let picker = try pick("--parent=\(handle)", library.root)
      try picker.toggle("01.png")
      try assertDone(picker, prints: [paths[0]])
      assertMessages(picker.standardError, naming: [handle])
    }
  }

  func testWhatNamesNoWindowIsAnErrorOfTheCommandLine() throws {
    assertFailed(try run("--parent=window", "--list-albums"), with: 2, naming: "window")
  }
}
