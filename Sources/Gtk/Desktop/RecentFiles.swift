internal import CGLib
internal import CGtk
internal import GLib

/// The desktop's list of recent files, which GTK keeps. `GtkRecentManager`
enum RecentFiles {
  /// How often it is looked whether GTK has added something, and for how long, in milliseconds.
  private static let (interval, patience) = (10, 5000)

  /// GTK's dialogs add what was chosen in them to the list a moment later, and write the list a quarter
  /// of a second after that: what was not there before is taken out again in between.
  @MainActor
  static func keepOut(_ uri: String) {
    if contains(uri) { return }
    var waited = 0
    MainLoop.every(milliseconds: interval) {
      waited += interval
      guard contains(uri) else { return waited < patience }
      gtk_recent_manager_remove_item(gtk_recent_manager_get_default(), uri, nil)
      return false
    }
  }

  /// Without a list yet, to ask for one of its items would be an error.
  @MainActor
  private static func contains(_ uri: String) -> Bool {
    let items = gtk_recent_manager_get_items(gtk_recent_manager_get_default())
    defer { g_list_free_full(items) { gtk_recent_info_unref(OpaquePointer($0)) } }
    return sequence(first: items) { $0?.pointee.next }.contains { item in
      guard let data = item?.pointee.data else { return false }
      return String(cString: gtk_recent_info_get_uri(OpaquePointer(data))) == uri
    }
  }
}
