package import PickerModel

/// The file systems that are mounted, as `/proc/self/mountinfo` tells: proc(5).
package enum MountTable {
  /// The places at which volumes are mounted that may have a trash folder: disks, cards and sticks, and what
  /// is in memory only. File systems across a network are left out, as asking one whose server is gone takes
  /// minutes; so are the kernel's own, and what programs make up.
  package static func volumes(in table: [UInt8]) -> [FilePath] {
    table.split(separator: UInt8(ascii: "\n")).compactMap(volume)
  }

  private static func volume(_ line: ArraySlice<UInt8>) -> FilePath? {
    let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard let dash = fields.dropFirst(6).firstIndex(where: { $0.elementsEqual("-".utf8) }),
      dash + 1 < fields.endIndex,
      kinds.contains(String(decoding: fields[dash + 1], as: UTF8.self))
    else { return nil }
    let path = unescaped(fields[4])
    return systemFolders.contains(where: { path.isInside($0) }) ? nil : path
  }

  /// Spaces, tabs, line breaks and backslashes stand as a backslash and three octal digits.
  private static func unescaped(_ field: ArraySlice<UInt8>) -> FilePath {
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      guard byte == UInt8(ascii: "\\"), digits.count == 3,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(3)
    }
    return FilePath(bytes: bytes)
  }

  private static let kinds: Set<String> = [
    "ext2", "ext3", "ext4", "xfs", "btrfs", "f2fs", "bcachefs", "zfs", "jfs", "nilfs2", "reiserfs",
    "vfat", "msdos", "exfat", "ntfs", "ntfs3", "fuseblk", "hfs", "hfsplus", "apfs", "udf",
    "overlay", "tmpfs",
  ]

  private static let systemFolders = ["/dev", "/proc", "/sys", "/boot", "/run/lock", "/run/user"]
    .map { FilePath($0) }
}
