internal import CGLib
internal import CPixbuf
import GLib
import PickerModel

/// Feeds a file to gdk-pixbuf's loader for its kind, piece by piece.
final class PixbufLoader {
  /// The greatest JPEG that is decoded, in pixels; it is made smaller on the way.
  static let maximumJPEGPixels = 250_000_000
  /// The greatest picture of another kind, in pixels; all of it is in memory at once, at four bytes each.
  static let maximumPixels = 128_000_000

  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let maximumEdge: Int
  private let limit: Int
  /// The size that the header tells, as stored.
  fileprivate(set) var storedSize: PixelSize?
  private var isClosed = false

  /// - Parameter maximumEdge: the longer side of what is decoded; a smaller picture stays as it is; zero
  ///   ends the loading when the size is known.
  init(_ kind: PictureKind, maximumEdge: Int) {
    self.maximumEdge = maximumEdge
    limit = kind == .jpeg ? Self.maximumJPEGPixels : Self.maximumPixels
    loader = gdk_pixbuf_loader_new()
    _ = photo_picker_connect(
      loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, 0)
  }

  deinit {
    if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(loader)
  }

  var isTooLarge: Bool {
    storedSize.map { $0.width.multipliedReportingOverflow(by: $0.height) }
      .map { $0.overflow || $0.partialValue > limit } ?? false
  }

  /// - Returns: whether the loader wants to go on.
  func feed(_ bytes: [UInt8]) -> Bool {
    gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
  }

  /// - Returns: whether the file was whole.
  func close() -> Bool {
    isClosed = true
    return gdk_pixbuf_loader_close(loader, nil) != 0
  }

  /// The picture, or the first of an animation; nil where there is none yet. The loader's.
  var pixbuf: OpaquePointer? { gdk_pixbuf_loader_get_pixbuf(loader) }

  /// Whether the first picture of an animation has come in whole.
  var hasFirstFrame: Bool {
    guard let animation = gdk_pixbuf_loader_get_animation(loader),
      let iterator = gdk_pixbuf_animation_get_iter(animation, nil)
    else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
    return gdk_pixbuf_animation_iter_on_currently_loading_frame(iterator) == 0
  }

  /// Asks for the picture to be made smaller while it is decoded. To be asked for a picture without
  /// pixels is an error for every loader, which stops it before it makes room for them.
  fileprivate func prepare(width: Int, height: Int) {
    storedSize = PixelSize(width: width, height: height)
    if isTooLarge || maximumEdge == 0 { return gdk_pixbuf_loader_set_size(loader, 0, 0) }
    let longer = max(width, height)
    guard longer > maximumEdge, width > 0, height > 0 else { return }
    func scaled(_ side: Int) -> gint { gint(max(1, (side * maximumEdge + longer / 2) / longer)) }
    gdk_pixbuf_loader_set_size(loader, scaled(width), scaled(height))
  }
}

/// `GdkPixbufLoader::size-prepared`
private let sizePrepared:
  @convention(c) (UnsafeMutableRawPointer, gint, gint, UnsafeMutableRawPointer) -> Void = {
    _, width, height, data in
    Unmanaged<PixbufLoader>.fromOpaque(data).takeUnretainedValue()
      .prepare(width: Int(width), height: Int(height))
  }
