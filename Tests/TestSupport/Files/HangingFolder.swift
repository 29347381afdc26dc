import Glibc

/// A folder that answers nobody, as that of a file server that is gone: whoever looks into it waits until
/// this is dropped. A FUSE file system whose program keeps silent; needs the right to mount.
package final class HangingFolder {
  private let path: ByteString
  private var descriptor: Int32

  /// Nil where that cannot be made here.
  package init?(at path: ByteString) {
    self.path = path
    descriptor = open("/dev/fuse", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0, (try? Files.makeFolder(path)) != nil else { return nil }
    let options = "fd=\(descriptor),rootmode=40000,user_id=\(geteuid()),group_id=\(getegid())"
    let status = path.withCString { mount("hanging", $0, "fuse", 0, options) }
    if status != 0 {
      close(descriptor)
      return nil
    }
  }

  deinit {
    // From here on they all get an error.
    close(descriptor)
    path.withCString { _ = umount2($0, Int32(MNT_DETACH)) }
  }
}
