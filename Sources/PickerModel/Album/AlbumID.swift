/// What makes an album this one, whatever the language: a kind, or a folder.
package enum AlbumID: Hashable, Sendable {
  case kind(AlbumKind)
  case folder(FilePath)

  /// The id of the command line and of scripts, as bytes: `camera-roll`, `folder:/home/u/Pictures`.
  package var bytes: [UInt8] {
    switch self {
    case .kind(let kind): Array(kind.rawValue.utf8)
    case .folder(let path): Self.folderPrefix + path.bytes
    }
  }

  /// Nil where the bytes name neither a kind nor a folder.
  package init?(bytes: [UInt8]) {
    if bytes.starts(with: Self.folderPrefix), bytes.count > Self.folderPrefix.count {
      self = .folder(FilePath(bytes: bytes.dropFirst(Self.folderPrefix.count)))
    } else if let kind = AlbumKind(rawValue: String(decoding: bytes, as: UTF8.self)) {
      self = .kind(kind)
    } else {
      return nil
    }
  }

  private static let folderPrefix = Array("folder:".utf8)
}
