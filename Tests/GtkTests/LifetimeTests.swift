import GLib
import Gtk
import XCTest

/// Who keeps whom alive. Each case is one in which other wrappers have leaked or used freed memory.
final class LifetimeTests: XCTestCase {
  private func withToolkit(_ body: @MainActor () throws -> Void) throws {
    try MainActor.assumeIsolated {
      guard Toolkit.start() else { throw XCTSkip("There is no display") }
      try body()
    }
  }

  func testANewWidgetEndsWithItsHandle() throws {
    try withToolkit {
      var ended = 0
      do {
        let label = Label("text")
        label.onFinalize { ended += 1 }
      }
      XCTAssertEqual(ended, 1)
    }
  }

  func testAPackedWidgetOutlivesItsHandleAndEndsWithItsParent() throws {
    try withToolkit {
      var ended = 0
      var box: BoxLayout? = BoxLayout(.vertical)
      do {
        let label = Label("text")
        label.onFinalize { ended += 1 }
        box?.add(label)
      }
      XCTAssertEqual(ended, 0)
      box = nil
      XCTAssertEqual(ended, 1)
    }
  }

  func testAHandlerOutlivesTheHandle() throws {
    try withToolkit {
      var states: [Bool] = []
      let box = BoxLayout(.vertical)
      var button: CheckButton? = CheckButton()
      button?.onToggled { states.append($0) }
      button.map(box.add)
      let object = button?.pointer
      button = nil
      let other = object.map { CheckButton($0, .retain) }
      other?.isActive = true
      other?.isActive = false
      XCTAssertEqual(states, [true, false])
      box.destroy()
    }
  }

  func testDestroyFreesTheClosure() throws {
    try withToolkit {
      weak var held: Witness?
      let button = Button("text")
      do {
        let witness = Witness()
        held = witness
        button.onClicked { _ = witness }
      }
      XCTAssertNotNil(held)
      button.destroy()
      XCTAssertNil(held)
    }
  }

  func testDisconnectingFreesTheClosure() throws {
    try withToolkit {
      weak var held: Witness?
      let button = Button("text")
      let connection: SignalConnection
      do {
        let witness = Witness()
        held = witness
        connection = button.connect("clicked") { _ = witness }
      }
      XCTAssertNotNil(held)
      connection.disconnect()
      XCTAssertNil(held)
    }
  }

  func testAHandleDroppedOnAWorkerEndsOnTheMainThread() throws {
    try withToolkit {
      let loop = MainLoop()
      var wasMain: Bool?
      var label: Label? = Label("text")
      label?.onFinalize { wasMain = Thread.isMainThread }
      let carrier = Carrier(label)
      label = nil
      Task.detached {
        carrier.drop()
        await MainActor.run { loop.quit() }
      }
      loop.run()
      while wasMain == nil { MainLoop.iterate(mayBlock: true) }
      XCTAssertEqual(wasMain, true)
    }
  }

  func testTwoHandlesOfOneObjectAreEqual() throws {
    try withToolkit {
      let label = Label("text")
      XCTAssertEqual(label, Widget(label.pointer, .retain))
      XCTAssertNotEqual(label, Label("text"))
    }
  }

  func testATickEndsWhenItSaysSoAndFreesItsClosure() throws {
    try withToolkit {
      weak var held: Witness?
      let window = Window()
      let area = DrawingArea()
      window.add(area)
      window.showAll()
      var ticks = 0
      do {
        let witness = Witness()
        held = witness
        area.onTick { _ in
          ticks += 1
          return withExtendedLifetime(witness) { ticks < 3 }
        }
      }
      let deadline = Date(timeIntervalSinceNow: 5)
      while held != nil && Date() < deadline { MainLoop.iterate(mayBlock: true) }
      XCTAssertEqual(ticks, 3)
      XCTAssertNil(held)
      window.destroy()
    }
  }
}

private final class Witness {}

/// Takes a handle to another thread and drops it there.
private final class Carrier: @unchecked Sendable {  // Used by one thread after the other.
  private var label: Label?
  init(_ label: Label?) { self.label = label }
  func drop() { label = nil }
}
