import Gtk
import PickerModel

extension EditView {
  /// What is cut off is seen this dark.
  private static let shade = Palette.black.withAlpha(0.6)
  private static let line = Palette.white.withAlpha(0.9)
  private static let thirds = Palette.white.withAlpha(0.45)
  /// How long the strokes of a handle are, in logical pixels.
  private static let handle = 18.0

  func paint(_ canvas: Canvas) {
    let extent = extent
    canvas.rectangle(x: 0, y: 0, width: extent.width, height: extent.height)
    canvas.fill(Palette.previewGround)
    guard let session, let layout else { return }
    canvas.isolated {
      canvas.rectangle(x: 0, y: 0, width: extent.width, height: extent.height)
      canvas.clip()
      paintPicture(on: canvas, session, layout)
      let place = layout.place(of: session.crop)
      paintShade(on: canvas, place, extent, isRound: session.edit.isRound)
      paintThirds(on: canvas, place)
      paintFrame(on: canvas, place, isRound: session.edit.isRound)
    }
  }

  /// Cairo applies what is said last first: the picture is mirrored, turned, straightened, and put in its place.
  private func paintPicture(on canvas: Canvas, _ session: EditSession, _ layout: EditLayout) {
    guard let surface else { return }
    let (width, height) = (Double(session.picture.width), Double(session.picture.height))
    let frame = layout.place(of: CropBox(layout.frame))
    canvas.isolated {
      canvas.translate(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      canvas.scale(by: layout.scale)
      canvas.turn(degrees: session.edit.straightening + 90 * Double(session.edit.quarterTurns))
      if session.edit.isMirrored { canvas.mirror() }
      if !surface.isOpaque {
        canvas.rectangle(x: -width / 2, y: -height / 2, width: width, height: height)
        canvas.fill(Palette.white.withAlpha(0.8))
      }
      canvas.paint(
        surface, x: -width / 2, y: -height / 2, width: width, height: height, filter: .bilinear)
    }
  }

  private func paintShade(
    on canvas: Canvas, _ place: ZoomGeometry.Frame, _ extent: ZoomGeometry.Extent, isRound: Bool
  ) {
    canvas.rectangle(x: 0, y: 0, width: extent.width, height: extent.height)
    if isRound {
      canvas.ellipse(x: place.x, y: place.y, width: place.width, height: place.height)
    } else {
      canvas.rectangle(x: place.x, y: place.y, width: place.width, height: place.height)
    }
    canvas.fillBetween(Self.shade)
  }

  private func paintThirds(on canvas: Canvas, _ place: ZoomGeometry.Frame) {
    for part in [1.0 / 3, 2.0 / 3] {
      let (x, y) = (place.x + place.width * part, place.y + place.height * part)
      canvas.lines([(x, place.y), (x, place.y + place.height)])
      canvas.lines([(place.x, y), (place.x + place.width, y)])
    }
    canvas.stroke(Self.thirds, width: 1)
  }

  private func paintFrame(on canvas: Canvas, _ place: ZoomGeometry.Frame, isRound: Bool) {
    if isRound {
      canvas.ellipse(x: place.x, y: place.y, width: place.width, height: place.height)
      canvas.stroke(Self.thirds, width: 1)
    }
    canvas.rectangle(x: place.x, y: place.y, width: place.width, height: place.height)
    canvas.stroke(Self.line, width: 1)
    let isFocused = widget.isFocus && widget.hasVisibleFocus
    let color =
      isFocused ? widget.themeColor("theme_selected_bg_color") ?? Palette.green : Palette.white
    if isFocused {
      // A white edge, as the colour may be a dark one.
      for handle in CropHandle.allCases { addHandle(handle, to: canvas, place) }
      canvas.stroke(Palette.white, width: 7)
    }
    for handle in CropHandle.allCases { addHandle(handle, to: canvas, place) }
    canvas.stroke(color, width: isFocused ? 5 : 4)
  }

  /// Two strokes at a corner, one at an edge.
  private func addHandle(_ handle: CropHandle, to canvas: Canvas, _ place: ZoomGeometry.Frame) {
    let (right, down) = (handle.horizontal, handle.vertical)
    let x = place.x + place.width * (right + 1) / 2
    let y = place.y + place.height * (down + 1) / 2
    let (across, along) = (min(Self.handle, place.width / 4), min(Self.handle, place.height / 4))
    if handle.isCorner {
      canvas.lines([(x - right * across, y), (x, y), (x, y - down * along)])
    } else if right == 0 {
      canvas.lines([(x - across / 2, y), (x + across / 2, y)])
    } else {
      canvas.lines([(x, y - along / 2), (x, y + along / 2)])
    }
  }
}
