internal import CAtspi

/// A thing in the tree that a screen reader sees (`AtspiAccessible`).
///
/// Nothing is cached: each property is asked of the program each time. What has gone, or belongs to
/// a program that does not answer, has no name, no states and no children.
package final class Accessible {
  let pointer: UnsafeMutablePointer<AtspiAccessible>

  /// - Parameter pointer: a reference that the new wrapper owns.
  init(adopting pointer: UnsafeMutablePointer<AtspiAccessible>) {
    self.pointer = pointer
  }

  deinit {
    g_object_unref(pointer)
  }

  package var name: String { string(atspi_accessible_get_name) }

  package var description: String { string(atspi_accessible_get_description) }

  /// The role's name in AT-SPI, such as `push button`; see `Role`.
  package var roleName: String { string(atspi_accessible_get_role_name) }

  package var states: Set<State> {
    guard let set = atspi_accessible_get_state_set(pointer) else { return [] }
    defer { g_object_unref(set) }
    return Set(State.allCases.filter { atspi_state_set_contains(set, $0.type) != 0 })
  }

  package func has(_ state: State) -> Bool { states.contains(state) }

  package var children: [Accessible] {
    let count = Bus.perform { atspi_accessible_get_child_count(pointer, $0) } ?? 0
    return (0..<max(count, 0)).compactMap { index in
      Bus.object { atspi_accessible_get_child_at_index(pointer, index, $0) }
        .map(Accessible.init(adopting:))
    }
  }

  package var parent: Accessible? {
    Bus.object { atspi_accessible_get_parent(pointer, $0) }.map(Accessible.init(adopting:))
  }

  /// Where it is on the screen; nil where it is not there.
  package var frame: Frame? {
    guard let component = atspi_accessible_get_component_iface(pointer) else { return nil }
    defer { g_object_unref(component) }
    let rectangle = Bus.object {
      atspi_component_get_extents(component, ATSPI_COORD_TYPE_SCREEN, $0)
    }
    guard let rectangle else { return nil }
    defer { g_free(rectangle) }
    return Frame(rectangle.pointee)
  }

  /// The text it shows, where it is a text; else empty.
  package var text: String {
    guard let text = atspi_accessible_get_text_iface(pointer) else { return "" }
    defer { g_object_unref(text) }
    guard let characters = Bus.object({ atspi_text_get_text(text, 0, -1, $0) }) else { return "" }
    defer { g_free(characters) }
    return String(cString: characters)
  }

  private func string(
    _ call: (UnsafeMutablePointer<AtspiAccessible>?, ErrorPointer?) -> UnsafeMutablePointer<gchar>?
  ) -> String {
    guard let characters = Bus.object({ call(pointer, $0) }) else { return "" }
    defer { g_free(characters) }
    return String(cString: characters)
  }
}

extension Frame {
  /// nil for what has no size, as things have that are not on the screen.
  fileprivate init?(_ rectangle: AtspiRect) {
    guard rectangle.width > 0, rectangle.height > 0 else { return nil }
    self.init(
      x: Int(rectangle.x), y: Int(rectangle.y), width: Int(rectangle.width),
      height: Int(rectangle.height))
  }
}
