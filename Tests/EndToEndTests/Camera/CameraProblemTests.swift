import TestSupport
import XCTest

/// What goes wrong with cameras, and the words for it.
final class CameraProblemTests: CameraTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    let devices = try Files.names(in: "/dev").filter { $0.text.hasPrefix("video") }
    if name.contains("WithoutCamera"), !devices.isEmpty { throw XCTSkip("there is a camera") }
  }

  func testWithoutCameraThatIsSaid() throws { try saysThatThereIsNone(.english, "No camera found") }

  func testWithoutCameraThatIsSaidInChinese() throws {
    try saysThatThereIsNone(.chinese, "找不到相机")
  }

  func testWithoutCameraThatIsSaidInTaiwan() throws {
    try saysThatThereIsNone(.taiwanese, "找不到相機")
  }

  private func saysThatThereIsNone(_ language: Language, _ text: String) throws {
    let picker = try pick(source: nil) { launch in
      launch.language = language
      // GStreamer looks for its parts anew, which takes it longer than the message may take.
      launch.variables["GST_REGISTRY"] = nil
    }
    try picker.tiles(count: 3)
    let camera = try picker.openCamera()
    _ = try camera.button(language.cancel)
    let start = ContinuousClock.now
    _ = try camera.thing(named: text)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(2))
    try camera.press(language.cancel)
    try camera.waitUntilEnded()
    // The rest goes on.
    try picker.toggle("01.png")
    try assertDone(picker, prints: [try XCTUnwrap(pictures).path("01.png")])
  }

  func testWrongSourceIsSaid() throws {
    let camera = try pick(source: "videotestsrc ! ! nonsense").openCamera()
    _ = try camera.thing(named: "This is no source of pictures")
  }

  func testMissingPartIsNamed() throws {
    let camera = try pick(source: "nosuchelement").openCamera()
    _ = try camera.thing(named: "A part of GStreamer is missing")
    _ = try camera.thing(named: "Install what holds nosuchelement.")
  }

  func testDeviceThatIsNotThereIsSaid() throws {
    let camera = try pick(source: "v4l2src device=/dev/video-none").openCamera()
    _ = try camera.thing(named: "No camera found")
  }

  func testCameraThatGoesIsSaid() throws {
    let picker = try pick(source: "videotestsrc is-live=true num-buffers=30")
    let camera = try picker.openCamera()
    _ = try camera.thing(named: "The camera is gone")
    try camera.press("Cancel")
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  /// The photo that is looked at is not lost with the camera.
  func testCameraThatGoesLeavesThePhoto() throws {
    let picker = try pick(source: "videotestsrc is-live=true num-buffers=60")
    let camera = try picker.openCamera()
    try camera.press("Take Photo")
    _ = try camera.button("Use Photo")
    Polling.sleep(.seconds(2.5))
    try camera.press("Use Photo")
    try picker.waitUntilDone(counts: 1)
  }

  func testCameraThatSendsNothingIsSaid() throws {
    let camera = try pick(source: "videotestsrc ! valve drop=true").openCamera()
    _ = try camera.button("Cancel")
    let start = ContinuousClock.now
    _ = try camera.thing(named: "The camera gives no picture")
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(2))
    try camera.press("Cancel")
  }

  func testCameraThatIsKilledLeavesThePickerWell() throws {
    let picker = try pick(source: Self.red)
    try picker.tiles(count: 3)
    let camera = try picker.openCamera()
    _ = try camera.button("Take Photo")
    camera.kill()
    _ = try picker.thing(named: "The camera has stopped unexpectedly")
    try picker.toggle("01.png")
    try shoot(picker)
    try picker.waitUntilDone(counts: 2)
    XCTAssertEqual(try picker.finish(), .exited(0))
  }

  func testPhotoThatCannotBeWrittenIsSaid() throws {
    let picker = try pick(source: Self.red)
    let folder = try XCTUnwrap(pictures).add("Camera", data: [])
    let camera = try picker.openCamera()
    try camera.press("Take Photo")
    try camera.press("Use Photo")
    _ = try camera.thing(
      named: "The photo could not be written to \(folder.text): Not a directory")
    // Once that is mended, the same photo can be used.
    try Files.remove(folder)
    try camera.press("Use Photo")
    try picker.waitUntilDone(counts: 1)
  }

  func testProgramThatIsNotThereIsSaid() throws {
    let place = try TemporaryFolder()
    let program = place.path.appending("photo-picker")
    try Program.run(["cp", try Picker.executable(), program])
    let picker = try pick(source: Self.red) { $0.program = program }
    try picker.button("Take Photo").act()
    _ = try picker.thing(named: "The program that takes photos is not installed")
    try picker.toggle("01.png")
    XCTAssertEqual(try picker.finish(), .exited(0))
  }
}
