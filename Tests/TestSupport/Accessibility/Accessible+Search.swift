extension Accessible {
  /// The first, in the order of the tree, for which all that is given holds.
  ///
  /// - Parameters:
  ///   - name: compared byte by byte.
  package func find(role: Role? = nil, name: String? = nil) -> Accessible? {
    let bytes = name.map { Array($0.utf8) }
    return first { thing in
      (role.map { thing.roleName == $0.rawValue } ?? true)
        && (bytes.map { Array(thing.name.utf8) == $0 } ?? true)
    }
  }

  /// All of a role that are shown now.
  package func all(role: Role) -> [Accessible] {
    var found: [Accessible] = []
    _ = first { thing in
      if thing.roleName == role.rawValue, thing.has(.showing) { found.append(thing) }
      return false
    }
    return found
  }

  /// Everything in the tree, itself first.
  package var descendants: [Accessible] {
    var all: [Accessible] = []
    _ = first {
      all.append($0)
      return false
    }
    return all
  }

  /// The first, in the order of the tree and itself included, that the condition takes.
  package func first(where condition: (Accessible) -> Bool) -> Accessible? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  /// The tree in words, one line a thing, for the message of a test that failed.
  package func dump(indent: String = "") -> String {
    var words = [roleName, "“\(name)”"]
    if !description.isEmpty { words.append("(\(description))") }
    words += states.intersection([.checked, .focused, .selected]).map(\.rawValue).sorted()
    if !has(.showing) { words.append("not showing") }
    if !has(.sensitive) { words.append("insensitive") }
    return children.reduce(indent + words.joined(separator: " ") + "\n") {
      $0 + $1.dump(indent: indent + "  ")
    }
  }
}
