import GLib
package import PickerModel

/// Writes photos in the forms of `--format`.
package enum PhotoWriter {
  /// - Parameter paths: in the order of the output.
  package static func bytes(
    of paths: [FilePath], as format: OutputFormat
  ) throws(OutputError) -> [UInt8] {
    switch format {
    case .lines: try RecordText.joined(paths.map(\.bytes), end: UInt8(ascii: "\n"))
    case .null: try RecordText.joined(paths.map(\.bytes), end: 0)
    case .uris, .json: Array(paths.map { FileURI.string(ofPath: $0.bytes) + "\n" }.joined().utf8)
    }
  }

  /// One object, its keys always in this order.
  package static func json(of photos: [PhotoRecord]) -> [UInt8] {
    let list = photos.map(object).joined(separator: ",")
    return Array("{\"version\":1,\"photos\":[\(list)]}\n".utf8)
  }

  private static func object(_ photo: PhotoRecord) -> String {
    let path = String(validating: photo.path.bytes, as: UTF8.self)
    let fields = [
      ("path", path.map(JSONText.string) ?? "null"),
      ("uri", JSONText.string(FileURI.string(ofPath: photo.path.bytes))),
      ("mime", JSONText.string(photo.facts.type.name)),
      ("bytes", String(photo.bytes)),
      ("width", photo.size.map { String($0.width) } ?? "null"),
      ("height", photo.size.map { String($0.height) } ?? "null"),
      ("taken", JSONText.string(photo.facts.taken.iso8601)),
      ("takenFrom", JSONText.string(photo.facts.taken.source.rawValue)),
      ("orientation", String(photo.facts.orientation.rawValue)),
    ]
    return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }
}
