package import PickerModel

/// Where a picture lies in the view that shows it, and how large: plain arithmetic. Places in the view are
/// in logical pixels from its top left corner.
package struct ZoomGeometry: Equatable, Sendable {
  /// A width and a height, or how far to the right and down.
  package struct Extent: Equatable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      (self.width, self.height) = (width, height)
    }
  }

  /// A rectangle of the view.
  package struct Frame: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
  }

  /// The size of the upright picture, in its own pixels; no side is zero.
  package let picture: PixelSize
  package private(set) var view: Extent
  /// Device pixels to a logical one.
  package private(set) var scaleFactor: Double
  /// Logical pixels to one of the picture; nil where the picture is fit to the view, whatever its size.
  private var chosenScale: Double?
  /// What of the picture lies in the middle of the view, in the picture's pixels.
  private var middle: (x: Double, y: Double)

  /// A small picture is made larger to fit, but no more than so many device pixels to one of its own.
  private static let largestFit = 4.0
  /// The largest zoom, in device pixels to one of the picture.
  private static let largestZoom = 16.0

  package init(picture: PixelSize, view: Extent, scaleFactor: Double) {
    self.picture = PixelSize(width: max(1, picture.width), height: max(1, picture.height))
    self.view = view
    self.scaleFactor = scaleFactor
    middle = (Double(self.picture.width) / 2, Double(self.picture.height) / 2)
  }

  // MARK: What is seen

  /// Logical pixels to one of the picture.
  package var scale: Double { chosenScale ?? fitScale }

  package var isFit: Bool { chosenScale == nil }

  /// Device pixels to one of the picture, in hundredths.
  package var percent: Double { scale * scaleFactor * 100 }

  /// Where the picture lies; beyond the view where it is larger.
  package var frame: Frame {
    Frame(
      x: view.width / 2 - middle.x * scale, y: view.height / 2 - middle.y * scale,
      width: Double(picture.width) * scale, height: Double(picture.height) * scale)
  }

  /// Whether some of the picture is out of sight, so that it can be dragged.
  package var canPan: Bool {
    let frame = frame
    return frame.width > view.width + 0.5 || frame.height > view.height + 0.5
  }

  /// The longer side of the picture as it is shown, in device pixels: more need not be decoded. At most
  /// that of the picture itself.
  package var neededEdge: Int {
    let (longer, factor) = (Double(max(picture.width, picture.height)), scale * scaleFactor)
    return Int((longer * min(1, factor)).rounded(.up))
  }

  package var canZoomIn: Bool { scale < largestScale * 0.999 }
  package var canZoomOut: Bool { scale > smallestScale * 1.001 }

  // MARK: Changes

  /// The view has another size: what was in its middle stays there.
  package mutating func resize(view: Extent, scaleFactor: Double) {
    if let chosenScale { self.chosenScale = chosenScale * self.scaleFactor / scaleFactor }
    self.view = view
    self.scaleFactor = scaleFactor
    clamp()
  }

  /// The whole picture.
  package mutating func fit() {
    chosenScale = nil
    clamp()
  }

  /// One pixel of the picture to one of the device, with what is at the place staying there.
  package mutating func showActualSize(aboutX x: Double, y: Double) {
    show(scale: actualScale, aboutX: x, y: y)
  }

  /// Makes it larger by a factor, or smaller, with what is at the place staying there.
  package mutating func zoom(by factor: Double, aboutX x: Double, y: Double) {
    show(scale: scale * factor, aboutX: x, y: y)
  }

  /// Moves the picture, as far as there is more of it at that side.
  package mutating func pan(byX x: Double, y: Double) {
    middle = (middle.x - x / scale, middle.y - y / scale)
    clamp()
  }

  private mutating func show(scale wanted: Double, aboutX x: Double, y: Double) {
    let new = min(max(wanted, smallestScale), largestScale)
    let (right, down) = (x - view.width / 2, y - view.height / 2)
    middle.x += right / scale - right / new
    middle.y += down / scale - down / new
    // About the size that fits, it stays fit when the view changes.
    chosenScale = abs(new / fitScale - 1) < 0.001 ? nil : new
    clamp()
  }

  /// No gap at one side while there is more of the picture at the other; else in the middle.
  private mutating func clamp() {
    middle.x = Self.clamped(middle.x, side: Double(picture.width), view: view.width / scale)
    middle.y = Self.clamped(middle.y, side: Double(picture.height), view: view.height / scale)
  }

  private static func clamped(_ middle: Double, side: Double, view: Double) -> Double {
    side <= view ? side / 2 : min(max(middle, view / 2), side - view / 2)
  }

  // MARK: Scales

  private var actualScale: Double { 1 / scaleFactor }

  private var fitScale: Double {
    let fit = min(view.width / Double(picture.width), view.height / Double(picture.height))
    return max(min(fit, Self.largestFit / scaleFactor), 1e-6)
  }

  private var smallestScale: Double { min(fitScale, actualScale) }

  private var largestScale: Double { Self.largestZoom / scaleFactor }

  package static func == (one: ZoomGeometry, other: ZoomGeometry) -> Bool {
    one.picture == other.picture && one.view == other.view && one.scaleFactor == other.scaleFactor
      && one.chosenScale == other.chosenScale && one.middle == other.middle
  }
}

extension ZoomGeometry {
  /// The longer side, in device pixels, of what is decoded to fit a picture to a view. Where the size of
  /// the picture is not known, what is enough for any.
  package static func fittingEdge(of picture: PixelSize?, in view: Extent, scaleFactor: Double)
    -> Int
  {
    guard let picture, picture.width > 0, picture.height > 0 else {
      return max(1, Int((max(view.width, view.height) * scaleFactor).rounded(.up)))
    }
    return ZoomGeometry(picture: picture, view: view, scaleFactor: scaleFactor).neededEdge
  }
}
