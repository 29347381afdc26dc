internal import GLib

/// The kernel's files of cameras. GStreamer leaves those out that it may not open, as if they were not
/// there.
enum CameraNodes {
  /// Whether there is any.
  static var exist: Bool { !paths.isEmpty }

  /// Whether there are some, and none that this program may use.
  static var areRefused: Bool {
    let paths = paths
    return !paths.isEmpty && !paths.contains(where: Process.mayUse)
  }

  private static var paths: [[UInt8]] {
    guard var folder = try? Directory(at: Array("/dev".utf8)) else { return [] }
    var paths: [[UInt8]] = []
    while let entry = try? folder.next() {
      if entry.name.starts(with: "video".utf8) { paths.append(Array("/dev/".utf8) + entry.name) }
    }
    return paths
  }
}
