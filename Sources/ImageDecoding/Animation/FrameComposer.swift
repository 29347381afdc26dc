internal import CGLib
internal import CPixbuf
import PickerModel

/// Composes the frames of an animation one after another on a canvas. For one thread at a time.
final class FrameComposer {
  let animation: Animation
  /// The frame that comes next.
  private(set) var next = 0
  private let canvas: OpaquePointer
  /// What was under the frame before, where that is to be restored.
  private var saved: OpaquePointer?
  private let orientation: Orientation
  private let profile: [UInt8]?

  /// Nil where there is no memory for it.
  init?(_ animation: Animation, of file: borrowing PictureFile) {
    guard
      let canvas = gdk_pixbuf_new(
        GDK_COLORSPACE_RGB, 1, 8, gint(animation.size.width), gint(animation.size.height))
    else { return nil }
    gdk_pixbuf_fill(canvas, 0)
    self.animation = animation
    self.canvas = canvas
    orientation = FileOrientation.ofFile(file, animation.kind)
    profile = ColorProfile.bytes(of: canvas, file, animation.kind)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(canvas))
    dropSaved()
  }

  /// Puts the next frame on the canvas.
  ///
  /// - Returns: false where it cannot be decoded.
  func compose(_ file: borrowing PictureFile) -> Bool {
    guard next < animation.frames.count else { return false }
    let frame = animation.frames[next]
    if next > 0 { dispose(of: animation.frames[next - 1]) }
    guard let picture = animation.picture(of: frame, in: file),
      let loader = try? PixbufLoader(animation.kind, maximumEdge: .max),
      (try? loader.feed(picture[...])) == true, (try? loader.close()) == true,
      let pixbuf = loader.pixbuf
    else { return false }
    if frame.disposal == .restore { saved = gdk_pixbuf_copy(canvas) }
    put(pixbuf, frame)
    next += 1
    return true
  }

  /// What is to be seen now, upright.
  ///
  /// - Parameter maximumEdge: the longer side at most.
  func picture(maximumEdge: Int) -> PixelBuffer? {
    let size = animation.size.fitting(maximumEdge)
    guard
      let scaled = gdk_pixbuf_scale_simple(
        canvas, gint(size.width), gint(size.height), GDK_INTERP_BILINEAR)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
    if let profile { ColorConversion.convert(scaled, from: profile) }
    guard let turned = PixbufTurning.upright(scaled, orientation) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
    return PixelConversion.buffer(of: turned)
  }

  private func put(_ pixbuf: OpaquePointer, _ frame: Animation.Frame) {
    guard
      let area = visible(frame.area, gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
    else { return }
    let (x, y) = (gint(area.x), gint(area.y))
    let (width, height) = (gint(area.width), gint(area.height))
    if frame.blends {
      gdk_pixbuf_composite(
        pixbuf, canvas, x, y, width, height, Double(x), Double(y), 1, 1, GDK_INTERP_NEAREST, 255)
    } else if let opaque = gdk_pixbuf_add_alpha(pixbuf, 0, 0, 0, 0) {
      gdk_pixbuf_copy_area(opaque, 0, 0, width, height, canvas, x, y)
      g_object_unref(UnsafeMutableRawPointer(opaque))
    }
  }

  private func dispose(of frame: Animation.Frame) {
    defer { dropSaved() }
    switch frame.disposal {
    case .keep: break
    case .clear:
      guard let area = visible(frame.area, .max, .max),
        let part = gdk_pixbuf_new_subpixbuf(
          canvas, gint(area.x), gint(area.y), gint(area.width), gint(area.height))
      else { return }
      gdk_pixbuf_fill(part, 0)
      g_object_unref(UnsafeMutableRawPointer(part))
    case .restore:
      guard let saved else { return }
      gdk_pixbuf_copy_area(
        saved, 0, 0, gint(animation.size.width), gint(animation.size.height), canvas, 0, 0)
    }
  }

  private func dropSaved() {
    if let saved { g_object_unref(UnsafeMutableRawPointer(saved)) }
    saved = nil
  }

  /// What of an area lies on the canvas, and is no larger than the frame's picture turned out to be.
  private func visible(_ area: Animation.Area, _ width: gint, _ height: gint) -> Animation.Area? {
    let size = animation.size
    guard area.x < size.width, area.y < size.height else { return nil }
    let visible = Animation.Area(
      x: area.x, y: area.y, width: min(area.width, Int(width), size.width - area.x),
      height: min(area.height, Int(height), size.height - area.y))
    return visible.width > 0 && visible.height > 0 ? visible : nil
  }
}

extension PixelSize {
  /// The same shape, with no side longer than that; a smaller one stays as it is.
  fileprivate func fitting(_ edge: Int) -> PixelSize {
    let longer = max(width, height)
    if longer <= edge { return self }
    func scaled(_ side: Int) -> Int { max(1, (side * edge + longer / 2) / longer) }
    return PixelSize(width: scaled(width), height: scaled(height))
  }
}
