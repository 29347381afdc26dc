internal import CSeccomp
internal import Glibc

/// What a broken picture might try from inside. For the proof that none of it works.
enum EscapeAttempts {
  /// - Parameter file: one that the user could read.
  /// - Returns: a line for each attempt, with what the system said to it.
  static func report(file: String) -> [String] {
    [
      ("open", open(file, O_RDONLY)), ("create", open(file + ".new", O_CREAT | O_WRONLY, 0o600)),
      ("unlink", unlink(file)), ("stat", look(file)), ("socket", socket(AF_UNIX, 1, 0)),
      ("execve", execute()), ("fork", photo_picker_fork()), ("ptrace", trace()),
      ("kill", kill(getppid(), 0)), ("prctl", disown()),
    ].map(line)
  }

  private static func line(_ name: String, _ result: Int32) -> String {
    "\(name): \(result < 0 ? String(cString: strerror(errno)) : "it worked")"
  }

  private static func look(_ file: String) -> Int32 {
    var status = stat()
    return stat(file, &status)
  }

  private static func execute() -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = [nil]
    return execve("/bin/true", &arguments, &arguments)
  }

  private static func trace() -> Int32 { photo_picker_attach(getppid()) }

  /// Would let it live on without its picker.
  private static func disown() -> Int32 { photo_picker_prctl(PR_SET_PDEATHSIG, 0) }
}
