internal import CGLib
internal import CGtk
package import GLib

/// A program that opens files. `GAppInfo`
package final class Program: Object {
  /// Opens files with it.
  ///
  /// - Parameter uris: all at once, where it can; else one after the other.
  /// - Returns: false where it cannot be started. `g_app_info_launch_uris_async`
  package func open(_ uris: [String]) async -> Bool {
    let context = gdk_display_get_default().flatMap { gdk_display_get_app_launch_context($0) }
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    let launch = context.map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GAppLaunchContext.self)
    }
    if let launch { Toolkit.clean(launch) }
    return await withCheckedContinuation { continuation in
      let box = Box<@MainActor (OpaquePointer?) -> Void> { [self] result in
        continuation.resume(
          returning: g_app_info_launch_uris_finish(opaque, result, nil) != 0)
      }
      var list: UnsafeMutablePointer<GList>?
      for uri in uris.reversed() { list = g_list_prepend(list, g_strdup(uri)) }
      g_app_info_launch_uris_async(
        opaque, list, launch, nil, finishedTrampoline, Unmanaged.passRetained(box).toOpaque())
      g_list_free_full(list) { g_free($0) }
    }
  }
}

/// The desktop's own dialog for a program. `GtkAppChooserDialog`
package enum ProgramChooser {
  /// Shows the dialog over the window.
  ///
  /// - Parameter type: what the program is to open: a media type.
  /// - Returns: nil where the user changed their mind. `gtk_app_chooser_dialog_new_for_content_type`
  package static func choose(over window: Window, type: String) async -> Program? {
    guard
      let pointer = gtk_app_chooser_dialog_new_for_content_type(
        window.cast(), GTK_DIALOG_MODAL, type)
    else { return nil }
    let dialog = Widget(UnsafeMutableRawPointer(pointer), .sink)
    return await withCheckedContinuation { continuation in
      let box = Box<@MainActor (Int) -> Void> { response in
        let isAccepted = response == Int(GTK_RESPONSE_OK.rawValue)
        let info = isAccepted ? gtk_app_chooser_get_app_info(dialog.opaque) : nil
        continuation.resume(
          returning: info.map { Program(UnsafeMutableRawPointer($0), .adopt) })
        dialog.destroy()
      }
      dialog.connect("response", unsafeBitCast(responseTrampoline, to: AnyTrampoline.self), box)
      gtk_window_present(dialog.cast())
    }
  }
}
