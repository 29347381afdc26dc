import GLib
import Gtk

extension PictureArea {
  /// Makes it a place where one photo is looked at.
  ///
  /// - Parameter resized: it has another size, or other pixels.
  func becomePhoto(
    paint: @escaping @MainActor (Canvas) -> Void, resized: @escaping @MainActor () -> Void
  ) {
    setExpand(horizontal: true, vertical: true)
    setAccessibleRole(.image)
    addStyleClass("preview-picture")
    onDraw {
      paint($0)
      return true
    }
    onSizeAllocate(resized)
    onChange(of: "scale-factor", resized)
  }

  /// In logical pixels.
  var extent: ZoomGeometry.Extent {
    ZoomGeometry.Extent(width: Double(size.width), height: Double(size.height))
  }
}
