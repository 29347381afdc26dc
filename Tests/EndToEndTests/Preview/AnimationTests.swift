import TestSupport
import XCTest

/// Moving pictures move in the preview.
final class AnimationTests: PreviewTestCase {
  private static let frames = [RGB.red, .green, .blue].map {
    AnimatedFrame(.flat($0, width: 64, height: 48), milliseconds: 400)
  }

  func testEachKindPlays() throws {
    let library = try makeLibrary()
    let files: [(ByteString, [UInt8])] = [
      ("a.gif", GIF.encode(animation: Self.frames)),
      ("b.webp", WebP.encode(animation: Self.frames)),
      ("c.png", PNG.encode(animation: Self.frames)),
    ]
    for (name, data) in files { try library.add(name, data: data, modified: TestLibrary.start) }
    try library.addPNG("d.png", .flat(.white))
    let picker = try pickWithFocus("--sort=name", library.root, tiles: 4)
    try Pointer.park()
    try Keyboard.press("p")
    for (name, _) in files {
      for color in [RGB.red, .green, .blue, .red] {
        try picker.waitUntilPreview(name.text, shows: [(0.5, 0.4, color)])
      }
      _ = try picker.button("Pause")
      try Keyboard.press("Right")
    }
    try picker.waitUntilPreview("d.png", shows: [(0.5, 0.4, .white)])
    try picker.waitUntil("picture that does not move") { root in
      root.all(role: .pushButton).allSatisfy { !["Pause", "Play"].contains($0.name) }
    }
  }

  func testItStandsWhilePaused() throws {
    let library = try makeLibrary()
    try library.add("a.gif", data: GIF.encode(animation: Self.frames))
    let picker = try pickWithFocus(library.root, tiles: 1)
    try Pointer.park()
    try Keyboard.press("p")
    let picture = try picker.waitUntilPreviewed("a.gif")
    try picker.waitUntilPreview("a.gif", shows: [(0.5, 0.4, .green)])
    try picker.button("Pause").act()
    _ = try picker.button("Play")
    let spot = try XCTUnwrap(picture.frame).point(0.5, 0.4)
    let color = Screen.color(at: spot)
    XCTAssertTrue(Polling.holds { Screen.color(at: spot) == color })
    try picker.button("Play").act()
    for color in [RGB.red, .green, .blue] {
      try picker.waitUntilPreview("a.gif", shows: [(0.5, 0.4, color)])
    }
  }

  /// Where the user wants nothing to move, it moves when it is told to.
  func testItWaitsWhereAnimationsAreOff() throws {
    let library = try makeLibrary()
    try library.add("a.gif", data: GIF.encode(animation: Self.frames))
    let home = try PickerHome()
    try Files.makeFolder(home.config.appending("gtk-3.0"))
    try Files.write(
      Array("[Settings]\ngtk-enable-animations=0\n".utf8),
      to: home.config.appending("gtk-3.0/settings.ini"))
    let picker = try pick(library.root) { $0.home = home }
    try picker.tiles(count: 1)
    try picker.focus()
    try Pointer.park()
    try Keyboard.press("Home", "p")
    try picker.waitUntilPreview("a.gif", shows: [(0.5, 0.4, .red)])
    let play = try picker.button("Play")
    let spot = try XCTUnwrap(picker.waitUntilPreviewed("a.gif").frame).point(0.5, 0.4)
    XCTAssertTrue(Polling.holds { Screen.color(at: spot)?.isNear(.red) == true })
    try play.act()
    try picker.waitUntilPreview("a.gif", shows: [(0.5, 0.4, .blue)])
  }
}
