import DecoderWire
import GLib

/// The program `photo-picker-decoder`, which `photo-picker` starts: it reads what could be anybody's
/// files, and is locked in before the first one.
package enum DecoderProgram {
  package static func run() -> Never {
    let arguments = Process.arguments.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    switch (arguments.first, arguments.count) {
    case (nil, 0): serve()
    case ("--self-test", 2): testItself(file: arguments[1])
    default: end("usage: photo-picker-decoder [--self-test FILE]")
    }
  }

  private static func serve() -> Never {
    guard let socket = Companion.picker else { end("photo-picker starts this program itself") }
    let protection = lock()
    guard protection.seccomp else { end("this system does not let it be locked in") }
    StandardStreams.silenceErrors()
    DecoderService(socket: socket).serve(protection)
  }

  /// Tries from inside what must not work, and prints what came of it.
  private static func testItself(file: String) -> Never {
    let protection = lock()
    var lines = ["landlock: \(protection.landlock)", "seccomp: \(protection.seccomp)"]
    lines += EscapeAttempts.report(file: file)
    StandardStreams.print(lines.map { $0 + "\n" }.joined())
    Process.exit(0)
  }

  private static func lock() -> DecoderProtection {
    Sandbox.prepare(socket: Companion.socketNumber)
    // They complain of what is loaded and then not used.
    Log.silenceGLib()
    Preloading.all()
    return Sandbox.lock(socket: Companion.socketNumber)
  }

  private static func end(_ reason: String) -> Never {
    StandardStreams.printError("photo-picker-decoder: \(reason)\n")
    Process.exit(1)
  }
}
