import Glibc

/// The settings of a desktop, as its programs get them by XSETTINGS: xsettingsd tells them, for as long as this
/// lives.
package final class XSettings {
  private let folder: TemporaryFolder
  private let program: Program

  /// - Parameter settings: by their names, such as `Net/ThemeName`; a text in its quotes, or a number.
  package init(_ settings: [String: String]) throws {
    folder = try TemporaryFolder()
    let file = folder.path.appending("xsettingsd.conf")
    try Self.write(settings, to: file)
    program = try Program(Program.Launch(["xsettingsd", "-c", file]))
    let isThere = Polling.until { (try? Program.run(["dump_xsettings"])) != nil }
    if !isThere { throw TestFailure("xsettingsd does not start: \(program.standardError)") }
  }

  /// Changes them while programs run.
  package func change(to settings: [String: String]) throws {
    try Self.write(settings, to: folder.path.appending("xsettingsd.conf"))
    program.send(SIGHUP)
  }

  private static func write(_ settings: [String: String], to file: ByteString) throws {
    let lines = settings.map { "\($0) \($1)\n" }.joined()
    try Files.write(Array(lines.utf8), to: file)
  }
}
