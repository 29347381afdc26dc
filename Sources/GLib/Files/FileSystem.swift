internal import CGLib
internal import Glibc

package enum FileSystem {
  /// Whether others may change what is there without this machine's kernel seeing it: a server's, a
  /// virtual machine's host's, or a program's that may stand for either. False where it cannot be told.
  /// Blocks. `statfs`
  package static func isShared(at path: [UInt8]) -> Bool {
    var status = statfs()
    guard withCString(path, { statfs($0, &status) }) == 0 else { return false }
    return shared.contains(UInt32(truncatingIfNeeded: status.f_type))
  }

  /// The path without links; the same where it leads nowhere. Blocks. `realpath`
  package static func realPath(_ path: [UInt8]) -> [UInt8] {
    guard let real = withCString(path, { realpath($0, nil) }) else { return path }
    defer { free(real) }
    return Array(cString: real)
  }

  /// The folder that a path leads into; the root for what lies in it.
  ///
  /// - Parameter path: absolute.
  package static func parent(of path: [UInt8]) -> [UInt8] {
    let end = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    return end == 0 ? Array("/".utf8) : Array(path[..<end])
  }

  /// Why this program may not do so with what is at the path; nil where it may. `access`
  static func failure(of path: [UInt8], _ wanted: Int32) -> FileFailure? {
    withCString(path) { access($0, wanted) } == 0 ? nil : FileFailure(errno: errno)
  }

  /// By the numbers of statfs(2) and `linux/magic.h`: NFS, SMB 1, CIFS, SMB 2, Coda, AFS, NCP, Ceph,
  /// 9P, VirtualBox's shared folders, OCFS2, GFS2, FUSE.
  private static let shared: Set<UInt32> = [
    0x6969, 0x517B, 0xFF53_4D42, 0xFE53_4D42, 0x7375_7245, 0x5346_414F, 0x564C, 0x00C3_6400,
    0x0102_1997, 0x786F_4256, 0x7461_636F, 0x0116_1970, 0x6573_5546,
  ]
}
