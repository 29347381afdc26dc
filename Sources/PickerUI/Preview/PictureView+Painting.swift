import Gtk

extension PictureView {
  /// Where the pixels of a picture are larger than so many of the device, they are seen as squares.
  private static let squarePixels = 6.0

  func paint(_ canvas: Canvas) {
    let extent = extent
    canvas.rectangle(x: 0, y: 0, width: extent.width, height: extent.height)
    canvas.fill(Palette.previewGround)
    if content.failure != nil && content.square == nil && content.whole == nil { return }
    guard let geometry else { return paintLoneSquare(on: canvas, extent) }
    canvas.isolated {
      canvas.translate(x: swipe, y: 0)
      paintPicture(on: canvas, geometry)
    }
  }

  private func paintPicture(on canvas: Canvas, _ geometry: ZoomGeometry) {
    let frame = geometry.frame.aligned(to: geometry.scaleFactor)
    guard let surface = surface(for: frame.width * geometry.scaleFactor) else {
      return paintStandIn(on: canvas, frame)
    }
    if !surface.isOpaque { paintPaper(on: canvas, frame, geometry.view) }
    canvas.paint(
      surface, x: frame.x, y: frame.y, width: frame.width, height: frame.height,
      filter: filter(for: surface, frame, geometry.scaleFactor))
  }

  /// The one with the fewest pixels that has enough of them.
  private func surface(for width: Double) -> PictureSurface? {
    let all = [content.whole, content.fine].compactMap(\.self).sorted { $0.width < $1.width }
    return all.first { Double($0.width) >= width - 1 } ?? all.last
  }

  private func filter(
    for surface: PictureSurface, _ frame: ZoomGeometry.Frame, _ scaleFactor: Double
  ) -> Canvas.Filter {
    let factor = frame.width * scaleFactor / Double(surface.width)
    return abs(factor - 1) < 0.0005 || factor >= Self.squarePixels ? .nearest : .bilinear
  }

  /// The middle of the picture, where it will be, until all of it is there.
  private func paintStandIn(on canvas: Canvas, _ frame: ZoomGeometry.Frame) {
    canvas.rectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    canvas.fill(Palette.white.withAlpha(0.05))
    guard let square = content.square else { return }
    let edge = min(frame.width, frame.height)
    canvas.paint(
      square, x: frame.x + (frame.width - edge) / 2, y: frame.y + (frame.height - edge) / 2,
      edge: edge)
  }

  /// A picture of unknown size: its square in the middle of the view.
  private func paintLoneSquare(on canvas: Canvas, _ extent: ZoomGeometry.Extent) {
    guard let square = content.square else { return }
    let edge = min(extent.width, extent.height, square.edge * 2)
    canvas.paint(
      square, x: (extent.width - edge) / 2, y: (extent.height - edge) / 2, edge: edge)
  }

  /// What shines through: light and dark squares, so that neither black nor white is lost on it.
  private func paintPaper(
    on canvas: Canvas, _ frame: ZoomGeometry.Frame, _ view: ZoomGeometry.Extent
  ) {
    canvas.isolated {
      canvas.rectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      canvas.clip()
      canvas.rectangle(x: 0, y: 0, width: view.width, height: view.height)
      canvas.fill(Palette.white.withAlpha(0.72))
      let (side, top) = (12.0, max(0, frame.y))
      let left = max(0, frame.x)
      let columns = Int(min(view.width, frame.width) / side) + 1
      for row in 0...Int(min(view.height, frame.height) / side) {
        for column in stride(from: row % 2, through: columns, by: 2) {
          canvas.rectangle(
            x: left + Double(column) * side, y: top + Double(row) * side, width: side,
            height: side)
        }
      }
      canvas.fill(Palette.white.withAlpha(0.6))
    }
  }
}

extension ZoomGeometry.Frame {
  /// With its corner on a whole device pixel, so that a picture in its own size is not blurred.
  fileprivate func aligned(to scaleFactor: Double) -> Self {
    var frame = self
    frame.x = (x * scaleFactor).rounded() / scaleFactor
    frame.y = (y * scaleFactor).rounded() / scaleFactor
    return frame
  }
}

extension Palette {
  /// The calm dark behind a picture.
  static let previewGround = Color(red: 0.11, green: 0.11, blue: 0.115)
}
