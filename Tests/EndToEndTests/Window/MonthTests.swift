import TestSupport
import XCTest

/// The months of the grid: their headings, and what the scrollbar tells.
final class MonthTests: WindowTestCase {
  /// Photos of each of so many months, from January 2020 on: `2020-01-1.png` is the last of January.
  private func makeLibrary(months: Int, photosOfEach count: Int) throws -> TestLibrary {
    let library = try makeLibrary()
    for month in 0..<months {
      let (year, number) = (2020 + month / 12, month % 12 + 1)
      let name = "\(year)-\(number < 10 ? "0" : "")\(number)"
      for photo in 1...count {
        let time = try seconds(of: name) + (count - photo) * 3600
        try library.addPNG("\(name)-\(photo).png", .flat(.blue), modified: time)
      }
    }
    return library
  }

  private func seconds(of month: String) throws -> Int {
    let text = try Program.run(["date", "-u", "-d", "\(month)-05", "+%s"]).text
    return try XCTUnwrap(Int(text.filter(\.isNumber)))
  }

  private func headings(_ picker: Picker) -> [String] {
    Accessible.application(processID: picker.program.processID)?.all(role: .heading).map(\.name)
      ?? []
  }

  private func waitForHeadings(_ picker: Picker, _ names: [String]) {
    let isSo = Polling.until { headings(picker) == names }
    XCTAssertTrue(isSo, "\(headings(picker)), not \(names)")
  }

  func testMonthsStandAboveTheirPhotosInTheOrdersByTime() throws {
    let library = try makeLibrary(months: 2, photosOfEach: 2)
    let picker = try pick(library.root)
    try picker.tiles(count: 4)
    waitForHeadings(picker, ["February 2020", "January 2020"])
    for (order, names) in [
      ("Oldest First", ["January 2020", "February 2020"]), ("By Name", []),
      ("Newest First", ["February 2020", "January 2020"]),
    ] {
      try picker.button("Sort").act()
      try picker.thing(named: order).act()
      waitForHeadings(picker, names)
    }
  }

  func testInChinese() throws {
    let library = try makeLibrary(months: 2, photosOfEach: 1)
    let picker = try pick(library.root) { $0.language = .chinese }
    try picker.tiles(count: 2)
    waitForHeadings(picker, ["2020年2月", "2020年1月"])
  }

  func testKeysClicksAndDragsGoThroughThem() throws {
    let library = try makeLibrary(months: 3, photosOfEach: 2)
    let picker = try pick(library.root)
    try picker.tiles(count: 6)
    try picker.focus()
    try Keyboard.press("Right", "Down", "space")
    try picker.waitUntilChecked(["2020-02-2.png"])
    try Keyboard.press("shift+Down")
    try picker.waitUntilChecked(["2020-02-2.png", "2020-01-1.png", "2020-01-2.png"])
    try Keyboard.press("ctrl+shift+a")
    try picker.waitUntilChecked([])
    let way = try ["2020-03-2.png", "2020-01-1.png"].map { try picker.tile($0).center() }
    try Pointer.drag(through: way)
    try picker.waitUntilChecked([
      "2020-03-2.png", "2020-02-1.png", "2020-02-2.png", "2020-01-1.png",
    ])
    try Keyboard.press("ctrl+shift+a")
    try picker.tile("2020-03-1.png").click()
    try Pointer.shiftClick(at: picker.tile("2020-02-1.png").center())
    try picker.waitUntilChecked(["2020-03-1.png", "2020-03-2.png", "2020-02-1.png"])
  }

  func testAClickOnAMonthDoesNothing() throws {
    let library = try makeLibrary(months: 2, photosOfEach: 2)
    let picker = try pick(library.root)
    try picker.tiles(count: 4)
    waitForHeadings(picker, ["February 2020", "January 2020"])
    try picker.thing(named: "January 2020").click()
    try picker.tile("2020-01-1.png").click()
    try picker.waitUntilChecked(["2020-01-1.png"])
  }

  func testTheScrollbarTellsTheMonthWhileItIsHeld() throws {
    let library = try makeLibrary(months: 30, photosOfEach: 3)
    let picker = try pick(library.root)
    _ = try picker.tile("2022-06-1.png")
    let grid = try XCTUnwrap(picker.window().frame)
    // The scrollbar lies within the frame of the window and its shadow.
    let edge = Point(x: grid.x + grid.width - 12, y: grid.y + 90)
    try Pointer.move(to: Point(x: edge.x - 60, y: edge.y))
    try Pointer.move(to: edge)
    Polling.sleep(.milliseconds(300))
    try Pointer.drag(through: [edge, Point(x: edge.x, y: grid.y + grid.height / 2)]) {
      let isTold = Polling.until { bubble(picker) != nil }
      XCTAssertTrue(isTold, picker.situation)
      let month = bubble(picker)
      XCTAssertTrue(month?.hasSuffix(" 2021") ?? false, month ?? "no month")
      Polling.sleep(.seconds(1))
      XCTAssertNotNil(bubble(picker), "It goes while the scrollbar is held")
    }
    XCTAssertTrue(Polling.until { bubble(picker) == nil }, "It stays")
  }

  /// At the ends of the scrollbar it tells the first month and the last, however many are in sight.
  func testTheScrollbarTellsTheLastMonthAtItsEnd() throws {
    let library = try makeLibrary(months: 30, photosOfEach: 3)
    let picker = try pick(library.root)
    _ = try picker.tile("2022-06-1.png")
    let grid = try XCTUnwrap(picker.window().frame)
    let edge = Point(x: grid.x + grid.width - 12, y: grid.y + 90)
    try Pointer.move(to: Point(x: edge.x - 60, y: edge.y))
    try Pointer.move(to: edge)
    Polling.sleep(.milliseconds(300))
    let end = Point(x: edge.x, y: grid.y + grid.height)
    try Pointer.drag(through: [edge, end, edge]) {
      let isFirst = Polling.until { bubble(picker) == "June 2022" }
      XCTAssertTrue(isFirst, bubble(picker) ?? "no month")
      try Pointer.move(to: end)
      let isLast = Polling.until { bubble(picker) == "January 2020" }
      XCTAssertTrue(isLast, bubble(picker) ?? "no month")
    }
  }

  func testAFastWheelTellsTheMonth() throws {
    let library = try makeLibrary(months: 30, photosOfEach: 3)
    let picker = try pick(library.root)
    let place = try picker.tile("2022-06-1.png").center()
    var isTold = false
    for _ in 0..<6 where !isTold {
      try Pointer.scroll(.down, at: place, count: 25)
      isTold = bubble(picker) != nil
    }
    XCTAssertTrue(isTold)
    XCTAssertTrue(Polling.until { bubble(picker) == nil })
  }

  /// What a label tells that is neither a heading nor in a tile: a month of the scrollbar.
  private func bubble(_ picker: Picker) -> String? {
    let root = Accessible.application(processID: picker.program.processID)
    return root?.all(role: .label).map(\.name).first { name in
      ["2020", "2021", "2022"].contains { name.hasSuffix(" " + $0) }
    }
  }
}
