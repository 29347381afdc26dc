import GLib
import Gtk
import PickerModel
import PickerUI
import Synchronization
import XCTest

/// What is seen of a moving picture, and when.
final class AnimationPlayerTests: XCTestCase {
  func testEachFrameIsSeenForItsTime() throws {
    try play(FlipBook(count: 4, milliseconds: 100)) { player, _ in
      XCTAssertEqual(indices(player, steps: 8, of: 0.05), [0, 0, 1, 1, 2, 2, 3, 3])
      XCTAssertEqual(indices(player, steps: 2, of: 0.1), [0, 1])
    }
  }

  func testItEndsAfterItsLastPlayAndBeginsAnew() throws {
    try play(FlipBook(count: 2, milliseconds: 100, plays: 2)) { player, _ in
      XCTAssertEqual(indices(player, steps: 6, of: 0.1), [0, 1, 0, 1, 1, 1])
      XCTAssertFalse(player.isPlaying)
      player.play()
      XCTAssertEqual(indices(player, steps: 4, of: 0.1), [0, 1, 0, 1])
    }
  }

  func testPausedItStands() throws {
    try play(FlipBook(count: 3, milliseconds: 100)) { player, _ in
      XCTAssertEqual(indices(player, steps: 2, of: 0.1), [0, 1])
      player.pause()
      XCTAssertEqual(indices(player, steps: 3, of: 0.1), [1, 1, 1])
      player.play()
      XCTAssertEqual(indices(player, steps: 1, of: 0.1), [2])
    }
  }

  /// Frames that would be seen for no time at all.
  func testFramesWithoutATimeAreSeenForATenthOfASecond() throws {
    try play(FlipBook(count: 3, milliseconds: 0)) { player, _ in
      XCTAssertEqual(indices(player, steps: 4, of: 0.05), [0, 0, 1, 1])
    }
  }

  /// A hundred frames of a megabyte: what is held stays bounded, and each is seen, time and again.
  func testMemoryIsBounded() throws {
    let book = FlipBook(count: 100, milliseconds: 100, side: 512)
    try play(book, budget: 24 << 20) { player, _ in
      player.advance(by: 0.1)
      for place in 0..<220 {
        WindowHarness.pump {
          if player.index != place % 100 { player.advance(by: 0) }
          return player.index == place % 100
        }
        XCTAssertEqual(player.index, place % 100)
        XCTAssertLessThanOrEqual(player.bytesHeld, 24 << 20)
        if player.index != place % 100 { return }
        player.advance(by: 0.1)
      }
    }
  }

  /// All frames are held: none is asked for twice.
  func testShortOnesAreDecodedOnce() throws {
    let book = FlipBook(count: 5, milliseconds: 100)
    try play(book) { player, _ in
      _ = indices(player, steps: 40, of: 0.1)
      XCTAssertEqual(book.requests.withLock(\.self), [0, 2, 4])
    }
  }

  func testWhatBreaksOffIsPlayedAsFarAsItGoes() throws {
    try play(FlipBook(count: 9, milliseconds: 100, whole: 4)) { player, _ in
      XCTAssertEqual(indices(player, steps: 8, of: 0.1), [0, 1, 2, 3, 0, 1, 2, 3])
    }
  }
}

/// White frames, two at a time.
private final class FlipBook: AnimationDecoding {
  let requests = Mutex<[Int]>([])
  private let count: Int
  private let milliseconds: Int
  private let plays: Int
  private let side: Int
  private let whole: Int

  /// - Parameter whole: so many frames can be decoded.
  init(count: Int, milliseconds: Int, plays: Int = 0, side: Int = 8, whole: Int? = nil) {
    (self.count, self.milliseconds, self.plays) = (count, milliseconds, plays)
    (self.side, self.whole) = (side, whole ?? count)
  }

  func frames(_ request: FramesRequest) async throws(DecodingError) -> DecodedFrames {
    requests.withLock { $0.append(request.first) }
    let frames = (request.first..<min(request.first + 2, whole)).map { index in
      DecodedFrames.Frame(
        pixels: PixelBuffer(
          width: side, height: side,
          bytes: [UInt8](repeating: 255, count: side * side * 4)),
        milliseconds: milliseconds)
    }
    if frames.isEmpty { throw .damaged }
    return DecodedFrames(frames: frames, total: count, plays: plays)
  }
}

private func play(
  _ book: FlipBook, budget: Int = 64 << 20,
  _ body: @MainActor (AnimationPlayer, FlipBook) throws -> Void
) throws {
  try MainActor.assumeIsolated {
    MainQueueBridge.install()
    let player = AnimationPlayer(
      SimulatedLibrary.photo(0), edge: 1024, decoder: book, budget: budget)
    player.play()
    try body(player, book)
  }
}

/// What is seen after each step of time; each waits until what is wanted next is there.
@MainActor
private func indices(
  _ player: AnimationPlayer, steps: Int, of seconds: Double
) -> [Int] {
  (0..<steps).map { _ in
    WindowHarness.pump(for: 0.03)
    if player.surface == nil { WindowHarness.pump { player.bytesHeld > 0 } }
    player.advance(by: seconds)
    return player.index
  }
}
