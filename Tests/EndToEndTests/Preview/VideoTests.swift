import Glibc
import TestSupport
import XCTest

/// Videos play in the preview.
final class VideoTests: PreviewTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    let probe = ["bwrap", "--unshare-all", "--ro-bind", "/", "/", "true"] as [ByteString]
    if (try? Program.run(probe)) == nil { throw XCTSkip("bubblewrap cannot work here") }
  }

  /// A video of three seconds, each of one colour: red, green, blue.
  private func addFilm(
    _ name: ByteString = "film.ogv", to library: TestLibrary, hasSound: Bool = true
  ) throws -> ByteString {
    let path = library.path(name)
    let parts = ["red", "green", "blue"].flatMap { color -> [ByteString] in
      [
        "videotestsrc", "pattern=\(color)", "num-buffers=25", "!",
        "video/x-raw,width=160,height=120,framerate=25/1", "!", "part.",
      ].map { ByteString($0) }
    }
    let sound: [ByteString] =
      hasSound
      ? [
        "audiotestsrc", "num-buffers=130", "!", "audioconvert", "!", "vorbisenc", "!", "film.",
      ] : []
    let start: [ByteString] = [
      "gst-launch-1.0", "-q", "concat", "name=part", "!", "theoraenc", "!", "oggmux", "name=film",
      "!", "filesink", "location=\(path.text)",
    ]
    try Program.run(start + parts + sound)
    return path
  }

  private func open(_ library: TestLibrary) throws -> Picker {
    let picker = try pickWithFocus("--media=all", library.root, tiles: 1)
    try Pointer.park()
    try Keyboard.press("p")
    _ = try picker.button("Play")
    return picker
  }

  private func slider(_ picker: Picker) throws -> Accessible {
    try picker.waitFor("slider “Position”") { root in
      root.find(role: .slider, name: "Position").flatMap { $0.has(.showing) ? $0 : nil }
    }
  }

  func testItPlaysToItsEndAndAgain() throws {
    let library = try makeLibrary()
    _ = try addFilm(to: library)
    let picker = try open(library)
    for _ in 1...2 {
      try picker.button("Play").act()
      for color in [RGB.red, .green, .blue] {
        try picker.waitUntilPreview("film.ogv", shows: [(0.5, 0.4, color)])
      }
      _ = try picker.button("Play")
    }
  }

  func testItStandsWhilePaused() throws {
    let library = try makeLibrary()
    _ = try addFilm(to: library)
    let picker = try open(library)
    try picker.button("Play").act()
    try picker.waitUntilPreview("film.ogv", shows: [(0.5, 0.4, .green)])
    try picker.button("Pause").act()
    _ = try picker.button("Play")
    let spot = try XCTUnwrap(picker.waitUntilPreviewed("film.ogv").frame).point(0.5, 0.4)
    XCTAssertTrue(
      Polling.holds(for: .seconds(1.5)) { Screen.color(at: spot)?.isNear(.green) ?? false })
  }

  /// While it is paused too, the frame of the place is seen.
  func testScrubberLeadsToAnyPlace() throws {
    let library = try makeLibrary()
    _ = try addFilm(to: library)
    let picker = try open(library)
    try picker.button("Play").act()
    let slider = try slider(picker)
    try picker.waitUntilPreview("film.ogv", shows: [(0.5, 0.4, .green)])
    try picker.button("Pause").act()
    for (part, color) in [(0.9, RGB.blue), (0.1, .red), (0.5, .green)] {
      try slider.setValue(part)
      try picker.waitUntilPreview("film.ogv", shows: [(0.5, 0.4, color)])
      XCTAssertEqual(slider.description, part == 0.9 ? "0:02" : part == 0.5 ? "0:01" : "0:00")
    }
  }

  func testSoundIsOffUntilItIsWanted() throws {
    let library = try makeLibrary()
    _ = try addFilm(to: library)
    let picker = try open(library)
    try picker.button("Play").act()
    try picker.waitUntilPreview("film.ogv", shows: [(0.5, 0.4, .green)])
    // Nothing that plays sound is there before.
    let sound = "photo-picker-pl"
    XCTAssertEqual(children(of: picker, named: sound), [])
    try picker.button("Turn Sound On").act()
    XCTAssertTrue(Polling.until { !children(of: picker, named: sound).isEmpty })
    try picker.button("Turn Sound Off").act()
    _ = try picker.button("Turn Sound On")
    XCTAssertEqual(picker.standardError, "")
  }

  func testSilentFilmHasNoSoundToTurnOn() throws {
    let library = try makeLibrary()
    _ = try addFilm(to: library, hasSound: false)
    let picker = try open(library)
    try picker.button("Play").act()
    try picker.waitUntilPreview("film.ogv", shows: [(0.5, 0.4, .green)])
    XCTAssertFalse(picker.shows("Turn Sound On"))
  }

  func testDamagedVideoIsSaidToBe() throws {
    let library = try makeLibrary()
    try library.add("film.ogv", data: Array(repeating: 0x4f, count: 5000))
    let picker = try open(library)
    try picker.button("Play").act()
    try picker.waitUntil("word that it is not played") { root in
      root.first { thing in
        ["This kind of video cannot be played here", "This video is damaged"].contains(thing.name)
          && thing.has(.showing)
      } != nil
    }
    try Keyboard.press("Escape")
    try picker.waitUntilTilesAreBack()
  }

  func testPlayerThatIsKilledLeavesThePickerWell() throws {
    let library = try makeLibrary()
    let film = try addFilm(to: library)
    let picker = try open(library)
    try picker.button("Play").act()
    _ = try picker.button("Turn Sound On")
    for id in children(of: picker, named: "bwrap") { kill(id, SIGKILL) }
    _ = try picker.thing(named: "This video is damaged")
    try Keyboard.press("space")
    try picker.waitUntilDone(counts: 1)
    try assertDone(picker, prints: [film])
  }

  func testPlayerEndsWithThePreview() throws {
    let library = try makeLibrary()
    _ = try addFilm(to: library)
    let picker = try open(library)
    try picker.button("Play").act()
    _ = try picker.button("Turn Sound On")
    XCTAssertFalse(children(of: picker, named: "bwrap").isEmpty)
    try Keyboard.press("Escape")
    try picker.waitUntilTilesAreBack()
    XCTAssertTrue(Polling.until { children(of: picker, named: "bwrap").isEmpty })
    let maps = try Files.read("/proc/\(picker.program.processID)/maps").text
    XCTAssertFalse(maps.contains("libgst"), "the picker has loaded GStreamer")
  }

  private func children(of picker: Picker, named name: String) -> [Int32] {
    let numbers = ((try? Files.names(in: "/proc")) ?? []).compactMap { Int32($0.text) }
    return numbers.filter { id in
      guard let status = try? Files.read("/proc/\(id)/status") else { return false }
      return status.lines.contains("Name:\t\(name)") && !status.lines.contains("State:\tZ (zombie)")
        && status.lines.contains("PPid:\t\(picker.program.processID)")
    }
  }
}
