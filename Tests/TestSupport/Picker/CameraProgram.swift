import Glibc

/// The camera that a picker has opened, seen from outside: its window, its process.
package struct CameraProgram {
  package let processID: Int32
  private let picker: Picker

  private static let name = "photo-picker-camera"

  init(processID: Int32, of picker: Picker) {
    (self.processID, self.picker) = (processID, picker)
  }

  /// The camera's processes that the picker has started.
  static func processes(of picker: Picker) -> [Int32] {
    let numbers = ((try? Files.names(in: "/proc")) ?? []).compactMap { Int32($0.text) }
    return numbers.filter { id in
      guard let status = try? Files.read("/proc/\(id)/status") else { return false }
      // The kernel keeps 15 letters of a name.
      return status.lines.contains("Name:\t\(name.prefix(15))")
        && status.lines.contains("PPid:\t\(picker.program.processID)")
    }
  }

  package var isRunning: Bool { Self.processes(of: picker).contains(processID) }

  package func kill() { Glibc.kill(processID, SIGKILL) }

  /// Waits for a button that can be pressed.
  package func button(_ name: String) throws -> Accessible {
    try waitFor("button “\(name)” of the camera") { root in
      root.all(role: .pushButton).first { $0.name == name && $0.has(.sensitive) }
    }
  }

  package func press(_ name: String) throws { try button(name).act() }

  /// Waits for something of that name.
  package func thing(named name: String) throws -> Accessible {
    let bytes = Array(name.utf8)
    return try waitFor("“\(name)” of the camera") { root in
      root.first { Array($0.name.utf8) == bytes && $0.has(.showing) }
    }
  }

  /// Its window for the X server.
  package func focus() throws {
    var window: XWindow?
    _ = Polling.until {
      window = XWindow.visible(of: processID)
      return window != nil
    }
    guard let window else { throw TestFailure("the camera has no window\n\(situation)") }
    try window.focus()
  }

  package func waitUntilEnded() throws {
    guard Polling.until({ !isRunning }) else {
      throw TestFailure("the camera still runs\n\(situation)")
    }
  }

  private func waitFor<Value>(_ what: String, _ answer: (Accessible) -> Value?) throws -> Value {
    var found: Value?
    _ = Polling.until {
      found = Accessible.application(processID: processID).flatMap(answer)
      return found != nil || !isRunning
    }
    if let found { return found }
    throw TestFailure("no \(what)\n\(situation)")
  }

  private var situation: String {
    let tree = Accessible.application(processID: processID)?.dump()
    return
      "\(isRunning ? "running" : "ended")\ntree: \(tree ?? "none")\npicker: \(picker.situation)"
  }
}

extension Picker {
  /// Presses Take Photo, and waits for the camera.
  package func openCamera() throws -> CameraProgram {
    try button(takePhoto).act()
    return try camera()
  }

  /// Waits for the camera.
  package func camera() throws -> CameraProgram {
    var found: Int32?
    _ = Polling.until {
      found = CameraProgram.processes(of: self).first
      return found != nil
    }
    guard let found else { throw TestFailure("no camera was opened\n\(situation)") }
    return CameraProgram(processID: found, of: self)
  }

  package var hasCamera: Bool { !CameraProgram.processes(of: self).isEmpty }

  package var takePhoto: String { language == .english ? "Take Photo" : "拍照" }
}
