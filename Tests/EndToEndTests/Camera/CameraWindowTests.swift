import Glibc
import TestSupport
import XCTest

/// The window of the camera.
final class CameraWindowTests: CameraTestCase {
  func testSpaceTakesAndRetakeLeavesNothing() throws {
    let picker = try pick(source: Self.red)
    let camera = try picker.openCamera()
    _ = try camera.button("Take Photo")
    try camera.focus()
    try Keyboard.press("space")
    try camera.press("Retake")
    _ = try camera.button("Take Photo")
    try Keyboard.press("Escape")
    try camera.waitUntilEnded()
    XCTAssertEqual(try photosTaken(), [])
    try picker.waitUntilDone(counts: 0)
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  func testCancelLeavesTheCamera() throws {
    let picker = try pick(source: Self.red)
    let camera = try picker.openCamera()
    try camera.press("Cancel")
    try camera.waitUntilEnded()
    // It can be opened again.
    try picker.openCamera().press("Cancel")
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  func testCountdownCanBeStoppedAndEndsWithAPhoto() throws {
    let picker = try pick(source: Self.red)
    let camera = try picker.openCamera()
    try camera.press("No Countdown")
    _ = try camera.button("Countdown of 3 Seconds")
    try camera.press("Take Photo")
    try camera.press("Stop Countdown")
    let start = ContinuousClock.now
    try camera.press("Take Photo")
    _ = try camera.button("Use Photo")
    let delay = ContinuousClock.now - start
    XCTAssertGreaterThan(delay, .seconds(2.9))
    XCTAssertEqual(try photosTaken(), [])
  }

  func testOnlyOneCameraIsOpen() throws {
    let picker = try pick(source: Self.red)
    let camera = try picker.openCamera()
    let button = try picker.button("Take Photo")
    XCTAssertTrue(Polling.until { !button.has(.sensitive) })
    try camera.press("Cancel")
    XCTAssertTrue(Polling.until { button.has(.sensitive) })
  }

  func testCameraEndsWithThePicker() throws {
    let picker = try pick(source: Self.red)
    let camera = try picker.openCamera()
    _ = try camera.button("Take Photo")
    XCTAssertEqual(try picker.cancel(), .exited(1))
    XCTAssertTrue(Polling.until { kill(camera.processID, 0) != 0 }, "the camera is left alone")
  }

  func testCameraEndsWithThePickerThatIsKilled() throws {
    let picker = try pick(source: Self.red)
    let camera = try picker.openCamera()
    _ = try camera.button("Take Photo")
    picker.program.send(SIGKILL)
    _ = try picker.wait()
    XCTAssertTrue(Polling.until { kill(camera.processID, 0) != 0 }, "the camera is left alone")
  }

  func testPickerLoadsNothingOfTheCamera() throws {
    let picker = try pick(source: Self.red)
    try shoot(picker)
    try picker.waitUntilDone(counts: 1)
    let maps = try Files.read("/proc/\(picker.program.processID)/maps").text
    XCTAssertTrue(maps.contains("libgtk-3"))
    XCTAssertFalse(maps.contains("libgst"), "the picker has loaded GStreamer")
    let libraries = try Program.run(["ldd", try Picker.executable()]).text
    XCTAssertTrue(libraries.contains("libgtk-3"))
    XCTAssertFalse(libraries.contains("libgst"), "the picker is linked with GStreamer")
  }
}
