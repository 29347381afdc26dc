import DecoderWire
import GLib

/// The program `photo-picker-decoder`, which `photo-picker` starts: it reads what could be anybody's
/// files, and is locked in before the first one.
package enum DecoderProgram {
  package static func run() -> Never {
    let arguments = Process.arguments.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    let role = DecoderRole.allCases.first { $0.argument == arguments.first }
    switch (role, arguments.count) {
    case (let role?, 1): serve(role)
    case (let role?, 3) where arguments[1] == "--self-test": testItself(role, file: arguments[2])
    default: end("usage: photo-picker-decoder --pictures|--drawings [--self-test FILE]")
    }
  }

  private static func serve(_ role: DecoderRole) -> Never {
    guard let socket = Companion.picker else { end("photo-picker starts this program itself") }
    let protection = lock(role)
    guard protection.seccomp else { end("this system does not let it be locked in") }
    StandardStreams.silenceErrors()
    DecoderService(role, socket: socket).serve(protection)
  }

  /// Tries from inside what must not work, and prints what came of it.
  private static func testItself(_ role: DecoderRole, file: String) -> Never {
    let protection = lock(role)
    var lines = ["landlock: \(protection.landlock)", "seccomp: \(protection.seccomp)"]
    lines += EscapeAttempts.report(file: file)
    StandardStreams.print(lines.map { $0 + "\n" }.joined())
    Process.exit(0)
  }

  private static func lock(_ role: DecoderRole) -> DecoderProtection {
    Sandbox.prepare(socket: Companion.socketNumber)
    // They complain of what is loaded and then not used.
    Log.silenceGLib()
    Preloading.all(for: role)
    return Sandbox.lock(role, socket: Companion.socketNumber)
  }

  private static func end(_ reason: String) -> Never {
    StandardStreams.printError("photo-picker-decoder: \(reason)\n")
    Process.exit(1)
  }
}
