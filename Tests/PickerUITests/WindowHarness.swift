import Foundation
import GLib
import Gtk
import PickerModel
import PickerUI
import XCTest

/// A window over a simulated library, and the loop that runs it.
@MainActor
struct WindowHarness {
  let window: PickerWindow
  let session: PickerSession
  let library: SimulatedLibrary

  /// Opens a window over so many photos, waits until they are shown, and closes it after the body.
  static func run(count: Int, _ body: (WindowHarness) throws -> Void) throws {
    guard Toolkit.start() else { throw XCTSkip("There is no display") }
    MainQueueBridge.install()
    try open(count: count, body)
    pump(for: 0.3)
  }

  private static func open(count: Int, _ body: (WindowHarness) throws -> Void) throws {
    let library = SimulatedLibrary(count: count)
    let session = PickerSession(request: PickRequest(), source: library)
    var options = PickerWindow.Options()
    options.decoder = PaintedPictures()
    let window = PickerWindow(
      session: session, thumbnails: SimulatedThumbnails(), options: options)
    window.present()
    Task { await session.follow(library.snapshots(in: .newest)) }
    pump { window.grid.tileCounts.existing > 0 }
    try body(WindowHarness(window: window, session: session, library: library))
    library.end()
    window.close()
  }

  /// Runs the loop until the condition holds or the time is up.
  static func pump(for seconds: Double = 5, until condition: () -> Bool = { false }) {
    let deadline = Date(timeIntervalSinceNow: seconds)
    // Wakes the loop, so that the deadline is seen.
    let waker = Task {
      while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
    }
    while !condition() && Date() < deadline { MainLoop.iterate(mayBlock: true) }
    waker.cancel()
  }
}
