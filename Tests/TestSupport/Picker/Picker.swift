import Glibc

/// A running `photo-picker`, seen from outside: its arguments, outputs, exit status and window.
///
/// It has a home of its own, settings in memory, and the time zone UTC.
package final class Picker {
  package let program: Program
  package let home: PickerHome
  package let language: Language
  package let hasOwnLabel: String?

  /// How to start it.
  package struct Launch {
    package var arguments: [ByteString]
    package var language = Language.english
    /// nil: a new one.
    package var home: PickerHome?
    package var surroundings = Surroundings.ordinary
    package var output = Program.Output.captured
    /// nil: no display, neither X nor Wayland.
    package var display = Display.environment("DISPLAY")
    package var workingFolder: ByteString?
    /// What else its environment holds.
    package var variables: [String: ByteString] = [:]
    /// nil: the built one.
    package var program: ByteString?

    package init(_ arguments: [ByteString]) {
      self.arguments = arguments
    }
  }

  package init(_ launch: Launch) throws {
    home = try launch.home ?? PickerHome()
    language = launch.language
    let label: ByteString = "--accept-label="
    hasOwnLabel = launch.arguments.map(\.text).last { $0.hasPrefix(label.text) }
      .map { String($0.dropFirst(label.bytes.count)) }
    var started = Program.Launch(
      launch.surroundings.command + [try launch.program ?? Self.executable()] + launch.arguments)
    started.environment = try Self.environment(launch, home: home)
    started.workingFolder = launch.workingFolder
    started.output = launch.output
    program = try Program(started)
  }

  package var standardOutput: ByteString { program.standardOutput }
  package var standardError: ByteString { program.standardError }

  /// Waits for its end.
  package func wait() throws -> ExitStatus { try program.wait() }

  /// The built program, beside the test's own; or the one that the environment variable
  /// `PHOTO_PICKER` names, such as an installed one.
  package static func executable() throws -> ByteString {
    if let chosen = Display.environment("PHOTO_PICKER") { return "\(chosen)" }
    return try BuiltProgram.path("photo-picker")
  }

  private static func environment(
    _ launch: Launch, home: PickerHome
  ) throws -> [String: ByteString] {
    var variables: [String: ByteString] = [
      "G_DEBUG": "fatal-criticals", "GSETTINGS_BACKEND": "memory", "TZ": "UTC",
    ]
    for name in Display.variables {
      if let value = Display.environment(name) { variables[name] = "\(value)" }
    }
    variables["DISPLAY"] = launch.display.map { "\($0)" }
    variables.merge(home.variables) { $1 }
    variables.merge(launch.variables) { $1 }
    variables.merge(try launch.language.variables()) { $1 }
    return variables
  }
}
