internal import CGLib
internal import CGStreamer
internal import GLib
import PickerModel

/// Elements from a text, as `gst-launch-1.0` takes them.
enum SourceDescription {
  /// Elements in a bin that has the pads which are not linked in it. `gst_parse_bin_from_description_full`
  static func bin(_ text: String) throws(CameraProblem) -> GStreamerObject {
    let context = gst_parse_context_new()
    defer { gst_parse_context_free(context) }
    var error: UnsafeMutablePointer<GError>?
    let bin = gst_parse_bin_from_description_full(
      text, 1, context, GST_PARSE_FLAG_FATAL_ERRORS, &error)
    if let error {
      if let bin { gst_object_unref(bin) }
      throw problem(GLibError(taking: error), context)
    }
    guard let bin else { throw .wrongSource(text) }
    return GStreamerObject(sinking: bin)
  }

  private static func problem(_ error: GLibError, _ context: OpaquePointer?) -> CameraProblem {
    guard error.isMissingElement, let names = gst_parse_context_get_missing_elements(context) else {
      return .wrongSource(error.message)
    }
    defer { g_strfreev(names) }
    return .incomplete(names[0].map { String(cString: $0) } ?? "")
  }
}

extension GLibError {
  fileprivate var isMissingElement: Bool {
    domain == Self.name(of: gst_parse_error_quark())
      && code == Int(GST_PARSE_ERROR_NO_SUCH_ELEMENT.rawValue)
  }
}
