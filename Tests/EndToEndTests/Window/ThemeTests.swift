import TestSupport
import XCTest

/// The desktop's settings, which change while the window is open.
final class ThemeTests: PreviewTestCase {
  private static let light = ["Net/ThemeName": "\"Adwaita\""]

  /// Waits until the bar beside Done is dark, or light.
  private func waitUntilBar(
    of picker: Picker, isDark: Bool, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let done = try XCTUnwrap(picker.doneButton().frame)
    let place = Point(x: done.x + done.width + 6, y: done.y + done.height / 2)
    let isSo = Polling.until {
      guard let color = Screen.color(at: place) else { return false }
      let all = [color.red, color.green, color.blue]
      return all.allSatisfy { isDark ? $0 < 100 : $0 > 200 }
    }
    let color = Screen.color(at: place)
    XCTAssertTrue(isSo, "\(color.map { "\($0)" } ?? "none")", file: file, line: line)
  }

  func testDarkIsFollowedWhileTheWindowIsOpen() throws {
    let portal = try SettingsPortal()
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try pick(library.root)
    try picker.toggle("01.png")
    try waitUntilBar(of: picker, isDark: false)
    portal.setDark(true)
    try waitUntilBar(of: picker, isDark: true)
    portal.setDark(false)
    try waitUntilBar(of: picker, isDark: false)
    try assertDone(picker, prints: [paths[0]])
  }

  func testHighContrastIsFollowedWhileTheWindowIsOpen() throws {
    let settings = try XSettings(Self.light)
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try pick(library.root)
    try picker.toggle("01.png")
    try waitUntilBar(of: picker, isDark: false)
    try settings.change(to: ["Net/ThemeName": "\"HighContrastInverse\""])
    try waitUntilBar(of: picker, isDark: true)
    try picker.toggle("02.png")
    try settings.change(to: Self.light)
    try waitUntilBar(of: picker, isDark: false)
    try assertDone(picker, prints: paths)
  }

  func testNothingMovesByItselfWhereAnimationsAreOff() throws {
    let settings = try XSettings(["Gtk/EnableAnimations": "0"])
    let library = try makeLibrary()
    let frames = [RGB.red, .blue].map { AnimatedFrame(.flat($0), milliseconds: 200) }
    for name in ["a.gif", "b.gif", "c.gif"] as [ByteString] {
      try library.add(name, data: GIF.encode(animation: frames))
    }
    let picker = try pickWithFocus("--sort=name", library.root, tiles: 3)
    try Pointer.park()
    try Keyboard.press("p")
    _ = try picker.button("Play")
    try picker.waitUntilPreview("a.gif", shows: [(0.5, 0.4, .red)])
    XCTAssertTrue(
      Polling.holds { Screen.color(at: center(of: picker))?.isNear(.red) ?? false }, "It plays")
    // Whoever asks for it sees it move.
    try picker.button("Play").act()
    _ = try picker.button("Pause")
    // Followed while the window is open.
    try settings.change(to: ["Gtk/EnableAnimations": "1"])
    try Keyboard.press("Right")
    try picker.waitUntilPreviewed("b.gif")
    _ = try picker.button("Pause")
    try settings.change(to: ["Gtk/EnableAnimations": "0"])
    Polling.sleep(.milliseconds(300))
    try Keyboard.press("Right")
    try picker.waitUntilPreviewed("c.gif")
    _ = try picker.button("Play")
  }

  private func center(of picker: Picker) -> Point {
    let picture = try? picker.waitUntilPreviewed("a.gif")
    return picture?.frame?.point(0.5, 0.4) ?? Point(x: 0, y: 0)
  }
}
