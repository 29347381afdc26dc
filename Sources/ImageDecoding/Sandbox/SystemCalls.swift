internal import CSeccomp
internal import Glibc

/// The system calls that decoding needs. Others fail with `EPERM`: seccomp(2).
enum SystemCalls {
  /// - Parameters:
  ///   - socket: the only one that messages go through.
  ///   - opensFiles: whether files may be opened for reading.
  /// - Returns: whether the list is in force.
  static func restrict(socket: Int32, opensFiles: Bool) -> Bool {
    guard let filter = seccomp_init(photo_picker_refuse(EPERM)) else { return false }
    defer { seccomp_release(filter) }
    for name in plain + (opensFiles ? looking : []) { allow(name, filter) }
    for (name, conditions) in conditional(socket: socket) { allow(name, filter, conditions) }
    if opensFiles { allow("openat", filter, [reading]) }
    // Its flags stand in memory, which no filter sees. The C library then takes `clone`.
    refuse("clone3", filter, ENOSYS)
    return seccomp_load(filter) == 0
  }

  private static let plain = [
    // Memory.
    "brk", "munmap", "mremap", "madvise", "memfd_create",
    // Files that are open.
    "read", "pread64", "write", "writev", "lseek", "close", "dup2", "dup3", "fstat", "ftruncate",
    // Threads.
    "futex", "set_robust_list", "rseq", "sched_yield", "sched_getaffinity", "exit", "exit_group",
    "gettid", "getpid", "getppid", "sigaltstack", "get_mempolicy",
    // Signals to itself.
    "rt_sigaction", "rt_sigprocmask", "rt_sigreturn",
    // Time, and waiting.
    "clock_gettime", "clock_getres", "gettimeofday", "clock_nanosleep", "nanosleep", "poll",
    "ppoll",
    "restart_syscall",
    "getrandom", "getrusage", "sysinfo",
  ]

  private static let looking = [
    "newfstatat", "statx", "fstatfs", "statfs", "getdents64", "access", "faccessat", "faccessat2",
    "readlink", "readlinkat",
  ]

  /// `O_WRONLY`, `O_RDWR`, `O_CREAT`, `O_TRUNC`: none of them.
  private static let reading = Condition(argument: 2, mask: 0o3 | 0o100 | 0o1000, value: 0)

  /// An argument of a call, by its place from 0, and what its bits under a mask have to be.
  private struct Condition {
    let argument: UInt32
    let mask: UInt64
    let value: UInt64
  }

  private static func conditional(socket: Int32) -> [(String, [Condition])] {
    func equals(_ argument: UInt32, _ value: UInt64) -> Condition {
      Condition(argument: argument, mask: .max, value: value)
    }
    // `PROT_EXEC`: no memory becomes a program.
    let notExecutable = [Condition(argument: 2, mask: 4, value: 0)]
    let fcntlCommands: [UInt64] = [1, 2, 3, 1030, 1033, 1034]
    return [
      ("mmap", notExecutable), ("mprotect", notExecutable),
      ("sendmsg", [equals(0, UInt64(socket))]), ("recvmsg", [equals(0, UInt64(socket))]),
      ("tgkill", [equals(0, UInt64(getpid()))]),
      ("clone", [Condition(argument: 0, mask: newNamespaces | threadFlags, value: threadFlags)]),
      // `PR_SET_NAME`, and `PR_SET_VMA` by which the C library names memory.
      ("prctl", [equals(0, 15)]), ("prctl", [equals(0, 0x5356_4d41)]),
    ] + fcntlCommands.map { ("fcntl", [equals(1, $0)]) }
  }

  /// `CLONE_VM`, `CLONE_SIGHAND` and `CLONE_THREAD`: what makes a thread of what is started.
  private static let threadFlags: UInt64 = 0x100 | 0x800 | 0x10000
  /// `CLONE_NEWNS`, `CLONE_NEWCGROUP` to `CLONE_NEWNET`
  private static let newNamespaces: UInt64 = 0x2_0000 | 0x7e00_0000

  private static func allow(
    _ name: String, _ filter: scmp_filter_ctx, _ conditions: [Condition] = []
  ) {
    let arguments = conditions.map { condition in
      scmp_arg_cmp(
        arg: condition.argument, op: SCMP_CMP_MASKED_EQ, datum_a: condition.mask,
        datum_b: condition.value)
    }
    // A name that this machine's kernel has no number for is left out.
    let number = seccomp_syscall_resolve_name(name)
    seccomp_rule_add_array(
      filter, photo_picker_allow(), number, UInt32(arguments.count), arguments)
  }

  private static func refuse(_ name: String, _ filter: scmp_filter_ctx, _ error: Int32) {
    seccomp_rule_add_array(
      filter, photo_picker_refuse(error), seccomp_syscall_resolve_name(name), 0, nil)
  }
}
