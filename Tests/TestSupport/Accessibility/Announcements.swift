internal import CAtspi

/// What programs tell the screen reader to say, from when this is made until it is dropped
/// (`object:announcement`, since ATK 2.46).
package final class Announcements {
  private let listener: UnsafeMutablePointer<AtspiEventListener>
  private let heard = Heard()

  private final class Heard {
    var texts: [String] = []
  }

  package init() throws {
    Bus.connect()
    listener = atspi_event_listener_new(
      { event, data in
        guard let event, let data else { return }
        defer { g_boxed_free(atspi_event_get_type(), event) }
        let heard = Unmanaged<Heard>.fromOpaque(data).takeUnretainedValue()
        if let text = Announcements.text(of: event) { heard.texts.append(text) }
      }, Unmanaged.passUnretained(heard).toOpaque(), nil)
    let isRegistered = Bus.perform { atspi_event_listener_register(listener, Self.event, $0) }
    if isRegistered != 1 { throw TestFailure("no announcements can be listened to") }
  }

  deinit {
    _ = Bus.perform { atspi_event_listener_deregister(listener, Self.event, $0) }
    g_object_unref(listener)
  }

  /// In the order of their coming.
  package var texts: [String] {
    Bus.takeMessages()
    return heard.texts
  }

  private static let event = "object:announcement"
  /// `G_TYPE_STRING`, a macro that Swift cannot import.
  private static let stringType: GType = 16 << 2

  /// The text stands behind the event's type, or in its data.
  private static func text(of event: UnsafeMutablePointer<AtspiEvent>) -> String? {
    if let type = event.pointee.type.map({ String(cString: $0) }), type.hasPrefix(Self.event + ":")
    {
      return String(type.dropFirst(Self.event.count + 1))
    }
    guard g_type_check_value_holds(&event.pointee.any_data, stringType) != 0,
      let text = g_value_get_string(&event.pointee.any_data)
    else { return nil }
    return String(cString: text)
  }
}
