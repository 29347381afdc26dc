internal import CGLib
internal import CGtk
internal import GLib

/// Pages side by side where there is room, else one at a time with a swipe back. `HdyLeaflet`
package final class Leaflet: Container {
  package convenience init() {
    self.init(hdy_leaflet_new(), .sink)
    hdy_leaflet_set_can_swipe_back(cast(), 1)
    hdy_leaflet_set_transition_type(cast(), HDY_LEAFLET_TRANSITION_TYPE_SLIDE)
  }

  /// Adds something that is never a page of its own, such as a line. `hdy_leaflet` child property "navigatable"
  package func addUnnavigable(_ child: Widget) {
    add(child)
    var value = GValue()
    g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro with a cast
    gtk_container_child_set_property(cast(), child.widget, "navigatable", &value)
    g_value_unset(&value)
  }

  /// Whether a swipe leads back to the page before. `hdy_leaflet_set_can_swipe_back`
  package func setSwipesBack(_ swipes: Bool) {
    hdy_leaflet_set_can_swipe_back(cast(), swipes ? 1 : 0)
  }

  /// Whether there is room for one page only. `hdy_leaflet_get_folded`
  package var isFolded: Bool { hdy_leaflet_get_folded(cast()) != 0 }

  package func onFold(_ handler: @escaping @MainActor () -> Void) {
    onChange(of: "folded", handler)
  }

  /// `hdy_leaflet_set_visible_child`
  package func show(_ page: Widget) { hdy_leaflet_set_visible_child(cast(), page.widget) }

  package func isShown(_ page: Widget) -> Bool {
    hdy_leaflet_get_visible_child(cast()) == page.widget
  }
}
