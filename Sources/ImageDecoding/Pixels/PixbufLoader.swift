internal import CGLib
internal import CPixbuf
import GLib
import PickerModel

/// Feeds a file to gdk-pixbuf's loader for its kind, piece by piece. For one thread at a time.
final class PixbufLoader {
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let maximumEdge: Int
  private let limit: PixelLimit
  /// The size that the loader found, as stored.
  fileprivate(set) var storedSize: PixelSize?
  private var isClosed = false

  /// - Parameter maximumEdge: the longer side of what is decoded; a smaller picture stays as it is;
  ///   zero ends the loading when the size is known.
  /// - Throws: `unsupported`, where no loader for the kind is installed.
  init(_ kind: PictureKind, maximumEdge: Int) throws(DecodingError) {
    guard let loader = gdk_pixbuf_loader_new_with_mime_type(kind.type.name, nil) else {
      throw .unsupported
    }
    self.loader = loader
    self.maximumEdge = maximumEdge
    limit = PixelLimit(kind)
    _ = photo_picker_connect(
      loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, 0)
  }

  deinit {
    if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(loader)
  }

  /// - Returns: whether the loader wants to go on.
  /// - Throws: `tooLarge`, when the size is known and there are too many pixels.
  func feed(_ bytes: ArraySlice<UInt8>) throws(DecodingError) -> Bool {
    let goesOn = bytes.withUnsafeBufferPointer {
      gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), nil) != 0
    }
    try checkSize()
    return goesOn
  }

  /// Says that this was all.
  ///
  /// - Returns: whether the file was whole.
  /// - Throws: as `feed`.
  func close() throws(DecodingError) -> Bool {
    isClosed = true
    let isWhole = gdk_pixbuf_loader_close(loader, nil) != 0
    try checkSize()
    return isWhole
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

  private func checkSize() throws(DecodingError) {
    if let storedSize, !limit.allows(storedSize) { throw .tooLarge }
  }

  /// Asks for the picture to be made smaller while it is decoded. To be asked for a picture without
  /// pixels is an error for most loaders, which stops them before they make room for any.
  fileprivate func prepare(width: Int, height: Int) {
    let size = PixelSize(width: width, height: height)
    storedSize = size
    if !limit.allows(size) || maximumEdge == 0 { return gdk_pixbuf_loader_set_size(loader, 0, 0) }
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
