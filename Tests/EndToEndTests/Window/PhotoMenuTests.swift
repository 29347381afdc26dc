import TestSupport
import XCTest

/// The menu of a photo, by the second button and by keys.
final class PhotoMenuTests: WindowTestCase {
  private func started(
    _ library: TestLibrary, home: PickerHome? = nil, language: Language = .english
  ) throws -> Picker {
    let picker = try pick(library.root) {
      if let home { $0.home = home }
      $0.language = language
    }
    _ = try picker.tile("01.png")
    try picker.focus()
    return picker
  }

  private func openMenu(_ picker: Picker, of name: String) throws {
    try Pointer.click(at: picker.tile(name).center(), button: .right)
    try picker.waitUntil("a menu") { !$0.all(role: .menuItem).isEmpty }
  }

  private func items(_ picker: Picker) -> [String] {
    let root = Accessible.application(processID: picker.program.processID)
    return root?.all(role: .menuItem).map(\.name) ?? []
  }

  private func choose(_ item: String, in picker: Picker) throws {
    let thing = try picker.waitFor("item “\(item)”") { root in
      root.all(role: .menuItem).first { $0.name == item }
    }
    // A menu that has just opened may still find its place.
    let isUnderPointer = try Polling.until {
      guard let place = thing.frame?.center else { return false }
      try Pointer.move(to: place)
      return thing.has(.selected)
    }
    XCTAssertTrue(isUnderPointer, picker.situation)
    try thing.click()
    XCTAssertTrue(Polling.until { items(picker).isEmpty }, "The menu stays")
  }

  func testTheSecondButtonAsksWhatToDoWithAPhoto() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try started(library)
    try openMenu(picker, of: "02.png")
    XCTAssertEqual(
      items(picker),
      [
        "Preview", "Select", "Add to Favorites", "Copy", "Open With Default Program",
        "Show in File Manager",
      ])
    try choose("Select", in: picker)
    try picker.waitUntilChecked(["02.png"])
    try openMenu(picker, of: "02.png")
    try choose("Add to Favorites", in: picker)
    try openMenu(picker, of: "02.png")
    XCTAssertTrue(items(picker).contains("Remove from Favorites"), "\(items(picker))")
    try choose("Deselect", in: picker)
    try picker.waitUntilChecked([])
    try openMenu(picker, of: "03.png")
    try choose("Preview", in: picker)
    try picker.waitUntil("the preview") { root in
      root.all(role: .image).contains { $0.name == "03.png" }
    }
    try Keyboard.press("Escape", "space")
    try picker.waitUntilChecked(["03.png"])
    try assertDone(picker, prints: [paths[2]])
  }

  func testKeysOpenTheMenuOfTheFocusedPhoto() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try started(library)
    for key in ["Menu", "shift+F10"] {
      try Keyboard.press("Right", key)
      try picker.waitUntil("a menu") { !$0.all(role: .menuItem).isEmpty }
      try Keyboard.press("Down", "Return")
      XCTAssertTrue(Polling.until { items(picker).isEmpty })
    }
    try picker.waitUntilChecked(["02.png", "03.png"])
    try Keyboard.press("Menu")
    try picker.waitUntil("a menu") { !$0.all(role: .menuItem).isEmpty }
    try Keyboard.press("Escape")
    XCTAssertTrue(Polling.until { items(picker).isEmpty })
    XCTAssertTrue(Polling.holds { picker.program.isRunning })
  }

  func testInChinese() throws {
    let library = try makeLibrary()
    try library.addNumbered(1)
    let picker = try started(library, language: .chinese)
    try openMenu(picker, of: "01.png")
    XCTAssertEqual(items(picker), ["预览", "选择", "添加到个人收藏", "复制", "用默认程序打开", "在文件管理器中显示"])
  }

  /// A home whose default program writes down what it is to open.
  private func homeWithOpener() throws -> (home: PickerHome, log: ByteString) {
    let home = try PickerHome()
    let log = home.path.appending("opened")
    let (applications, script) = (
      home.data.appending("applications"), home.path.appending("opener.sh")
    )
    try Files.makeFolder(applications)
    try Files.write(Array("#!/bin/sh\nprintf '%s\\n' \"$1\" >>\(log.text)\n".utf8), to: script)
    let entry = "[Desktop Entry]\nType=Application\nName=Opener\nExec=sh \(script.text) %f\n"
    try Files.write(Array(entry.utf8), to: applications.appending("opener.desktop"))
    let defaults =
      "[Default Applications]\nimage/png=opener.desktop\ninode/directory=opener.desktop\n"
    try Files.write(Array(defaults.utf8), to: home.config.appending("mimeapps.list"))
    return (home, log)
  }

  private func waitUntilOpened(_ log: ByteString, _ path: ByteString) {
    let isSo = Polling.until { (try? Files.read(log))?.text == path.text + "\n" }
    XCTAssertTrue(isSo, (try? Files.read(log))?.text ?? "nothing was opened")
  }

  func testTheDefaultProgramOpensThePhoto() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let (home, log) = try homeWithOpener()
    let picker = try started(library, home: home)
    try openMenu(picker, of: "02.png")
    try choose("Open With Default Program", in: picker)
    waitUntilOpened(log, paths[1])
  }

  func testWhereNothingOpensItThatIsSaid() throws {
    let library = try makeLibrary()
    try library.addNumbered(1)
    let home = try PickerHome()
    let none = "[Default Applications]\n[Removed Associations]\n"
    try Files.write(Array(none.utf8), to: home.config.appending("mimeapps.list"))
    let picker = try pick(library.root) {
      $0.home = home
      $0.surroundings = .noApplications
    }
    _ = try picker.tile("01.png")
    try openMenu(picker, of: "01.png")
    try choose("Open With Default Program", in: picker)
    _ = try picker.thing(named: "No program was found that opens 01.png")
  }

  /// There is no file manager on the bus of the tests: it is asked all the same, and then the folder is
  /// opened.
  func testTheFileManagerIsAskedToShowThePhoto() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let (home, log) = try homeWithOpener()
    let monitor = try Program(
      .init(["dbus-monitor", "--session", "interface=org.freedesktop.FileManager1"]))
    XCTAssertTrue(Polling.until { monitor.standardOutput.text.contains("NameAcquired") })
    let picker = try started(library, home: home)
    try openMenu(picker, of: "02.png")
    try choose("Show in File Manager", in: picker)
    let isAsked = Polling.until {
      monitor.standardOutput.text.contains("member=ShowItems")
        && monitor.standardOutput.text.contains("file://\(paths[1].text)")
    }
    XCTAssertTrue(isAsked, monitor.standardOutput.text)
    waitUntilOpened(log, library.root)
  }
}
