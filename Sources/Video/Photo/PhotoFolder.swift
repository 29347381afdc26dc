internal import GLib
package import PickerModel

/// Where photos go.
package struct PhotoFolder: Sendable {
  package let path: FilePath

  package init(path: FilePath) { self.path = path }

  /// Writes a new file, named by the time on the clock. Makes the folder where it is missing. Blocks.
  func write(_ photo: [UInt8], takenAt instant: Int64) throws(CameraSaveFailure) -> FilePath {
    let name = Self.name(takenAt: instant)
    let names = (0..<1000).lazy.map { count in
      Array((count == 0 ? "\(name).jpg" : "\(name)_\(count).jpg").utf8)
    }
    do throws(FileFailure) {
      try Folder.make(path.bytes, mode: 0o755)
      let draft = try DraftFile(photo, in: path.bytes, mode: 0o644, durably: true)
      return path.appending(try draft.name(names))
    } catch {
      throw CameraSaveFailure(folder: path, reason: error.sentence)
    }
  }

  /// As phones name theirs.
  static func name(takenAt instant: Int64) -> String {
    let time = CivilTime(secondsSince1970: LocalTime.wallSeconds(at: instant))
    return "IMG_\(PhotoEXIF.digits(time, between: ("", "_", "")))"
  }
}
