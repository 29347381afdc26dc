internal import CGLib
internal import CGStreamer
internal import GLib

/// The cameras that are connected, and those that come and go. `GstDeviceMonitor`
final class CameraMonitor: @unchecked Sendable {  // GStreamer's objects lock themselves.
  private let monitor: GStreamerObject

  enum Change: Sendable {
    case added(GStreamerObject)
    case removed(GStreamerObject)
  }

  /// - Parameter changed: called on a thread of GStreamer's, not for those that are there already.
  init(changed: @escaping @Sendable (Change) -> Void) {
    monitor = GStreamerObject(sinking: gst_device_monitor_new())
    gst_device_monitor_add_filter(pointer, "Video/Source", nil)
    let box = Box<@Sendable (UnsafeMutablePointer<GstMessage>) -> Void> { message in
      if let change = Change(message) { changed(change) }
    }
    let bus = gst_device_monitor_get_bus(pointer)
    gst_bus_set_sync_handler(
      bus, messageTrampoline, Unmanaged.passRetained(box).toOpaque(), releaseTrampoline)
    gst_object_unref(bus)
  }

  deinit { gst_device_monitor_stop(pointer) }

  /// The cameras that are there now. Changes are told from here on. Blocks. `gst_device_monitor_start`
  func start() -> [GStreamerObject] {
    gst_device_monitor_start(pointer)
    var devices: [GStreamerObject] = []
    let list = gst_device_monitor_get_devices(pointer)
    var next = list
    while let link = next {
      devices.append(GStreamerObject(adopting: link.pointee.data))
      next = link.pointee.next
    }
    g_list_free(list)
    return devices
  }

  /// `gst_device_get_display_name`
  static func name(of device: GStreamerObject) -> String {
    let device = device.pointer.assumingMemoryBound(to: GstDevice.self)
    guard let name = gst_device_get_display_name(device) else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }

  private var pointer: UnsafeMutablePointer<GstDeviceMonitor> {
    monitor.pointer.assumingMemoryBound(to: GstDeviceMonitor.self)
  }
}

extension CameraMonitor.Change {
  /// Nil where the message tells of none.
  fileprivate init?(_ message: UnsafeMutablePointer<GstMessage>) {
    var device: UnsafeMutablePointer<GstDevice>?
    switch message.pointee.type {
    case GST_MESSAGE_DEVICE_ADDED:
      gst_message_parse_device_added(message, &device)
      guard let device else { return nil }
      self = .added(GStreamerObject(adopting: device))
    case GST_MESSAGE_DEVICE_REMOVED:
      gst_message_parse_device_removed(message, &device)
      guard let device else { return nil }
      self = .removed(GStreamerObject(adopting: device))
    default: return nil
    }
  }
}
