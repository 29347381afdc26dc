internal import CAtspi

extension Accessible {
  /// The names of what can be done with it, such as `click`.
  package var actions: [String] {
    withActions { actions in
      let count = Bus.perform { atspi_action_get_n_actions(actions, $0) } ?? 0
      return (0..<max(count, 0)).map { index in
        let name = Bus.object { atspi_action_get_action_name(actions, index, $0) }
        guard let name else { return "" }
        defer { g_free(name) }
        return String(cString: name)
      }
    } ?? []
  }

  /// Does what a screen reader's user asks for.
  ///
  /// - Parameter name: nil: the first action.
  package func act(_ name: String? = nil) throws {
    let names = actions
    guard let index = name.map({ names.firstIndex(of: $0) }) ?? names.indices.first else {
      throw TestFailure("“\(self.name)” (\(roleName)) has no action \(name ?? "") among \(names)")
    }
    let isDone = withActions { actions in
      Bus.perform { atspi_action_do_action(actions, Int32(index), $0) } ?? 0
    }
    if isDone != 1 { throw TestFailure("“\(self.name)” (\(roleName)) refused \(names[index])") }
  }

  package func grabFocus() throws {
    guard let component = atspi_accessible_get_component_iface(pointer) else {
      throw TestFailure("“\(name)” (\(roleName)) cannot have the focus")
    }
    defer { g_object_unref(component) }
    if Bus.perform({ atspi_component_grab_focus(component, $0) }) != 1 {
      throw TestFailure("“\(name)” (\(roleName)) did not take the focus")
    }
  }

  /// Moves what has a value, such as the knob of a slider.
  package func setValue(_ value: Double) throws {
    guard let holder = atspi_accessible_get_value_iface(pointer) else {
      throw TestFailure("“\(name)” (\(roleName)) has no value")
    }
    defer { g_object_unref(holder) }
    if Bus.perform({ atspi_value_set_current_value(holder, value, $0) }) != 1 {
      throw TestFailure("“\(name)” (\(roleName)) did not take the value \(value)")
    }
  }

  /// Clicks in its middle with the real pointer.
  package func click() throws {
    guard let frame else { throw TestFailure("“\(name)” (\(roleName)) is not on the screen") }
    try Pointer.click(at: frame.center)
  }

  private func withActions<Value>(_ body: (UnsafeMutablePointer<AtspiAction>) -> Value) -> Value? {
    guard let actions = atspi_accessible_get_action_iface(pointer) else { return nil }
    defer { g_object_unref(actions) }
    return body(actions)
  }
}
