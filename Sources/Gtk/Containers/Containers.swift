internal import CGLib
internal import CGtk
package import GLib

/// A widget that holds others. `GtkContainer`
package class Container: Widget {
  /// `gtk_container_add`
  package func add(_ child: Widget) { gtk_container_add(cast(), child.widget) }
  /// `gtk_container_remove`
  package func remove(_ child: Widget) { gtk_container_remove(cast(), child.widget) }
}

/// Widgets in a row or a column. `GtkBox`
package final class BoxLayout: Container {
  package enum Direction {
    case horizontal, vertical
  }

  /// - Parameter spacing: between the children, in logical pixels. `gtk_box_new`
  package convenience init(_ direction: Direction, spacing: Int = 0) {
    let orientation =
      direction == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    self.init(gtk_box_new(orientation, gint(spacing)), .sink)
  }

  /// `gtk_box_reorder_child`
  package func reorder(_ child: Widget, to place: Int) {
    gtk_box_reorder_child(cast(), child.widget, gint(place))
  }

  /// `gtk_box_pack_end`
  package func addAtEnd(_ child: Widget) { gtk_box_pack_end(cast(), child.widget, 0, 0, 0) }
}

/// A widget with others above it. `GtkOverlay`
package final class Overlay: Container {
  package convenience init() { self.init(gtk_overlay_new(), .sink) }

  /// `gtk_overlay_add_overlay`
  package func addAbove(_ child: Widget) { gtk_overlay_add_overlay(cast(), child.widget) }

  /// Lets the pointer through a child that lies above. `gtk_overlay_set_overlay_pass_through`
  package func letThrough(_ child: Widget) {
    gtk_overlay_set_overlay_pass_through(cast(), child.widget, 1)
  }
}

/// A place in which a larger widget moves. `GtkScrolledWindow`
package final class ScrolledWindow: Container {
  /// Scrolls up and down only.
  package convenience init() {
    self.init(gtk_scrolled_window_new(nil, nil), .sink)
    gtk_scrolled_window_set_policy(cast(), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
  }

  /// Is as high as what is in it, and may become narrower than that, however wide it was; nothing scrolls.
  /// `gtk_scrolled_window_set_policy`
  package func onlyCutsOff() {
    gtk_scrolled_window_set_policy(cast(), GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
    setMovesByTouch(false)
    gtk_widget_set_can_focus(widget, 0)
  }

  /// Whether a finger moves what is in it. `gtk_scrolled_window_set_kinetic_scrolling`
  package func setMovesByTouch(_ moves: Bool) {
    gtk_scrolled_window_set_kinetic_scrolling(cast(), moves ? 1 : 0)
  }

  /// Has a finger's touch reach what is in it at once, not only when it does not move it.
  /// `gtk_scrolled_window_set_capture_button_press`
  package func letTouchesThrough() { gtk_scrolled_window_set_capture_button_press(cast(), 0) }

  /// `gtk_scrolled_window_get_vadjustment`
  package var adjustment: Adjustment {
    Adjustment(gtk_scrolled_window_get_vadjustment(cast()), .retain)
  }

  /// The user takes hold of the scrollbar, or lets go of it. `gtk_scrolled_window_get_vscrollbar`
  package func onScrollbarHeld(_ handler: @escaping @MainActor (Bool) -> Void) {
    guard let bar = gtk_scrolled_window_get_vscrollbar(cast()) else { return }
    Widget(UnsafeMutableRawPointer(bar), .retain).onHeld(handler)
  }
}

/// How far something is scrolled, in logical pixels. `GtkAdjustment`
package final class Adjustment: Object {
  /// `gtk_adjustment_set_value`
  package var value: Double {
    get { gtk_adjustment_get_value(cast()) }
    set { gtk_adjustment_set_value(cast(), newValue) }
  }

  /// How much is in sight. `gtk_adjustment_get_page_size`
  package var pageSize: Double { gtk_adjustment_get_page_size(cast()) }

  /// How much there is. `gtk_adjustment_get_upper`
  package var upper: Double { gtk_adjustment_get_upper(cast()) }

  /// `GtkAdjustment::value-changed`
  package func onValueChanged(_ handler: @escaping @MainActor () -> Void) {
    connect("value-changed", handler)
  }
}

/// A surface of any size on which widgets lie where they are put. `GtkLayout`
package final class Layout: Container {
  package convenience init() { self.init(gtk_layout_new(nil, nil), .sink) }

  /// In logical pixels. `gtk_layout_set_size`
  package func setSize(width: Int, height: Int) {
    gtk_layout_set_size(cast(), guint(max(0, width)), guint(max(0, height)))
  }

  /// `gtk_layout_put`
  package func put(_ child: Widget, x: Int, y: Int) {
    gtk_layout_put(cast(), child.widget, gint(x), gint(y))
  }

  /// `gtk_layout_move`
  package func move(_ child: Widget, x: Int, y: Int) {
    gtk_layout_move(cast(), child.widget, gint(x), gint(y))
  }
}

/// Children in lines of equal length. `GtkFlowBox`
package final class FlowBox: Container {
  /// One line of so many equal children, none of which can be selected. `gtk_flow_box_new`
  package convenience init(columns: Int, spacing: Int) {
    self.init(gtk_flow_box_new(), .sink)
    gtk_flow_box_set_homogeneous(cast(), 1)
    gtk_flow_box_set_min_children_per_line(cast(), guint(columns))
    gtk_flow_box_set_max_children_per_line(cast(), guint(columns))
    gtk_flow_box_set_column_spacing(cast(), guint(spacing))
    gtk_flow_box_set_selection_mode(cast(), GTK_SELECTION_NONE)
  }

  /// Has a line hold up to so many, as there is room. `gtk_flow_box_set_max_children_per_line`
  package func setLongestLine(_ columns: Int) {
    gtk_flow_box_set_max_children_per_line(cast(), guint(columns))
  }
}

/// `GtkFlowBoxChild`
package final class FlowBoxChild: Container {
  package convenience init() { self.init(gtk_flow_box_child_new(), .sink) }
}

/// Pages of which one is seen. `GtkStack`
package final class Stack: Container {
  package convenience init() {
    self.init(gtk_stack_new(), .sink)
    gtk_stack_set_transition_type(cast(), GTK_STACK_TRANSITION_TYPE_CROSSFADE)
  }

  /// `gtk_stack_add_named`
  package func add(_ page: Widget, named name: String) {
    gtk_stack_add_named(cast(), page.widget, name)
  }

  /// `gtk_stack_set_visible_child_name`
  package func show(_ name: String) { gtk_stack_set_visible_child_name(cast(), name) }

  package var shownName: String? {
    gtk_stack_get_visible_child_name(cast()).map { String(cString: $0) }
  }
}

/// Shows and hides its child by a movement. `GtkRevealer`
package final class Revealer: Container {
  package convenience init() {
    self.init(gtk_revealer_new(), .sink)
    gtk_revealer_set_transition_type(cast(), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
  }

  /// `gtk_revealer_set_reveal_child`
  package var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(cast()) != 0 }
    set { gtk_revealer_set_reveal_child(cast(), newValue ? 1 : 0) }
  }
}
