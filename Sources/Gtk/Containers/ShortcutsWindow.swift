internal import CGLib
internal import CGtk
internal import GLib

/// Tells the user which keys do what. `GtkShortcutsWindow`
package enum ShortcutsWindow {
  /// Shortcuts that belong together, under a title.
  package struct Group {
    package let title: String
    package let shortcuts: [Shortcut]

    package init(_ title: String, _ shortcuts: [Shortcut]) {
      self.title = title
      self.shortcuts = shortcuts
    }
  }

  package struct Shortcut {
    /// As `GtkShortcutsShortcut:accelerator` has it: `<ctrl>plus`, with spaces between several; nil for
    /// what is done with the pointer.
    package let keys: String?
    package let title: String
    package let subtitle: String?

    package init(_ keys: String, _ title: String) {
      (self.keys, self.title, subtitle) = (keys, title, nil)
    }

    /// - Parameter subtitle: how it is done.
    package init(gesture title: String, _ subtitle: String) {
      (keys, self.title, self.subtitle) = (nil, title, subtitle)
    }

    fileprivate var properties: [String: String] {
      var properties = ["title": title]
      if let keys {
        properties["accelerator"] = keys
      } else {
        properties.merge(["shortcut-type": "gesture", "subtitle": subtitle ?? ""]) { $1 }
      }
      return properties
    }
  }

  /// Opens it over a window, which it ends with. Its parts can only be made from a description, and
  /// GtkBuilder ends the program where that is wrong, so all texts are escaped.
  /// `gtk_builder_new_from_string`
  package static func open(over window: Window, _ groups: [Group]) {
    let text = description(of: groups)
    let builder = Object(
      UnsafeMutableRawPointer(gtk_builder_new_from_string(text, gssize(text.utf8.count))), .adopt)
    guard let object = gtk_builder_get_object(builder.cast(), "window") else { return }
    let shortcuts = Container(UnsafeMutableRawPointer(object), .retain)
    gtk_window_set_transient_for(shortcuts.cast(), window.cast())
    gtk_window_set_destroy_with_parent(shortcuts.cast(), 1)
    // GTK 3.24 leaves the window's content where it was, below a window that is gone, where those who look
    // for screen readers still find it.
    if let child = gtk_bin_get_child(shortcuts.cast()) {
      let content = Widget(child, .retain)
      shortcuts.connect("destroy") {
        // The window looks at it until its very end, and it at the window unless it is taken out.
        Task {
          shortcuts.remove(content)
          Task { content.destroy() }
        }
      }
    }
    gtk_window_present(shortcuts.cast())
  }

  private static func description(of groups: [Group]) -> String {
    let section = element(
      "GtkShortcutsSection", ["section-name": "all", "max-height": "12"],
      groups.map { group in
        element(
          "GtkShortcutsGroup", ["title": group.title],
          group.shortcuts.map { element("GtkShortcutsShortcut", $0.properties) })
      })
    return "<interface><object class=\"GtkShortcutsWindow\" id=\"window\">"
      + "<property name=\"modal\">1</property><child>\(section)</child></object></interface>"
  }

  private static func element(
    _ type: String, _ properties: [String: String], _ children: [String] = []
  ) -> String {
    let texts = properties.merging(["visible": "1"]) { $1 }.sorted { $0.key < $1.key }
      .map { "<property name=\"\($0.key)\">\(escaped($0.value))</property>" }
    let parts = children.map { "<child>\($0)</child>" }
    return "<object class=\"\(type)\">\((texts + parts).joined())</object>"
  }

  /// `g_markup_escape_text`
  private static func escaped(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
