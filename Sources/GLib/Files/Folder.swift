internal import CGLib
internal import Glibc

package enum Folder {
  /// Makes the folder, and those above it that are missing. `g_mkdir_with_parents`
  package static func make(_ path: [UInt8], mode: Int32) throws(FileFailure) {
    if g_mkdir_with_parents(path.map { CChar(bitPattern: $0) } + [0], mode) != 0 {
      throw FileFailure(errno: errno)
    }
  }
}
