import Synchronization

/// The real pointer: events of the X server (XTEST through xdotool), as from a mouse.
package enum Pointer {
  package enum Button: Int, Sendable {
    case left = 1
    case middle = 2
    case right = 3
  }

  /// A step of the wheel.
  package enum Wheel: Int, Sendable {
    case up = 4
    case down = 5
  }

  /// Longer than GTK's (`gtk-double-click-time`: 400 ms).
  private static let doubleClickTime: Duration = .milliseconds(500)
  private static let lastClick = Mutex<(point: Point, time: ContinuousClock.Instant)?>(nil)

  package static func move(to point: Point) throws {
    try xdotool(["mousemove", "\(point.x)", "\(point.y)"])
  }

  /// Away from everything that reacts to a pointer above it.
  package static func park() throws {
    try move(to: Point(x: 0, y: 0))
  }

  /// A click of its own: it waits until it is not the second of a double click.
  ///
  /// - Parameter key: held down meanwhile, by its X name (`shift`, `ctrl`).
  package static func click(
    at point: Point, button: Button = .left, holding key: String? = nil
  ) throws {
    try move(to: point)
    if let last = lastClick.withLock(\.self), last.point == point {
      Polling.sleep(max(.zero, last.time + doubleClickTime - .now))
    }
    try holding(key) { try xdotool(["click", "\(button.rawValue)"]) }
    lastClick.withLock { $0 = (point, .now) }
  }

  /// Clicks so soon after one another that they would be double clicks.
  package static func clickQuickly(_ count: Int, at point: Point) throws {
    try move(to: point)
    try xdotool(["click", "--repeat", "\(count)", "--delay", "60", "1"])
  }

  package static func shiftClick(at point: Point) throws {
    try click(at: point, holding: "shift")
  }

  package static func doubleClick(at point: Point) throws {
    try clickQuickly(2, at: point)
  }

  /// Presses at one place, moves in steps of 20 ms, lets go at the other.
  package static func drag(from start: Point, to end: Point, steps: Int = 10) throws {
    try move(to: start)
    try xdotool(["mousedown", "1"])
    for step in 1...steps {
      try move(
        to: Point(
          x: start.x + (end.x - start.x) * step / steps,
          y: start.y + (end.y - start.y) * step / steps))
      Polling.sleep(.milliseconds(20))
    }
    try xdotool(["mouseup", "1"])
  }

  /// Presses at the first place, moves to one after the other in steps of 20 ms, and lets go at the last.
  ///
  /// - Parameters:
  ///   - rest: for how long the button is held before the first move.
  ///   - atEnd: done before the button is let go.
  package static func drag(
    through places: [Point], resting rest: Duration = .zero, atEnd: () throws -> Void = {}
  ) throws {
    guard var here = places.first else { return }
    try move(to: here)
    try xdotool(["mousedown", "1"])
    Polling.sleep(rest)
    for place in places.dropFirst() {
      for step in 1...8 {
        try move(
          to: Point(
            x: here.x + (place.x - here.x) * step / 8, y: here.y + (place.y - here.y) * step / 8))
        Polling.sleep(.milliseconds(20))
      }
      here = place
    }
    try atEnd()
    try xdotool(["mouseup", "1"])
  }

  package static func scroll(
    _ wheel: Wheel, at point: Point, count: Int = 1, holding key: String? = nil
  ) throws {
    try move(to: point)
    try holding(key) {
      try xdotool(["click", "--repeat", "\(count)", "--delay", "20", "\(wheel.rawValue)"])
    }
  }

  private static func holding(_ key: String?, _ body: () throws -> Void) throws {
    guard let key else { return try body() }
    try xdotool(["keydown", "\(key)"])
    try body()
    try xdotool(["keyup", "\(key)"])
  }
}

@discardableResult
func xdotool(_ arguments: [ByteString]) throws -> ByteString {
  try Program.run(["xdotool"] + arguments)
}
