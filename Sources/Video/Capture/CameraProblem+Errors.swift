internal import CGLib
internal import CGStreamer
internal import GLib
import PickerModel

extension CameraProblem {
  /// Nil where the message tells of no problem. `gst_message_parse_error`
  init?(_ message: UnsafeMutablePointer<GstMessage>) {
    switch message.pointee.type {
    case GST_MESSAGE_EOS: self = .unplugged
    case GST_MESSAGE_ERROR:
      var (error, details): (UnsafeMutablePointer<GError>?, UnsafeMutablePointer<gchar>?)
      (error, details) = (nil, nil)
      gst_message_parse_error(message, &error, &details)
      defer { g_free(details) }
      guard let error else { return nil }
      self.init(GLibError(taking: error), details: details.map { String(cString: $0) } ?? "")
    default: return nil
    }
  }

  /// - Parameter details: for developers; holds what the system said.
  init(_ error: GLibError, details: String) {
    let code = UInt32(clamping: error.code)
    if error.domain == GLibError.name(of: gst_core_error_quark()),
      code == GST_CORE_ERROR_MISSING_PLUGIN.rawValue
    {
      self = .incomplete(error.message)
      return
    }
    guard error.domain == GLibError.name(of: gst_resource_error_quark()) else {
      self = .failed(error.message)
      return
    }
    switch GstResourceError(rawValue: code) {
    case GST_RESOURCE_ERROR_NOT_FOUND: self = .notFound
    case GST_RESOURCE_ERROR_BUSY: self = .busy
    case GST_RESOURCE_ERROR_NOT_AUTHORIZED: self = .refused
    case GST_RESOURCE_ERROR_READ, GST_RESOURCE_ERROR_CLOSE: self = .unplugged
    default: self = Self.problem(named: details) ?? .failed(error.message)
    }
  }

  /// A device that cannot be opened, or not be set: why, only the system's sentence tells.
  private static func problem(named details: String) -> CameraProblem? {
    let sentences: [(Int32, CameraProblem)] = [
      (EBUSY, .busy), (EACCES, .refused), (EPERM, .refused), (ENODEV, .unplugged),
      (ENOENT, .notFound),
    ]
    return sentences.first { details.contains(FileFailure(errno: $0.0).sentence) }?.1
  }
}
