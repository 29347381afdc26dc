internal import CGLib
internal import CGtk
internal import GLib

/// The same keys as `ShortcutsWindow` tells, one below the other: for screens on which that has no room, as it
/// stands in columns and cannot be made narrower. `GtkShortcutLabel`
package enum ShortcutsList {
  /// In logical pixels.
  private static let margin = 18
  /// So many combinations of keys stand beside each other.
  private static let perLine = 2

  /// Opens it over a window, as large as that, and ends with it.
  package static func open(
    over parent: Window, title: String, _ groups: [ShortcutsWindow.Group]
  ) {
    let window = Window()
    let (width, height) = parent.currentSize
    window.setTitle(title)
    window.setDefaultSize(width: width, height: height)
    gtk_window_set_transient_for(window.cast(), parent.cast())
    gtk_window_set_destroy_with_parent(window.cast(), 1)
    gtk_window_set_modal(window.cast(), 1)
    let header = HeaderBar()
    hdy_header_bar_set_title(header.cast(), title)
    let page = BoxLayout(.vertical)
    page.add(header)
    page.add(scrolled(groups))
    window.add(page)
    // Nobody else keeps it; what is destroyed lets go of this.
    window.onKeyPress { key in
      guard key.key == .escape else { return false }
      window.destroy()
      return true
    }
    page.showAll()
    window.present()
  }

  private static func scrolled(_ groups: [ShortcutsWindow.Group]) -> Widget {
    let list = BoxLayout(.vertical, spacing: margin)
    list.setMargins(horizontal: margin, vertical: margin)
    for group in groups {
      let heading = Label(group.title)
      heading.addStyleClass("album-title")
      list.add(heading)
      for shortcut in group.shortcuts { list.add(line(shortcut)) }
    }
    let view = ScrolledWindow()
    view.add(list)
    view.setExpand(horizontal: true, vertical: true)
    return view
  }

  private static func line(_ shortcut: ShortcutsWindow.Shortcut) -> Widget {
    let line = BoxLayout(.vertical, spacing: 4)
    let title = Label(shortcut.title)
    title.wrapFromStart(characters: 30)
    line.add(title)
    if let keys = shortcut.keys {
      let combinations = keys.split(separator: " ")
      for start in stride(from: 0, to: combinations.count, by: perLine) {
        let some = combinations[start...].prefix(perLine).joined(separator: " ")
        line.add(Widget(gtk_shortcut_label_new(some), .sink))
      }
    } else if let subtitle = shortcut.subtitle {
      let explanation = Label(subtitle)
      explanation.wrapFromStart(characters: 30)
      explanation.addStyleClass("dim-label")
      line.add(explanation)
    }
    return line
  }
}
