import GLib
import XCTest

/// The pair of libdispatch functions under the bridge is not public: this is its guard.
final class MainQueueBridgeTests: XCTestCase {
  /// At least one of ten does: a busy machine may hold up any.
  func testAHopFromAWorkerArrivesWithinAHundredMilliseconds() {
    let isSo = (0..<10).contains { _ in hopDelay() < .milliseconds(100) }
    XCTAssertTrue(isSo)
  }

  private func hopDelay() -> Duration {
    MainActor.assumeIsolated {
      let loop = MainLoop()
      let clock = ContinuousClock()
      let outcome = Outcome()
      Task.detached {
        let start = clock.now
        await MainActor.run {
          outcome.delay = clock.now - start
          loop.quit()
        }
      }
      loop.run()
      return outcome.delay ?? .seconds(9)
    }
  }

  func testIdlingDrainsNothing() {
    MainActor.assumeIsolated {
      let loop = MainLoop()
      let before = MainQueueBridge.drains
      Task {
        try? await Task.sleep(for: .milliseconds(500))
        loop.quit()
      }
      loop.run()
      XCTAssertLessThan(MainQueueBridge.drains - before, 10)
    }
  }

  func testASleepingTaskIsResumedOnTheMainThread() {
    MainActor.assumeIsolated {
      let loop = MainLoop()
      let outcome = Outcome()
      Task {
        try? await Task.sleep(for: .milliseconds(20))
        outcome.isMain = Thread.isMainThread
        loop.quit()
      }
      loop.run()
      XCTAssertTrue(outcome.isMain)
    }
  }
}

@MainActor
private final class Outcome {
  var delay: Duration?
  var isMain = false
}
