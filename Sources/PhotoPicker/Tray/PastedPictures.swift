import GLib
import PickerModel
import PickerUI
import Synchronization

/// Makes files of pictures that are pasted. They are kept: whoever gets their paths may read them later.
final class PastedPictures: Sendable {
  private let folder: FilePath
  private let writer = WorkerPool(label: "org.photopicker.pasted", width: 1)
  private let made = Mutex<[FilePath]>([])

  /// The forms in which programs offer a picture, the best first, with the extension of the file and the bytes
  /// that it has to begin with.
  private static let kinds: [(form: String, extension: String, heads: [[UInt8]])] = [
    ("image/png", "png", [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]),
    ("image/jpeg", "jpg", [[0xff, 0xd8, 0xff]]),
    ("image/webp", "webp", [Array("RIFF".utf8)]),
    ("image/gif", "gif", [Array("GIF8".utf8)]),
    ("image/tiff", "tiff", [[0x49, 0x49, 0x2a, 0], [0x4d, 0x4d, 0, 0x2a]]),
    ("image/bmp", "bmp", [Array("BM".utf8)]),
  ]

  static var forms: [String] { kinds.map(\.form) }

  /// Where this user's pasted pictures are kept.
  static var usersFolder: FilePath {
    FilePath(bytes: UserFolders.data).appending("photo-picker/pasted")
  }

  init(folder: FilePath) { self.folder = folder }

  /// Writes the bytes as they are: they are decoded where all pictures are.
  func keep(_ form: String, _ bytes: [UInt8]) async -> PastedPicture {
    guard let kind = Self.kinds.first(where: { $0.form == form }),
      kind.heads.contains(where: bytes.starts)
    else { return .noPicture }
    return (try? await writer.run { [self] in write(bytes, kind.extension) }) ?? .notWritten
  }

  /// The tray was left: those that were made since the start go.
  ///
  /// - Parameter given: those that other programs have got.
  func forget(but given: Set<PhotoID>) async {
    let made = made.withLock { $0 }.filter { !given.contains(PhotoID($0)) }
    _ = try? await writer.run { for file in made { PrivateFile.remove(file.bytes) } }
  }

  private func write(_ bytes: [UInt8], _ letters: String) -> PastedPicture {
    do throws(FileFailure) {
      try Folder.make(folder.bytes, mode: 0o700)
      let draft = try DraftFile(bytes, in: folder.bytes, mode: 0o600)
      let wanted = Array("\(Self.name(at: LocalTime.now)).\(letters)".utf8)
      let kept = folder.appending(try draft.name(CopyName.names(from: wanted)))
      made.withLock { $0.append(kept) }
      return .kept(kept)
    } catch {
      return .notWritten
    }
  }

  /// By the clock on the wall, as screenshots are named.
  private static func name(at instant: Int64) -> String {
    let wall = CivilTime(secondsSince1970: LocalTime.wallSeconds(at: instant))
    let parts = [wall.year, wall.month, wall.day, wall.hour, wall.minute, wall.second]
    let digits = parts.map { $0 < 10 ? "0\($0)" : String($0) }
    return "Pasted \(digits[0...2].joined(separator: "-")) \(digits[3...5].joined(separator: "-"))"
  }
}
