/// How a crop may lie in its frame: plain arithmetic. All is in pixels of the frame.
package struct CropGeometry: Equatable, Sendable {
  package let frame: PixelSize
  /// Width to height; nil where the shape is free.
  package let ratio: Double?
  /// The shorter side at least, where the frame has that much.
  package let minimum: Double

  /// What is left of a picture is at least so many pixels wide and high.
  package static let leastSide = 16.0

  package init(frame: PixelSize, ratio: Double? = nil, minimum: Double = leastSide) {
    (self.frame, self.ratio) = (frame, ratio)
    self.minimum = max(1, min(minimum, Double(min(frame.width, frame.height))))
  }

  // MARK: Changes

  /// The largest of the shape about the same middle, as far as there is room.
  package func largest(about box: CropBox) -> CropBox {
    guard let ratio else { return CropBox(frame) }
    let width = min(columns, lines * ratio)
    return placed(width: width, height: width / ratio, about: box.middle)
  }

  /// Moves it, no further than the edges.
  package func moved(_ box: CropBox, byX x: Double, y: Double) -> CropBox {
    var box = box
    box.x = clamp(box.x + x, 0, columns - box.width)
    box.y = clamp(box.y + y, 0, lines - box.height)
    return box
  }

  /// Moves an edge or a corner; what is opposite stays.
  package func dragged(_ box: CropBox, _ handle: CropHandle, byX x: Double, y: Double) -> CropBox {
    guard let ratio else { return draggedFreely(box, handle, x, y) }
    let width = box.width + handle.horizontal * x
    let height = box.height + handle.vertical * y
    let wanted =
      handle.isCorner
      ? (width + height * ratio) / 2 : handle.horizontal != 0 ? width : height * ratio
    let room = min(
      room(box.x, box.right, columns, towards: handle.horizontal),
      room(box.y, box.bottom, lines, towards: handle.vertical) * ratio)
    let new = min(max(wanted, leastWidth(ratio)), max(room, 1))
    return anchored(box, handle, width: new, height: new / ratio)
  }

  /// Makes it wider and higher by so much, or less; with a ratio, both by what is asked of either. It grows
  /// to the right and down, and to the other side where there is no more room.
  package func resized(_ box: CropBox, byWidth width: Double, height: Double) -> CropBox {
    var (wide, high) = (box.width + width, box.height + height)
    if let ratio {
      wide = box.width + (width != 0 ? width : height * ratio)
      wide = min(max(wide, leastWidth(ratio)), min(columns, lines * ratio))
      high = wide / ratio
    } else {
      (wide, high) = (clamp(wide, minimum, columns), clamp(high, minimum, lines))
    }
    return CropBox(
      x: min(box.x, columns - wide), y: min(box.y, lines - high), width: wide, height: high)
  }

  /// On whole pixels, with the ratio as near as these have it.
  package func snapped(_ box: CropBox) -> CropBox {
    var (width, height) = (box.width.rounded(), box.height.rounded())
    if let ratio {
      height = (width / ratio).rounded()
      if height > lines { (width, height) = ((lines * ratio).rounded(), lines) }
    }
    (width, height) = (clamp(width, 1, columns), clamp(height, 1, lines))
    return CropBox(
      x: clamp(box.x.rounded(), 0, columns - width), y: clamp(box.y.rounded(), 0, lines - height),
      width: width, height: height)
  }

  // MARK: Parts

  private var columns: Double { Double(frame.width) }
  private var lines: Double { Double(frame.height) }

  private func leastWidth(_ ratio: Double) -> Double {
    min(max(minimum, minimum * ratio), min(columns, lines * ratio))
  }

  private func draggedFreely(
    _ box: CropBox, _ handle: CropHandle, _ x: Double, _ y: Double
  ) -> CropBox {
    var (left, right, top, bottom) = (box.x, box.right, box.y, box.bottom)
    if handle.horizontal < 0 { left = clamp(left + x, 0, right - minimum) }
    if handle.horizontal > 0 { right = clamp(right + x, left + minimum, columns) }
    if handle.vertical < 0 { top = clamp(top + y, 0, bottom - minimum) }
    if handle.vertical > 0 { bottom = clamp(bottom + y, top + minimum, lines) }
    return CropBox(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How long a side can become, of which the end towards that side moves, or both ends.
  private func room(
    _ start: Double, _ end: Double, _ length: Double, towards side: Double
  ) -> Double {
    side < 0
      ? end : side > 0 ? length - start : 2 * min((start + end) / 2, length - (start + end) / 2)
  }

  private func anchored(
    _ box: CropBox, _ handle: CropHandle, width: Double, height: Double
  ) -> CropBox {
    let middle = box.middle
    let x =
      handle.horizontal < 0
      ? box.right - width : handle.horizontal > 0 ? box.x : middle.x - width / 2
    let y =
      handle.vertical < 0
      ? box.bottom - height : handle.vertical > 0 ? box.y : middle.y - height / 2
    return CropBox(x: x, y: y, width: width, height: height)
  }

  private func placed(width: Double, height: Double, about middle: (x: Double, y: Double))
    -> CropBox
  {
    CropBox(
      x: clamp(middle.x - width / 2, 0, columns - width),
      y: clamp(middle.y - height / 2, 0, lines - height), width: width, height: height)
  }

  private func clamp(_ value: Double, _ least: Double, _ most: Double) -> Double {
    max(least, min(value, most))
  }
}
