import TestSupport
import XCTest

/// In a Chinese session nothing in the window is English.
final class ChineseTests: WindowTestCase {
  private func started(
    in language: Language, arguments: ByteString...
  ) throws -> Picker {
    let library = try makeLibrary(name: "旅行")
    try library.addNumbered(3)
    try library.addPNG("Screenshots/04.png", modified: TestLibrary.start - 60)
    var launch = Picker.Launch(["--print-selection"] + arguments + [library.root])
    launch.language = language
    let picker = try Picker(launch)
    try picker.tiles(count: 4)
    return picker
  }

  func testTextsInMainlandChinese() throws {
    let picker = try started(in: .chinese)
    for album in ["所有照片", "最近添加", "屏幕快照", "旅行"] { _ = try picker.album(album) }
    for text in ["完成", "取消", "相簿"] { _ = try picker.thing(named: text) }
  }

  func testTextsInTaiwan() throws {
    let picker = try started(in: .taiwanese)
    for album in ["所有照片", "最近加入", "截圖", "旅行"] { _ = try picker.album(album) }
    for text in ["完成", "取消", "相簿"] { _ = try picker.thing(named: text) }
  }

  func testWhatAScreenReaderSays() throws {
    for (language, row, tile) in [
      (Language.chinese, "所有照片，4 张照片", "2024年1月1日，第 2 张，共 4 张"),
      (.taiwanese, "所有照片，4 張照片", "2024年1月1日，第 2 張，共 4 張"),
    ] {
      let picker = try started(in: language)
      XCTAssertEqual(try picker.thing(named: row).roleName, Role.listItem.rawValue)
      XCTAssertEqual(try picker.tile("02.png").mark.description, tile)
      try picker.toggle("02.png")
      XCTAssertTrue(Polling.until { picker.shows("完成 (1)") }, picker.situation)
    }
  }

  /// From the album to Done, by nothing but what a screen reader gives: actions, the focus and keys.
  func testTheWholeJobByAScreenReader() throws {
    for (language, preview, back) in [(Language.chinese, "预览", "返回"), (.taiwanese, "預覽", "返回")] {
      let library = try makeLibrary(name: "旅行")
      let first = try library.addPNG("一.png", modified: TestLibrary.start)
      let second = try library.addPNG("二/二.png", modified: TestLibrary.start - 60)
      let picker = try pick("--max=2", library.root) { $0.language = language }
      try picker.focus()
      try picker.album("二").grabFocus()
      try Keyboard.press("Return")
      try picker.tiles(count: 1)
      try picker.button(preview).act()
      try picker.waitUntil("二.png as a whole") { root in
        root.all(role: .image).contains { $0.name == "二.png" }
      }
      try picker.waitFor("mark") { $0.all(role: .checkBox).first }.act()
      try picker.waitUntilDone(counts: 1)
      try picker.button(back).act()
      try picker.waitUntilChecked(["二.png"])
      try picker.album("所有照片").grabFocus()
      try Keyboard.press("Return")
      try picker.tiles(count: 2)
      try picker.toggle("一.png")
      _ = try picker.thing(named: language.selected(2, of: 2))
      try assertDone(picker, prints: [second, first])
    }
  }

  func testNothingIsEnglish() throws {
    for language in [Language.chinese, .taiwanese] {
      let picker = try started(in: language, arguments: "--max=2")
      try assertNothingIsEnglish(picker, in: language)
      try picker.toggle("01.png", "02.png")
      try picker.tile("03.png").act()
      _ = try picker.thing(named: language.limit(2))
      try assertNothingIsEnglish(picker, in: language)
    }
  }

  func testNarrowWindowIsNotEnglish() throws {
    let picker = try started(in: .chinese)
    try picker.xWindow().resize(width: 360, height: 640)
    _ = try picker.button("返回")
    try assertNothingIsEnglish(picker, in: .chinese)
  }

  func testEmptyLibraryIsNotEnglish() throws {
    let library = try makeLibrary(name: "旅行")
    let picker = try pick(library.root) { $0.language = .chinese }
    try picker.waitUntil("view of the empty library") { $0.all(role: .pushButton).count >= 2 }
    try assertNothingIsEnglish(picker, in: .chinese)
  }

  func testUnreadableFolderIsNamedInChinese() throws {
    let library = try makeLibrary(name: "旅行")
    try library.addNumbered(1)
    try Files.setMode(0, of: library.root)
    let home = try PickerHome()
    try home.setPictures(library.root)
    let picker = try pick {
      $0.home = home
      $0.language = .chinese
      $0.surroundings = .modesCount
    }
    _ = try picker.thing(named: "无法访问照片库")
    try assertNothingIsEnglish(picker, in: .chinese)
  }

  /// No name, description or text in the window holds a word in Latin letters, but the names of
  /// files and folders, and paths.
  private func assertNothingIsEnglish(
    _ picker: Picker, in language: Language, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let things = try picker.window().descendants
    let texts = Set(things.flatMap { [$0.name, $0.description, $0.text] })
    XCTAssertTrue(texts.contains(language.cancel), "\(texts)", file: file, line: line)
    for text in texts {
      let english = text.split(whereSeparator: \.isWhitespace)
        .filter { !$0.hasPrefix("/") }
        .flatMap { $0.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == ".") } }
        .filter { $0.filter(\.isLetter).count >= 2 && !$0.hasSuffix(".png") && $0 != "Screenshots" }
      XCTAssertEqual(english, [], text, file: file, line: line)
    }
  }
}
