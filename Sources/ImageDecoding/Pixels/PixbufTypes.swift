internal import CGLib
internal import CPixbuf

/// The types of gdk-pixbuf that more than one thread uses.
enum PixbufTypes {
  /// Makes them known to GObject, once. Called before there are threads that decode: one that registers a
  /// type while another one, such as GTK's as it starts, makes a class that needs it, waits for that one
  /// for ever, and that one for it.
  static func register() {
    for type in [
      gdk_pixbuf_get_type(), gdk_pixbuf_animation_get_type(), gdk_pixbuf_loader_get_type(),
    ] {
      // The class stays for as long as the program does.
      _ = g_type_class_ref(type)
    }
  }
}
