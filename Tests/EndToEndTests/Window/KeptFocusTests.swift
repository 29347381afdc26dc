import Glibc
import TestSupport
import XCTest

/// The focus keeps its photo, whatever becomes of the photos around it.
final class KeptFocusTests: WindowTestCase {
  private func started(
    _ library: TestLibrary, _ arguments: ByteString..., focus name: String
  ) throws -> Picker {
    let picker = try pick { $0.arguments += arguments + [library.root] }
    _ = try picker.tile(name)
    try picker.focus()
    try Keyboard.press("Home")
    for _ in 0..<8 where focused(picker) != name { try Keyboard.press("Right") }
    try waitForFocus(picker, name)
    return picker
  }

  private func focused(_ picker: Picker) -> String? {
    let root = Accessible.application(processID: picker.program.processID)
    return root?.all(role: .checkBox).first { $0.has(.focused) }?.name
  }

  private func waitForFocus(_ picker: Picker, _ name: String) throws {
    try picker.waitUntil("focus on \(name)") { _ in focused(picker) == name }
  }

  func testInEachOrder() throws {
    let library = try makeLibrary()
    for (name, side, age) in [("a.png", 40, 2), ("b.png", 400, 3), ("c.png", 90, 1)] {
      try library.addPNG(
        "\(name)", .flat(.blue, width: side, height: side), modified: TestLibrary.start - age * 60)
    }
    let picker = try started(library, focus: "a.png")
    for (order, next) in [
      ("By Name", "b.png"), ("Oldest First", "c.png"), ("Newest First", "b.png"),
    ] {
      try picker.button("Sort").act()
      try picker.thing(named: order).act()
      try picker.waitUntil("order “\(order)”") { _ in
        let names = picker.tiles().map(\.name)
        return names.firstIndex(of: "a.png").map { names.dropFirst($0 + 1).first } == next
      }
      try waitForFocus(picker, "a.png")
      try Keyboard.press("Right")
      try waitForFocus(picker, next)
      try Keyboard.press("Left")
      try waitForFocus(picker, "a.png")
    }
  }

  func testWhilePhotosComeAndGo() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(6)
    let picker = try started(library, focus: "03.png")
    try library.addPNG("new.png", modified: TestLibrary.start + 90_000)
    _ = try picker.tile("new.png")
    try waitForFocus(picker, "03.png")
    try Files.remove(paths[0])
    try picker.tiles(count: 6)
    try waitForFocus(picker, "03.png")
    XCTAssertEqual(rename(paths[2].text, library.path("renamed.png").text), 0)
    try waitForFocus(picker, "renamed.png")
    // Where it goes itself, the one that takes its place has it.
    try Files.remove(library.path("renamed.png"))
    try waitForFocus(picker, "04.png")
    try Keyboard.press("Left")
    try waitForFocus(picker, "02.png")
    try Keyboard.press("space")
    try picker.waitUntilDone(counts: 1)
    try assertDone(picker, prints: [paths[1]])
  }

  func testWhenOneComesBackToAnAlbum() throws {
    let library = try makeLibrary()
    try library.addNumbered(6, in: "many")
    try library.addPNG("one/single.png")
    let picker = try started(library, "--album=many", focus: "04.png")
    try picker.openAlbum("one")
    try waitForFocus(picker, "single.png")
    try picker.openAlbum("many")
    try waitForFocus(picker, "04.png")
  }

  func testAfterTheCheckedPhotosWereShownAlone() throws {
    let library = try makeLibrary()
    try library.addNumbered(6)
    let picker = try started(library, focus: "04.png")
    try picker.toggle("06.png", "02.png")
    try Keyboard.press("Home", "Right", "Right", "Right")
    try waitForFocus(picker, "04.png")
    try picker.button("2 selected").act()
    try picker.tiles(count: 2)
    try Keyboard.press("Escape")
    try picker.tiles(count: 6)
    try waitForFocus(picker, "04.png")
  }
}
