import TestSupport
import XCTest

/// From the desktop Done of the grid leads to the tray, from which photos go to other programs.
final class TrayGivingTests: TrayTestCase {
  private func started(_ count: Int = 3) throws -> (picker: Picker, paths: [ByteString]) {
    let library = try makeLibrary()
    let paths = try library.addNumbered(count)
    let picker = try desktop(library.root)
    try picker.toggle("03.png", "01.png")
    try picker.doneButton().act()
    try picker.waitUntilTray(is: ["03.png", "01.png"])
    try picker.focus()
    return (picker, [paths[2], paths[0]])
  }

  func testCopyPutsThePhotosOnTheClipboard() throws {
    let (picker, paths) = try started()
    // Photos that came from the grid can be edited like any other.
    for name in ["03.png", "01.png"] { _ = try picker.button("Edit \(name)") }
    try picker.button("Copy").act()
    _ = try picker.thing(named: "2 Photos Copied")
    XCTAssertEqual(
      try ClipboardOwner.contents("text/uri-list").text,
      paths.map { "file://\($0.text)\r\n" }.joined())
    XCTAssertEqual(
      try ClipboardOwner.contents("x-special/gnome-copied-files").text,
      "copy\n" + paths.map { "file://\($0.text)" }.joined(separator: "\n"))
    XCTAssertEqual(
      try ClipboardOwner.contents("UTF8_STRING").text, paths.map(\.text).joined(separator: "\n"))
    // They were used: nothing is asked any more, until there are others.
    try picker.trayTile("01.png").button("Remove 01.png").act()
    try picker.waitUntilTray(is: ["03.png"])
    try Keyboard.press("Escape")
    try picker.button("Stay").act()
    try Keyboard.press("ctrl+c")
    _ = try picker.thing(named: "1 Photo Copied")
    try Keyboard.press("Escape")
    XCTAssertEqual(try picker.wait(), .exited(0))
    XCTAssertEqual(picker.standardOutput, "")
  }

  func testCopiesAreSavedBesideWhatIsThere() throws {
    let other = try makeLibrary(name: "copies")
    let folder = other.root
    try Files.write(Array("mine".utf8), to: folder.appending("02.png"))
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    // Where it is started is among the places that the dialog offers.
    let picker = try desktop(
      "--compose", "--select=\(paths[1])", "--select=\(paths[0])", library.root
    ) { $0.workingFolder = folder }
    try picker.waitUntilTray(is: ["02.png", "01.png"])
    try picker.button("Save Copies…").click()
    try picker.thing(named: "copies").click()
    try picker.waitUntil("folder to save in") { root in
      root.all(role: .pushButton).contains { $0.name == "Save" && $0.has(.sensitive) }
    }
    try picker.button("Save").click()
    _ = try picker.thing(named: "2 copies saved in copies")
    XCTAssertEqual(
      Set(try Files.names(in: folder).map(\.text)), ["02.png", "02 (2).png", "01.png"])
    XCTAssertEqual(try Files.read(folder.appending("02.png")).text, "mine")
    XCTAssertEqual(
      try Files.read(folder.appending("02 (2).png")).bytes, try Files.read(paths[1]).bytes)
    try picker.focus()
    try Keyboard.press("Escape")
    XCTAssertEqual(try picker.wait(), .exited(0))
  }

  func testAProgramOpensThePhotos() throws {
    let home = try PickerHome()
    let (applications, log) = (home.data.appending("applications"), home.path.appending("opened"))
    try Files.makeFolder(applications)
    let script = home.path.appending("opener.sh")
    try Files.write(
      Array("#!/bin/sh\nprintf '%s\\n' \"$@\" >>\(log.text)\n".utf8), to: script)
    let entry =
      "[Desktop Entry]\nType=Application\nName=Opener\nExec=sh \(script.text) %F\n"
      + "MimeType=image/png;\n"
    try Files.write(Array(entry.utf8), to: applications.appending("opener.desktop"))
    try Files.write(
      Array("[Added Associations]\nimage/png=opener.desktop;\n".utf8),
      to: home.config.appending("mimeapps.list"))
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try desktop(
      "--compose", "--select=\(paths[1])", "--select=\(paths[0])", library.root
    ) { $0.home = home }
    try picker.waitUntilTray(is: ["02.png", "01.png"])
    try picker.button("Open With…").act()
    try picker.button("Select").click()
    XCTAssertTrue(Polling.until { (try? Files.read(log)) == lines([paths[1], paths[0]]) })
    _ = try picker.thing(named: "The photos are opened by another program")
  }

  func testPhotosAreDraggedOutOfTheTray() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try desktop(
      "--compose", "--select=\(paths[1])", "--select=\(paths[0])", library.root)
    try picker.waitUntilTray(is: ["02.png", "01.png"])
    let other = try compose(makeLibrary(name: "empty").root)
    try place(picker, above: other)
    let start = try XCTUnwrap(picker.trayTile("01.png").frame?.center)
    let end = try XCTUnwrap(other.window().frame?.point(0.7, 0.6))
    try Pointer.drag(through: [start, Point(x: start.x, y: 300), Point(x: 1150, y: 300), end]) {
      Polling.sleep(.milliseconds(300))
    }
    try other.waitUntilTray(is: ["01.png"])
    try picker.waitUntilTray(is: ["02.png", "01.png"])
    try assertDone(other, prints: [paths[0]])
  }
}
