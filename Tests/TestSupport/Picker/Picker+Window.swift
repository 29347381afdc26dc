extension Picker {
  /// Asks its accessible tree until there is an answer.
  ///
  /// - Parameters:
  ///   - what: for the message of the test that failed, which also tells the whole tree.
  ///   - answer: gets the root of the tree; nil: not yet.
  package func waitFor<Value>(_ what: String, _ answer: (Accessible) throws -> Value?) throws
    -> Value
  {
    var found: Value?
    _ = try Polling.until {
      found = try Accessible.application(processID: program.processID).flatMap(answer)
      return found != nil || !program.isRunning
    }
    if let found { return found }
    throw TestFailure("no \(what)\n\(situation)")
  }

  package func waitUntil(_ what: String, _ condition: (Accessible) throws -> Bool) throws {
    _ = try waitFor(what) { try condition($0) ? true : nil }
  }

  /// What can be seen of it, for the message of a test that failed.
  package var situation: String {
    let status = program.status.map { "ended: \($0)" } ?? "running"
    let tree = Accessible.application(processID: program.processID)?.dump()
    return "\(status)\nstandard error: \(standardError)\ntree: \(tree ?? "none")"
  }

  package func window() throws -> Accessible {
    try waitFor("window") { $0.all(role: .frame).first }
  }

  /// Its window for the X server.
  package func xWindow() throws -> XWindow {
    _ = try window()
    var found: XWindow?
    _ = Polling.until {
      found = XWindow.visible(of: program.processID)
      return found != nil
    }
    guard let found else { throw TestFailure("the X server shows no window\n\(situation)") }
    return found
  }

  /// Gives it the keyboard.
  package func focus() throws {
    try xWindow().focus()
  }

  /// The first thing shown of that name, whatever its role.
  package func thing(named name: String) throws -> Accessible {
    let bytes = Array(name.utf8)
    return try waitFor("“\(name)”") { root in
      root.first { Array($0.name.utf8) == bytes && $0.has(.showing) }
    }
  }

  /// Whether something of that name is shown now.
  package func shows(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let root = Accessible.application(processID: program.processID)
    return root?.first { Array($0.name.utf8) == bytes && $0.has(.showing) } != nil
  }

  package func button(_ name: String) throws -> Accessible {
    try waitFor("button “\(name)”") { root in
      root.all(role: .pushButton).first { $0.name == name }
    }
  }
}
