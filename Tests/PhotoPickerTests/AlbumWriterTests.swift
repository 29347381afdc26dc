import PhotoPicker
import PickerModel
import Testing

struct AlbumWriterTests {
  private static func album(_ id: AlbumID, _ count: Int) -> Album {
    let taken = TakenTime(wall: CivilTime(secondsSince1970: 0), instant: 0, source: .mtime)
    let time = Timestamp(seconds: 0)
    let photo = Photo(
      id: PhotoID(FilePath("/p/a.png")),
      file: FileStamp(bytes: 1, modified: time, arrived: time, device: 1, inode: 1),
      facts: PhotoFacts(type: MediaType("image/png"), taken: taken))
    return Album(id: id, photos: Array(repeating: photo, count: count))
  }

  private func text(
    _ albums: [Album], _ format: OutputFormat, title: (Album) -> String = { _ in "T" }
  ) throws -> String {
    String(decoding: try AlbumWriter.bytes(of: albums, as: format, title: title), as: UTF8.self)
  }

  private let albums = [album(.kind(.all), 12), album(.folder(FilePath("/p/a b")), 3)]

  @Test func allFormsButJSONHaveTabsBetween() throws {
    #expect(try text(albums, .lines) == "all\t12\tT\nfolder:/p/a b\t3\tT\n")
    #expect(try text(albums, .uris) == "all\t12\tT\nfolder:/p/a b\t3\tT\n")
    #expect(try text(albums, .null) == "all\t12\tT\0folder:/p/a b\t3\tT\0")
  }

  @Test func titlesAreThoseOfTheUsersLanguage() throws {
    #expect(try text([albums[0]], .lines) { _ in "所有照片" } == "all\t12\t所有照片\n")
    #expect(
      try text([albums[0]], .json) { _ in "A \"title\"" }
        == #"{"version":1,"albums":[{"id":"all","title":"A \"title\"","count":12}]}"# + "\n")
  }

  @Test func noAlbumsAreNothingOrAnEmptyList() throws {
    #expect(try text([], .lines) == "")
    #expect(try text([], .null) == "")
    #expect(try text([], .json) == #"{"version":1,"albums":[]}"# + "\n")
  }

  @Test func aLineBreakInAFolderIsNotForLines() throws {
    let odd = [Self.album(.folder(FilePath("/p/a\nb")), 1)]
    #expect(throws: OutputError.lineBreakInName) { try text(odd, .lines) }
    #expect(throws: OutputError.lineBreakInName) { try text(odd, .uris) }
    #expect(try text(odd, .null) == "folder:/p/a\nb\t1\tT\0")
    #expect(
      try text(odd, .json)
        == #"{"version":1,"albums":[{"id":"folder:/p/a\nb","title":"T","count":1}]}"# + "\n")
  }

  @Test func bytesOfAFolderComeOutAsTheyAre() throws {
    let path = FilePath(bytes: Array("/caf".utf8) + [0xe9])
    let bytes = try AlbumWriter.bytes(of: [Self.album(.folder(path), 1)], as: .lines) { _ in "T" }
    #expect(bytes == Array("folder:/caf".utf8) + [0xe9] + Array("\t1\tT\n".utf8))
  }
}
