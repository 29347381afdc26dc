internal import CGLib
internal import CGtk
internal import GLib

extension Widget {
  /// `gtk_style_context_remove_class`
  package func removeStyleClass(_ name: String) {
    gtk_style_context_remove_class(gtk_widget_get_style_context(widget), name)
  }

  /// Gives it the class, or takes it.
  package func setStyleClass(_ name: String, _ isSet: Bool) {
    isSet ? addStyleClass(name) : removeStyleClass(name)
  }

  /// `gtk_style_context_add_class`
  package func addStyleClass(_ name: String) {
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), name)
  }

  /// A colour that the theme names, such as `theme_selected_bg_color`; nil where it has none of that
  /// name. `gtk_style_context_lookup_color`
  package func themeColor(_ name: String) -> Color? {
    var color = GdkRGBA()
    guard gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color) != 0
    else { return nil }
    return Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
