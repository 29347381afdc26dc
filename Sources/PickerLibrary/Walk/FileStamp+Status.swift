internal import GLib
internal import PickerModel

extension FileStamp {
  init(_ status: FileStatus) {
    self.init(
      bytes: status.bytes, modified: Timestamp(status.modified),
      arrived: Timestamp(status.born ?? status.changed), device: status.device, inode: status.inode)
  }
}

extension Timestamp {
  init(_ time: FileTime) {
    self.init(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }
}
