internal import CSeccomp
internal import Glibc

/// What a broken picture might try from inside. For the proof that none of it works.
enum EscapeAttempts {
  /// - Parameter file: one that the user could read.
  /// - Returns: a line for each attempt, with what the system said to it.
  static func report(file: String) -> [String] {
    [
      attempt("open") { open(file, O_RDONLY) },
      attempt("create") { open(file + ".new", O_CREAT | O_WRONLY, 0o600) },
      attempt("unlink") { unlink(file) }, attempt("stat") { look(file) },
      attempt("socket") { socket(AF_UNIX, 1, 0) }, attempt("execve") { execute() },
      attempt("fork") { photo_picker_fork() },
      attempt("ptrace") { photo_picker_attach(getppid()) },
      attempt("kill") { kill(getppid(), 0) },
      // Would let it live on without its picker.
      attempt("prctl") { photo_picker_prctl(PR_SET_PDEATHSIG, 0) },
    ]
  }

  private static func attempt(_ name: String, _ work: () -> Int32) -> String {
    let result = work()
    return "\(name): \(result < 0 ? String(cString: strerror(errno)) : "it worked")"
  }

  private static func look(_ file: String) -> Int32 {
    var status = stat()
    return stat(file, &status)
  }

  private static func execute() -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = [nil]
    return execve("/bin/true", &arguments, &arguments)
  }
}
