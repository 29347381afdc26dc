/// Programs run by bubblewrap can do little: they see the machine's programs and what is bound besides, write to
/// memory alone, and have neither a network nor other processes. bwrap(1)
package enum Bubblewrap {
  /// bubblewrap's file; nil where it is not installed.
  package static func program(named name: String = "bwrap") -> [UInt8]? {
    Process.program(named: name)
  }

  /// What comes before what else is bound, and the command.
  ///
  /// - Parameter room: what may be written to `/tmp`, in bytes.
  package static func arguments(room: Int) -> [String] {
    [
      "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
      "--ro-bind", "/usr", "/usr",
    ] + systemFolders + [
      "--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache",
      "--ro-bind-try", "/etc/alternatives", "/etc/alternatives",
      "--proc", "/proc", "--dev", "/dev", "--size", String(room), "--tmpfs", "/tmp",
      "--chdir", "/",
    ]
  }

  /// Nothing of the user's environment is told.
  package static let environment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/tmp", "XDG_CACHE_HOME": "/tmp/.cache",
    "XDG_RUNTIME_DIR": "/tmp", "LANG": "C.UTF-8", "GIO_USE_VFS": "local",
  ]

  /// Where programs look for others: links into `/usr`, or folders of their own.
  private static var systemFolders: [String] {
    ["bin", "sbin", "lib", "lib32", "lib64", "libx32"].flatMap { name -> [String] in
      let path = Array("/\(name)".utf8)
      switch (try? FileStatus(at: path, followingLinks: false))?.kind {
      case .link: return ["--symlink", "usr/\(name)", "/\(name)"]
      case .folder: return ["--ro-bind", "/\(name)", "/\(name)"]
      default: return []
      }
    }
  }
}
