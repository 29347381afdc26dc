import GLib
import Gtk
import PickerModel

/// The camera's picture, or the photo that was taken: all of it, in the middle of a dark ground.
@MainActor
final class CameraView {
  let widget = PictureArea()
  private var live: PictureSurface?
  private var shot: PictureSurface?
  var isMirrored = false { didSet { if isMirrored != oldValue { widget.queueDraw() } } }
  /// In seconds; nil for none.
  var countdown: Int? { didSet { if countdown != oldValue { widget.queueDraw() } } }

  init() {
    widget.setExpand(horizontal: true, vertical: true)
    widget.setAccessibleRole(.image)
    widget.onDraw { [weak self] in
      self?.paint($0)
      return true
    }
  }

  func show(live surface: PictureSurface) {
    live = surface
    if shot == nil { widget.queueDraw() }
  }

  /// Nil for the camera's picture.
  func show(shot pixels: PixelBuffer?) {
    shot = pixels.flatMap {
      PictureSurface(pixels: $0.bytes, width: $0.width, height: $0.height)
    }
    widget.queueDraw()
  }

  private func paint(_ canvas: Canvas) {
    let (width, height) = (Double(widget.size.width), Double(widget.size.height))
    canvas.rectangle(x: 0, y: 0, width: width, height: height)
    canvas.fill(Palette.previewGround)
    if let picture = shot ?? live {
      canvas.isolated {
        if isMirrored { canvas.mirror(width: width) }
        paint(picture, on: canvas, width, height)
      }
    }
    if let countdown { paint(countdown, on: canvas, width, height) }
  }

  private func paint(
    _ picture: PictureSurface, on canvas: Canvas, _ width: Double, _ height: Double
  ) {
    let scale = min(width / Double(picture.width), height / Double(picture.height))
    let size = (Double(picture.width) * scale, Double(picture.height) * scale)
    canvas.paint(
      picture, x: ((width - size.0) / 2).rounded(), y: ((height - size.1) / 2).rounded(),
      width: size.0, height: size.1, filter: .bilinear)
  }

  private func paint(_ number: Int, on canvas: Canvas, _ width: Double, _ height: Double) {
    let radius = min(width, height) / 5
    canvas.circle(x: width / 2, y: height / 2, radius: radius)
    canvas.fill(Palette.textShade)
    canvas.text(String(number), x: width / 2, y: height / 2, size: radius * 1.1, Palette.white)
  }
}
