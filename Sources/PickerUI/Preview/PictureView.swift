import GLib
import Gtk
import PickerModel

/// The picture of the preview: fit to its place, or larger and moved by the wheel, fingers and drags.
@MainActor
final class PictureView {
  let widget = PictureArea()
  /// Nil where the size of the picture is not known yet.
  private(set) var geometry: ZoomGeometry?
  var content = Content()

  private lazy var drag = DragGesture(on: widget)
  private lazy var pinch = PinchGesture(on: widget)
  private lazy var press = PressGesture(on: widget)
  /// What was asked for before there was anything to zoom.
  private var wanted: (@MainActor (inout ZoomGeometry) -> Void)?
  private var dragBefore = (x: 0.0, y: 0.0)
  /// Whether the drag came in from the edge at which lines begin.
  private var isFromEdge = false
  private var pinchBefore = 1.0
  /// How far the picture is moved aside by a swipe, in logical pixels.
  private(set) var swipe = 0.0

  /// Another part of the picture is seen, or in another size.
  var zoomed: @MainActor () -> Void = {}
  /// The view has another size.
  var resized: @MainActor () -> Void = {}
  /// A swipe from the edge asks for the page before.
  var sweptBack: @MainActor () -> Void = {}
  /// A swipe asks for the photo before (-1) or after (1).
  var swiped: @MainActor (Int) -> Void = { _ in }

  /// What there is to paint, the best last.
  struct Content {
    /// The square from the middle of the picture.
    var square: Surface?
    var whole: PictureSurface?
    /// In more pixels.
    var fine: PictureSurface?
    /// Why there is no picture.
    var failure: String?
  }

  /// How far a swipe goes at least, in logical pixels.
  private static let leastSwipe = 64.0
  /// How near to the edge a swipe begins that leads back, in logical pixels.
  private static let edgeZone = 24.0
  /// How much a notch of the wheel makes larger.
  private static let wheelStep = 0.2

  init() {
    widget.becomePhoto(
      paint: { [weak self] in self?.paint($0) }, resized: { [weak self] in self?.sizeChanged() })
    widget.onScroll { [weak self] notches, x, y in
      self?.change { $0.zoom(by: Self.factor(ofNotches: notches), aboutX: x, y: y) }
    }
    connectGestures()
  }

  var extent: ZoomGeometry.Extent { widget.extent }

  var scaleFactor: Double { Double(widget.scaleFactor) }

  /// Shows a picture of that size as a whole; nil while its size is not known.
  func reset(size: PixelSize?) {
    swipe = 0
    geometry = size.map { ZoomGeometry(picture: $0, view: extent, scaleFactor: scaleFactor) }
    widget.queueDraw()
    if size != nil, let wanted { change(wanted) }
    wanted = nil
  }

  /// The size of the picture turned out to be another one: it is shown as a whole then.
  func correct(size: PixelSize) {
    if geometry?.picture != size { reset(size: size) }
  }

  /// Changes what is seen; once it is known how large the picture is.
  func change(_ change: @escaping @MainActor (inout ZoomGeometry) -> Void) {
    guard content.failure == nil else { return }
    guard var geometry = geometry else {
      wanted = change
      return
    }
    change(&geometry)
    guard geometry != self.geometry else { return }
    self.geometry = geometry
    widget.queueDraw()
    zoomed()
  }

  /// Makes it larger or smaller about the middle of the view.
  func zoom(by factor: Double) {
    let extent = extent
    change { $0.zoom(by: factor, aboutX: extent.width / 2, y: extent.height / 2) }
  }

  func showActualSize() {
    let extent = extent
    change { $0.showActualSize(aboutX: extent.width / 2, y: extent.height / 2) }
  }

  /// Downwards, the picture becomes smaller.
  private static func factor(ofNotches notches: Double) -> Double {
    notches < 0 ? 1 - wheelStep * notches : 1 / (1 + wheelStep * notches)
  }

  private func sizeChanged() {
    let (extent, factor) = (extent, scaleFactor)
    guard extent.width > 1, extent.height > 1 else { return }
    geometry?.resize(view: extent, scaleFactor: factor)
    resized()
  }

  // MARK: Gestures

  private func connectGestures() {
    drag.onBegin { [weak self] x, _ in self?.dragBegan(atX: x) }
    drag.onUpdate { [weak self] in self?.dragged(toX: $0, y: $1) }
    drag.onEnd { [weak self] x, _ in self?.dragEnded(atX: x) }
    pinch.onBegin { [weak self] in
      self?.pinchBefore = 1
      self?.swipe = 0
    }
    pinch.onScale { [weak self] in self?.pinched(to: $0) }
    press.onPressed { [weak self] presses, x, y in
      self?.widget.grabFocus()
      if presses == 2 { self?.doublePressed(x, y) }
    }
  }

  /// Beside a list of albums there is no page before.
  private func dragBegan(atX x: Double) {
    dragBefore = (0, 0)
    let fromStart = widget.isRightToLeft ? extent.width - x : x
    isFromEdge = fromStart < Self.edgeZone && extent.width < Double(PickerWindow.foldingWidth)
  }

  private func dragged(toX x: Double, y: Double) {
    if let geometry, geometry.canPan {
      let (right, down) = (x - dragBefore.x, y - dragBefore.y)
      change { $0.pan(byX: right, y: down) }
    } else {
      swipe = x
      widget.queueDraw()
    }
    dragBefore = (x, y)
  }

  private func dragEnded(atX x: Double) {
    let wasSwipe = swipe != 0
    swipe = 0
    widget.queueDraw()
    guard wasSwipe, abs(x) >= Self.leastSwipe else { return }
    let isForward = (x < 0) != widget.isRightToLeft
    if isFromEdge, !isForward { return sweptBack() }
    swiped(isForward ? 1 : -1)
  }

  private func pinched(to scale: Double) {
    guard scale > 0 else { return }
    let middle = pinch.middle ?? (extent.width / 2, extent.height / 2)
    let factor = scale / pinchBefore
    pinchBefore = scale
    change { $0.zoom(by: factor, aboutX: middle.x, y: middle.y) }
  }

  /// Between the whole picture and its own size.
  private func doublePressed(_ x: Double, _ y: Double) {
    change { $0.isFit ? $0.showActualSize(aboutX: x, y: y) : $0.fit() }
  }
}
