import PickerLibrary
import PickerModel
import Testing

struct MountTableTests {
  private static func volumes(_ lines: String...) -> [FilePath] {
    MountTable.volumes(in: Array(lines.joined(separator: "\n").utf8))
  }

  @Test func disksAreVolumesAndTheRestIsNot() {
    let volumes = Self.volumes(
      "22 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw",
      "23 22 0:21 / /proc rw,nosuid - proc proc rw",
      "40 22 8:17 / /run/media/u/CARD rw,nosuid shared:9 master:2 - vfat /dev/sdb1 rw",
      "41 22 0:50 / /home/u/server rw - nfs4 server:/x rw",
      "42 22 0:51 / /home/u/ssh rw - fuse.sshfs u@server: rw",
      "43 22 0:52 / /mnt/smb rw - cifs //server/x rw",
      "44 22 0:53 / /mnt/auto rw - autofs systemd-1 rw",
      "45 22 0:54 / /dev/shm rw - tmpfs tmpfs rw",
      "46 22 0:55 / /run/user/1000 rw - tmpfs tmpfs rw",
      "47 22 8:33 /sub /mnt/two rw - btrfs /dev/sdc1 rw",
      "48 22 8:49 / /mnt/ntfs rw - fuseblk /dev/sdd1 rw")
    #expect(volumes == ["/", "/run/media/u/CARD", "/mnt/two", "/mnt/ntfs"].map { FilePath($0) })
  }

  @Test func namesAreUnescaped() {
    #expect(
      Self.volumes(#"40 22 8:17 / /media/My\040Card\134\011x rw - exfat /dev/sdb1 rw"#)
        == [FilePath("/media/My Card\\\tx")])
    #expect(
      Self.volumes(#"40 22 8:17 / /media/odd\0 rw - exfat /dev/sdb1 rw"#)
        == [FilePath(#"/media/odd\0"#)])
  }

  @Test(arguments: [
    "", "\n\n", "40 22", "40 22 8:17 / /media rw", "40 22 8:17 / /media rw -", "- - - - - - -",
  ])
  func linesThatAreNone(line: String) {
    #expect(Self.volumes(line) == [])
  }
}
