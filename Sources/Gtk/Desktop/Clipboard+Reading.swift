internal import CGLib
internal import CGtk
internal import GLib

/// Something that another program hands over: in which form, and its bytes.
package struct Offered: Sendable {
  /// A media type, or what desktops use as one, such as `x-special/gnome-copied-files`.
  package let form: String
  package let bytes: [UInt8]

  package init(form: String, bytes: [UInt8]) {
    self.form = form
    self.bytes = bytes
  }

  /// Nil where there is nothing in it.
  init?(_ selection: OpaquePointer?) {
    guard let selection, let form = name(of: gtk_selection_data_get_data_type(selection)) else {
      return nil
    }
    var count: gint = 0
    guard let data = gtk_selection_data_get_data_with_length(selection, &count), count > 0 else {
      return nil
    }
    self.form = form
    bytes = Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }
}

extension Clipboard {
  /// What is on the clipboard, in the first of the forms that it is there in; nil where it is in none.
  /// `gtk_clipboard_request_contents`
  ///
  /// - Parameter forms: the best first.
  package static func read(as forms: [String]) async -> Offered? {
    let offered = await targets()
    for form in forms where offered.contains(form) {
      if let found = await contents(as: form) { return Offered(form: form, bytes: found.bytes) }
    }
    return nil
  }

  /// `gtk_clipboard_request_targets`
  private static func targets() async -> Set<String> {
    await withCheckedContinuation { continuation in
      let box = Box<@MainActor (Set<String>) -> Void> { continuation.resume(returning: $0) }
      gtk_clipboard_request_targets(
        photo_picker_clipboard(), targetsTrampoline, Unmanaged.passRetained(box).toOpaque())
    }
  }

  private static func contents(as form: String) async -> Offered? {
    await withCheckedContinuation { continuation in
      let box = Box<@MainActor (OpaquePointer?) -> Void> {
        continuation.resume(returning: Offered($0))
      }
      gtk_clipboard_request_contents(
        photo_picker_clipboard(), gdk_atom_intern(form, 0), receivedTrampoline,
        Unmanaged.passRetained(box).toOpaque())
    }
  }
}
