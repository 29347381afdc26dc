package import PickerModel

/// Where the frame of a crop lies in the view, and what of the crop is where: plain arithmetic. Places in the view
/// are in logical pixels from its top left corner.
package struct EditLayout: Equatable, Sendable {
  package let frame: PixelSize
  /// Logical pixels to one of the frame.
  package let scale: Double
  package let left: Double
  package let top: Double

  /// What of a crop is taken hold of.
  package enum Hold: Hashable, Sendable {
    case handle(CropHandle)
    case inside
  }

  /// Around the frame, so that its corners can be held.
  private static let margin = 26.0
  /// A small picture is made larger, but no more than so many device pixels to one of its own.
  private static let largestScale = 4.0
  /// How far from an edge a finger may be that holds it: half of its aim.
  private static let reach = 22.0

  package init(frame: PixelSize, view: ZoomGeometry.Extent, scaleFactor: Double) {
    self.frame = frame
    let (columns, lines) = (Double(max(1, frame.width)), Double(max(1, frame.height)))
    let room = (
      width: max(1, view.width - 2 * Self.margin), height: max(1, view.height - 2 * Self.margin)
    )
    scale = min(
      room.width / columns, room.height / lines, Self.largestScale / max(1, scaleFactor))
    left = (view.width - columns * scale) / 2
    top = (view.height - lines * scale) / 2
  }

  /// Where a part of the frame is seen.
  package func place(of box: CropBox) -> ZoomGeometry.Frame {
    ZoomGeometry.Frame(
      x: left + box.x * scale, y: top + box.y * scale, width: box.width * scale,
      height: box.height * scale)
  }

  /// A distance in the view, in pixels of the frame.
  package func pixels(_ distance: Double) -> Double { distance / scale }

  /// The shorter side of a crop at least, so that there is something to hold and to move.
  package var minimum: Double { max(CropGeometry.leastSide, pixels(2 * Self.reach)) }

  /// What is held at a place. Corners come before edges; the middle third always moves the crop.
  package func hold(atX x: Double, y: Double, of crop: CropBox) -> Hold? {
    let place = place(of: crop)
    let horizontal = Self.side(x - place.x, of: place.width)
    let vertical = Self.side(y - place.y, of: place.height)
    guard let horizontal, let vertical else { return nil }
    let handle = CropHandle.allCases.first {
      ($0.horizontal, $0.vertical) == (horizontal, vertical)
    }
    return handle.map(Hold.handle) ?? .inside
  }

  /// - Returns: -1 at the start, 1 at the end, 0 between, nil outside.
  private static func side(_ distance: Double, of length: Double) -> Double? {
    let inner = min(reach, length / 3)
    if distance < -reach || distance > length + reach { return nil }
    if distance < inner { return -1 }
    return distance > length - inner ? 1 : 0
  }
}
