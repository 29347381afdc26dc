internal import CAtspi

extension Accessible {
  /// The tree of a running program; nil until it has announced itself to the accessibility bus.
  package static func application(processID: Int32) -> Accessible? {
    Bus.connect()
    Bus.takeMessages()
    guard let desktop = atspi_get_desktop(0) else { return nil }
    return Accessible(adopting: desktop).children.first { $0.processID == processID }
  }

  private var processID: Int32? {
    Bus.perform { atspi_accessible_get_process_id(pointer, $0) }.map { Int32(bitPattern: $0) }
  }
}
