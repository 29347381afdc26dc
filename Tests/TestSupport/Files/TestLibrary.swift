import Glibc

/// A folder of pictures, made for one test and removed after it.
///
/// Names may hold slashes: the folders above are made. Each `add…` gives the absolute path.
package final class TestLibrary {
  /// What the picker gets as FOLDER.
  package let root: ByteString
  private let folder: TemporaryFolder

  /// 2024-01-01 00:00 UTC: when the pictures of `addNumbered` begin.
  package static let start = 1_704_067_200

  /// - Parameter name: of the folder, which is the title of its album.
  package init(name: ByteString = "library") throws {
    folder = try TemporaryFolder()
    root = folder.path.appending(name)
    try Files.makeFolder(root)
  }

  package func path(_ name: ByteString) -> ByteString { root.appending(name) }

  /// - Parameter modified: in seconds since 1970; nil: now.
  @discardableResult
  package func add(_ name: ByteString, data: [UInt8], modified: Int? = nil) throws -> ByteString {
    let path = path(name)
    try Files.makeFolder(path.folder)
    try Files.write(data, to: path)
    if let modified { try Files.setModified(modified, of: path) }
    return path
  }

  @discardableResult
  package func addPNG(
    _ name: ByteString, _ picture: Picture = .flat(.blue), modified: Int? = nil
  ) throws -> ByteString {
    try add(name, data: PNG.encode(picture), modified: modified)
  }

  @discardableResult
  package func addJPEG(
    _ name: ByteString, _ picture: Picture = .flat(.red), exif: EXIF? = nil, modified: Int? = nil
  ) throws -> ByteString {
    try add(name, data: JPEG.encode(picture, exif: exif), modified: modified)
  }

  /// Adds `01.png`, `02.png` … (three digits from 100 on), the first the newest, so that they stand
  /// in this order when sorted by name and when sorted by time.
  @discardableResult
  package func addNumbered(_ count: Int, in folder: ByteString? = nil) throws -> [ByteString] {
    let digits = max(2, String(count).count)
    return try (1...count).map { number in
      let zeros = String(repeating: "0", count: digits - String(number).count)
      let name: ByteString = "\(zeros)\(number).png"
      return try addPNG(
        folder?.appending(name) ?? name, modified: Self.start + (count - number) * 3600)
    }
  }
}
