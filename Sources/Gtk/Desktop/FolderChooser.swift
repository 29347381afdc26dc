internal import CGLib
internal import CGtk
internal import GLib

/// The desktop's own dialog for a folder. `GtkFileChooserNative`
package enum FolderChooser {
  /// Shows the dialog over the window.
  ///
  /// - Parameter isPrivate: whether the folder is to be no recent file of the desktop's.
  /// - Returns: the folder's path as bytes; nil where the user changed their mind.
  package static func choose(
    over window: Window, title: String, accept: String, isPrivate: Bool
  ) async -> [UInt8]? {
    guard
      let native = gtk_file_chooser_native_new(
        title, window.cast(), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, accept, nil)
    else { return nil }
    let dialog = Object(UnsafeMutableRawPointer(native), .adopt)
    return await withCheckedContinuation { continuation in
      let box = Box<@MainActor (Int) -> Void> { response in
        let isAccepted = response == Int(GTK_RESPONSE_ACCEPT.rawValue)
        let path = isAccepted ? path(of: dialog) : nil
        if isPrivate, let path { RecentFiles.keepOut(FileURI.string(ofPath: path)) }
        continuation.resume(returning: path)
        gtk_native_dialog_destroy(dialog.cast())
      }
      dialog.connect("response", unsafeBitCast(responseTrampoline, to: AnyTrampoline.self), box)
      gtk_native_dialog_show(dialog.cast())
    }
  }

  private static func path(of dialog: Object) -> [UInt8]? {
    guard let name = gtk_file_chooser_get_filename(dialog.opaque) else { return nil }
    defer { g_free(name) }
    return Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
  }
}
