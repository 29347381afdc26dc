internal import CGLib
internal import CGtk
internal import GLib

/// The toolkit as a whole.
package enum Toolkit {
  private static let openGLVariable = "GDK_GL"
  /// Whether it is this program's own setting.
  private static var hasRenouncedOpenGL = false

  /// Says that nothing will be painted by OpenGL, where the user says nothing about it. Else the first
  /// program on a display loads it only to choose a visual, which, where OpenGL is made of software, takes
  /// 50 MB and more time than all the rest of an empty window. To be called before there is another
  /// thread. `GDK_GL`
  package static func renounceOpenGL() {
    if g_getenv(openGLVariable) != nil { return }
    hasRenouncedOpenGL = g_setenv(openGLVariable, "disable", 0) != 0
  }

  /// Keeps from a program that is started what is this one's alone. `g_app_launch_context_unsetenv`
  static func clean(_ context: UnsafeMutablePointer<GAppLaunchContext>) {
    if hasRenouncedOpenGL { g_app_launch_context_unsetenv(context, openGLVariable) }
  }

  /// Opens the display and makes GTK ready. The locale is left as it is.
  ///
  /// libhandy is not initialised: its widgets do without, and its style manager would read the theme five
  /// times over before the first window is there. Dark windows are `DarkPreference`'s.
  ///
  /// - Returns: false where there is no display. `gtk_init_check`
  package static func start() -> Bool {
    gtk_disable_setlocale()
    return gtk_init_check(nil, nil) != 0
  }

  /// Whether GTK has a display. `gdk_display_get_default`
  package static var hasDisplay: Bool { gdk_display_get_default() != nil }

  /// Whether the MIME database knows a picture when it sees one. GTK loads its icons by it, and aborts
  /// where it cannot. `g_content_type_guess`
  package static var knowsPictures: Bool {
    let head: [guchar] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]  // PNG
    guard let type = g_content_type_guess(nil, head, gsize(head.count), nil) else { return false }
    defer { g_free(type) }
    return String(cString: type) == "image/png"
  }

  /// Whether the user wants things to move. `GtkSettings:gtk-enable-animations`
  package static var hasAnimations: Bool { photo_picker_animations() != 0 }

  /// Has the pointer taken for a finger, or no longer: tests have no touchscreen. `gtk_set_debug_flags`
  package static func pretendTouchscreen(_ pretends: Bool) {
    let others = gtk_get_debug_flags() & ~GTK_DEBUG_TOUCHSCREEN.rawValue
    gtk_set_debug_flags(others | (pretends ? GTK_DEBUG_TOUCHSCREEN.rawValue : 0))
  }

  /// Whether the pointer is taken for a finger: so `pretendTouchscreen` said, or, as GTK has it, the environment
  /// variable `GTK_TEST_TOUCHSCREEN`. `gtk_get_debug_flags`
  static var pretendsTouchscreen: Bool {
    gtk_get_debug_flags() & GTK_DEBUG_TOUCHSCREEN.rawValue != 0
      || g_getenv("GTK_TEST_TOUCHSCREEN") != nil
  }

  /// How far apart the clicks of a double click may be, in milliseconds.
  /// `GtkSettings:gtk-double-click-time`
  package static var doubleClickTime: UInt32 { UInt32(max(0, photo_picker_double_click_time())) }

  /// Takes the rules of a CSS file for all windows; without effect where it cannot be read.
  /// `gtk_css_provider_load_from_path`
  package static func addStyle(file path: [UInt8]) {
    guard let provider = gtk_css_provider_new(), let screen = gdk_screen_get_default() else {
      return
    }
    _ = gtk_css_provider_load_from_path(provider, path.map { CChar(bitPattern: $0) } + [0], nil)
    gtk_style_context_add_provider_for_screen(
      screen, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  /// Looks for icons in one more folder. `gtk_icon_theme_append_search_path`
  package static func addIcons(folder path: [UInt8]) {
    gtk_icon_theme_append_search_path(
      gtk_icon_theme_get_default(), path.map { CChar(bitPattern: $0) } + [0])
  }

  /// The icon of all windows, by its name in the theme. `gtk_window_set_default_icon_name`
  package static func setIcon(_ name: String) { gtk_window_set_default_icon_name(name) }
}
