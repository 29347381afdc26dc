extension PickerSession {
  /// Goes on after its end, with other photos checked: those that a tray holds.
  ///
  /// - Parameter limits: hold from here on.
  package func resume(_ limits: SelectionLimits, checked photos: [PhotoID]) {
    (result, notice, reviewed) = (nil, nil, nil)
    (anchor, sweep, lastToggle) = (nil, nil, nil)
    request.limits = limits
    var selection = Selection(limits: limits)
    _ = selection.append(photos)
    self.selection = selection
  }
}
