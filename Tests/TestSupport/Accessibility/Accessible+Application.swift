internal import CAtspi

extension Accessible {
  /// The tree of a running program; nil until it has announced itself to the accessibility bus.
  package static func application(processID: Int32) -> Accessible? {
    _ = library
    // Programs that have come and gone are told in messages that nothing else would read.
    while g_main_context_iteration(nil, 0) != 0 {}
    guard let pointer = atspi_get_desktop(0) else { return nil }
    let desktop = Accessible(adopting: pointer)
    atspi_accessible_clear_cache(desktop.pointer)
    guard let application = desktop.children.first(where: { $0.processID == processID }) else {
      return nil
    }
    atspi_accessible_set_cache_mask(application.pointer, ATSPI_CACHE_NONE)
    return application
  }

  private var processID: Int32? {
    reading { atspi_accessible_get_process_id(pointer, $0) }.map { Int32(bitPattern: $0) }
  }

  /// Connects once. A busy program gets 5 s to answer (the library's own 0.8 s is short on two cores).
  private static let library: Void = {
    atspi_init()
    atspi_set_timeout(5000, 15000)
  }()
}
