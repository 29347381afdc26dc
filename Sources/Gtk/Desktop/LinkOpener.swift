internal import CGLib
internal import CGtk

/// Opens links with the user's programs.
@MainActor
package enum LinkOpener {
  /// Whether one is set up for links of a kind. `g_app_info_get_default_for_uri_scheme`
  package static func hasProgram(forScheme scheme: String) -> Bool {
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// Without waiting for it. `g_app_info_launch_default_for_uri_async`
  package static func open(_ uri: String) {
    let context = gdk_display_get_app_launch_context(gdk_display_get_default())
    g_app_info_launch_default_for_uri_async(
      uri,
      context.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GAppLaunchContext.self) },
      nil, nil, nil)
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
  }
}
