internal import CGLib
internal import CGStreamer
internal import GLib

/// The library as a whole.
enum GStreamer {
  /// Reads which parts of it there are, which takes a second where nobody has asked before. Blocks. Not called
  /// twice at once. `gst_init_check`
  static func start() throws(GLibError) {
    var error: UnsafeMutablePointer<GError>?
    let isReady = gst_init_check(nil, nil, &error) != 0
    if let error { throw GLibError(taking: error) }
    precondition(isReady)
  }
}

extension GLibError {
  /// Frees the error.
  init(taking error: UnsafeMutablePointer<GError>) {
    self.init(
      domain: Self.name(of: error.pointee.domain), code: Int(error.pointee.code),
      message: String(cString: error.pointee.message))
    g_error_free(error)
  }

  /// Of a family of errors. `g_quark_to_string`
  static func name(of domain: GQuark) -> String {
    g_quark_to_string(domain).map { String(cString: $0) } ?? ""
  }
}

/// One reference to an object of GStreamer's, which any thread may use and drop.
final class GStreamerObject: @unchecked Sendable {  // GStreamer's objects lock themselves.
  let pointer: UnsafeMutableRawPointer

  /// - Parameter pointer: "transfer full".
  init(adopting pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

  /// - Parameter pointer: "transfer none".
  init(retaining pointer: UnsafeMutableRawPointer) {
    self.pointer = gst_object_ref(pointer)
  }

  /// - Parameter pointer: a new element, whose reference is floating.
  init(sinking pointer: UnsafeMutableRawPointer) {
    self.pointer = gst_object_ref_sink(pointer)
  }

  deinit { gst_object_unref(pointer) }

  /// The element belongs to the bin as well then. `gst_bin_add`
  func add(to bin: UnsafeMutablePointer<GstBin>?) { gst_bin_add(bin, element) }

  var element: UnsafeMutablePointer<GstElement> {
    pointer.assumingMemoryBound(to: GstElement.self)
  }
}

/// One picture and what form it has. `GstSample`
final class Sample: @unchecked Sendable {  // It is not changed once it is made.
  let pointer: OpaquePointer

  /// - Parameter pointer: "transfer full".
  init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  deinit { gst_sample_unref(pointer) }

  /// A copy of what is in it; empty where it cannot be read. `gst_buffer_map`
  var bytes: [UInt8] {
    guard let buffer = gst_sample_get_buffer(pointer) else { return [] }
    var map = GstMapInfo()
    guard gst_buffer_map(buffer, &map, GST_MAP_READ) != 0 else { return [] }
    defer { gst_buffer_unmap(buffer, &map) }
    return Array(UnsafeBufferPointer(start: map.data, count: Int(map.size)))
  }

  /// In pixels; nil where it is no picture. `gst_structure_get_int`
  var size: (width: Int, height: Int)? {
    guard let caps = gst_sample_get_caps(pointer), gst_caps_get_size(caps) > 0,
      let structure = gst_caps_get_structure(caps, 0)
    else { return nil }
    var (width, height): (gint, gint) = (0, 0)
    guard gst_structure_get_int(structure, "width", &width) != 0,
      gst_structure_get_int(structure, "height", &height) != 0, width > 0, height > 0
    else { return nil }
    return (Int(width), Int(height))
  }
}
