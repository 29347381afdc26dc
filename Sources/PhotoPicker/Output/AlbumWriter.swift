package import PickerModel

/// Writes the list of albums in the forms of `--format`.
package enum AlbumWriter {
  /// - Parameter title: an album's title in the user's language.
  package static func bytes(
    of albums: [Album], as format: OutputFormat, title: (Album) -> String
  ) throws(OutputError) -> [UInt8] {
    if format == .json { return json(albums, title) }
    let records = albums.map { album in
      album.id.bytes + Array("\t\(album.photos.count)\t\(title(album))".utf8)
    }
    return try RecordText.joined(records, end: format == .null ? 0 : UInt8(ascii: "\n"))
  }

  private static func json(_ albums: [Album], _ title: (Album) -> String) -> [UInt8] {
    let list = albums.map { album in
      let id = JSONText.string(String(decoding: album.id.bytes, as: UTF8.self))
      return
        "{\"id\":\(id),\"title\":\(JSONText.string(title(album))),\"count\":\(album.photos.count)}"
    }
    return Array("{\"version\":1,\"albums\":[\(list.joined(separator: ","))]}\n".utf8)
  }
}
