extension Picker {
  /// The text of the Done button without its count.
  private var doneLabel: String { hasOwnLabel ?? language.done }

  package func doneButton() throws -> Accessible {
    try waitFor("button “\(doneLabel)”") { root in doneButton(in: root) }
  }

  /// Waits until Done tells how many are checked: `Done (3)`, and plain `Done` for none.
  package func waitUntilDone(counts count: Int) throws {
    let name = count == 0 ? doneLabel : "\(doneLabel) (\(count))"
    try waitUntil("button “\(name)”") { root in doneButton(in: root)?.name == name }
  }

  /// Presses Done, once that is possible, and waits for the end.
  package func finish() throws -> ExitStatus {
    let button = try waitFor("sensitive “\(doneLabel)”") { root in
      doneButton(in: root).flatMap { $0.has(.sensitive) ? $0 : nil }
    }
    try button.act()
    return try wait()
  }

  /// Presses Cancel and waits for the end.
  package func cancel() throws -> ExitStatus {
    try button(language.cancel).act()
    return try wait()
  }

  private func doneButton(in root: Accessible) -> Accessible? {
    root.all(role: .pushButton).first {
      $0.name == doneLabel || $0.name.hasPrefix("\(doneLabel) (")
    }
  }
}
