internal import CSeccomp
import DecoderWire
internal import Glibc

/// Locks this process in, for ever: what a broken picture makes of it can then read no file, reach
/// nobody and start nothing.
enum Sandbox {
  /// Lets the process end when the one that started it does, and closes what came along. `PR_SET_PDEATHSIG`
  ///
  /// - Parameter socket: stays open, like the standard streams.
  static func prepare(socket: Int32) {
    photo_picker_prctl(PR_SET_PDEATHSIG, UInt(SIGKILL))
    photo_picker_close_from(UInt32(socket) + 1)
    // One heap for all threads, and large pieces given back: a decoder lasts, and should stay small.
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
    mallopt(M_TRIM_THRESHOLD, 4 << 20)
  }

  /// All that is needed of files has to be loaded before, and no other thread may run.
  static func lock(_ role: DecoderRole, socket: Int32) -> DecoderProtection {
    limit()
    photo_picker_prctl(PR_SET_DUMPABLE, 0)
    photo_picker_prctl(PR_SET_NO_NEW_PRIVS, 1)
    let landlock = Landlock.denyAll(but: role == .drawings ? fonts : [])
    // Only where Landlock says which ones may files be opened at all.
    let opensFiles = role == .drawings && landlock > 0
    return DecoderProtection(
      landlock: landlock, seccomp: SystemCalls.restrict(socket: socket, opensFiles: opensFiles))
  }

  /// What belongs to all users of a machine, and tells nothing of any of them.
  private static let fonts = [
    "/etc/fonts", "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig",
    "/usr/share/xml/fontconfig", "/var/cache/fontconfig",
  ]

  private static func limit() {
    let limits: [(resource: Int32, limit: rlim_t)] = [
      // What it may fill. Only that counts here, and not what threads reserve and never use.
      (photo_picker_resource_data(), 1 << 30),
      (photo_picker_resource_memory(), 4 << 30),
      (photo_picker_resource_core(), 0),
      (photo_picker_resource_files(), 128),
      // The longest answer: a picture of 8192 by 8192 pixels.
      (photo_picker_resource_file_size(), 256 << 20),
    ]
    for (resource, limit) in limits { photo_picker_limit(resource, limit) }
  }
}
