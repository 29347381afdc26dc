internal import CAtspi

typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

/// Calls of libatspi.
///
/// Its cache stays out of use as long as neither its main loop runs nor a cache mask is set, so
/// each call asks the program. (A mask of "nothing", which would say so, makes version 2.46 wait
/// for ever: states that may not be cached are asked for inside the dispatch of the program's first
/// answer.)
enum Bus {
  static func connect() { connected }

  /// A busy program gets 5 s to answer (the library's own 0.8 s is short on two cores).
  private static let connected: Void = {
    atspi_init()
    atspi_set_timeout(5000, 15000)
  }()

  /// Frees the error, if there was one; then the result is nil.
  static func perform<Value>(_ call: (ErrorPointer) -> Value) -> Value? {
    var error: UnsafeMutablePointer<GError>?
    let value = call(&error)
    guard let error else { return value }
    g_error_free(error)
    return nil
  }

  /// For a call that gives an object or nil.
  static func object<Value>(_ call: (ErrorPointer) -> Value?) -> Value? {
    let value: Value?? = perform(call)
    return value ?? nil
  }

  /// Takes in the messages that have come, such as of programs that have started and ended.
  static func takeMessages() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
