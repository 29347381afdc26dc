import GLib
import Gtk
import PickerModel

/// The picture that is edited, as it will be, with the crop above it.
@MainActor
final class EditView {
  let widget = PictureArea()
  /// In the pixels of the file before it was edited; fewer of them.
  var surface: PictureSurface?
  private(set) var session: EditSession?

  private lazy var drag = DragGesture(on: widget)
  private lazy var press = PressGesture(on: widget)
  private var dragged: (hold: EditLayout.Hold, crop: CropBox)?

  /// The crop is taken hold of, or let go.
  var held: @MainActor (Bool) -> Void = { _ in }
  /// The crop is to be another one.
  var cropped: @MainActor (@escaping (CropGeometry, CropBox) -> CropBox) -> Void = { _ in }
  /// The view has another size.
  var resized: @MainActor () -> Void = {}

  init() {
    widget.becomePhoto(
      paint: { [weak self] in self?.paint($0) }, resized: { [weak self] in self?.resized() })
    widget.onPointer { [weak self] in self?.pointerMoved($0) }
    press.onPressed { [weak self] _, _, _ in self?.widget.grabFocus() }
    drag.onBegin { [weak self] in self?.dragBegan($0, $1) }
    drag.onUpdate { [weak self] in self?.dragMoved($0, $1) }
    drag.onEnd { [weak self] _, _ in self?.dragEnded() }
  }

  var extent: ZoomGeometry.Extent { widget.extent }

  var scaleFactor: Double { Double(widget.scaleFactor) }

  var layout: EditLayout? {
    session.map { EditLayout(frame: $0.frame, view: extent, scaleFactor: scaleFactor) }
  }

  /// Nil where there is nothing to edit yet.
  func show(_ session: EditSession?) {
    self.session = session
    widget.queueDraw()
  }

  // MARK: Gestures

  private func hold(_ x: Double, _ y: Double) -> EditLayout.Hold? {
    guard let session else { return nil }
    return layout?.hold(atX: x, y: y, of: session.crop)
  }

  private func dragBegan(_ x: Double, _ y: Double) {
    guard let session, let hold = hold(x, y) else { return }
    dragged = (hold, session.crop)
    held(true)
  }

  private func dragMoved(_ x: Double, _ y: Double) {
    guard let dragged, let layout else { return }
    let (right, down) = (layout.pixels(x), layout.pixels(y))
    cropped { geometry, _ in
      switch dragged.hold {
      case .inside: geometry.moved(dragged.crop, byX: right, y: down)
      case .handle(let handle): geometry.dragged(dragged.crop, handle, byX: right, y: down)
      }
    }
  }

  private func dragEnded() {
    if dragged == nil { return }
    dragged = nil
    held(false)
  }

  private func pointerMoved(_ place: (x: Double, y: Double)?) {
    guard dragged == nil, let place else { return }
    widget.setPointer(Self.shape(of: hold(place.x, place.y)))
  }

  private static func shape(of hold: EditLayout.Hold?) -> PointerShape {
    switch hold {
    case nil: .usual
    case .inside: .move
    case .handle(.left), .handle(.right): .leftRight
    case .handle(.top), .handle(.bottom): .upDown
    case .handle(.topLeft), .handle(.bottomRight): .diagonal
    case .handle(.topRight), .handle(.bottomLeft): .otherDiagonal
    }
  }
}
