import Glibc

/// What is set up for a picker before it starts, in its own process.
package enum Surroundings: Sendable {
  case ordinary
  /// The modes of files and folders count, even where the tests run as root, who may read and write
  /// everything.
  case modesCount
  /// `XDG_CACHE_HOME` is a disk that is as good as full. Needs the right to mount.
  case fullCacheDisk
  /// `XDG_CACHE_HOME` is a disk of so many kilobytes.
  case smallCacheDisk(Int)
  /// No data of the system: nothing says which bytes are a picture.
  case noSystemData
  /// The system's data is there but for its programs.
  case noApplications
  /// All is drawn from right to left, as the toolkit's Arabic texts say.
  case rightToLeft
  /// The working directory was removed.
  case removedWorkingDirectory
  /// The user may have so many inotify watches and no more, in a user namespace of its own.
  case fewWatches(Int)
  /// What it and the programs that it starts ask of the file system is written to a file; see
  /// `SystemCallLog`.
  case traced(ByteString)
  /// What it and the programs that it starts read is written to a file; see `ReadingLog`.
  case tracedReading(ByteString)

  var command: [ByteString] {
    switch self {
    case .ordinary: []
    case .modesCount:
      geteuid() == 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : []
    case .noSystemData: ["env", "XDG_DATA_DIRS=/nonexistent"]
    case .rightToLeft: ["env", "LANGUAGE=ar"]
    case .noApplications: ["sh", "-c", Self.linkDataWithoutApplications, "sh"]
    case .removedWorkingDirectory:
      ["sh", "-c", #"cd "$(mktemp -d)" && rmdir "$PWD" && exec "$@""#, "sh"]
    case .fewWatches(let count): Self.limited(to: count) + ["sh"]
    case .traced(let file): SystemCallLog.command(file)
    case .tracedReading(let file): ReadingLog.command(file)
    case .smallCacheDisk(let size):
      [
        "unshare", "--mount", "sh", "-c",
        #"mount -t tmpfs -o size=\#(size)k none "$XDG_CACHE_HOME" && exec "$@""#, "sh",
      ]
    case .fullCacheDisk:
      ["unshare", "--mount", "sh", "-c", "\(Self.mountAndFill); exec \"$@\"", "sh"]
    }
  }

  /// Whether they can be had here.
  package var arePossible: Bool {
    switch self {
    case .ordinary, .modesCount, .rightToLeft, .noSystemData, .noApplications,
      .removedWorkingDirectory:
      true
    case .fullCacheDisk, .smallCacheDisk:
      (try? Program.run(["unshare", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"])) != nil
    case .fewWatches(let count):
      (try? Program.run(Self.limited(to: count) + ["sh", "true"])) != nil
    case .tracedReading: (try? Program.run(ReadingLog.command("/dev/null") + ["true"])) != nil
    case .traced: (try? Program.run(SystemCallLog.command("/dev/null") + ["true"])) != nil
    }
  }

  private static func limited(to count: Int) -> [ByteString] {
    let command = "echo \(count) >/proc/sys/user/max_inotify_watches && exec \"$@\""
    return ["unshare", "--user", "--map-current-user", "--keep-caps", "sh", "-c", "\(command)"]
  }

  private static let linkDataWithoutApplications: ByteString = """
    mkdir -p "$HOME/data" && ln -s /usr/share/* "$HOME/data/" && rm "$HOME/data/applications"; \
    XDG_DATA_DIRS=$HOME/data exec "$@"
    """

  private static let mountAndFill = """
    mount -t tmpfs -o size=64k none "$XDG_CACHE_HOME" && \
    head -c 1M /dev/zero >"$XDG_CACHE_HOME/filling" 2>/dev/null
    """
}
