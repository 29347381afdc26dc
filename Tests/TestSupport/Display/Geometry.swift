/// A place on the screen, in pixels from its top left corner.
package struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of the screen, in pixels.
package struct Frame: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var center: Point { point(0.5, 0.5) }

  /// The place at these parts of the width and the height.
  package func point(_ across: Double, _ down: Double) -> Point {
    Point(x: x + Int(Double(width) * across), y: y + Int(Double(height) * down))
  }
}
