import PhotoPicker
import PickerModel
import Testing

struct WriterTests {
  private static let odd = FilePath(bytes: Array("/p/caf".utf8) + [0xe9])

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func eachFormEndsItsRecords() throws {
    let paths = [FilePath("/p/a b.jpg"), FilePath("/p/c;d.jpg")]
    #expect(text(try PhotoWriter.bytes(of: paths, as: .lines)) == "/p/a b.jpg\n/p/c;d.jpg\n")
    #expect(text(try PhotoWriter.bytes(of: paths, as: .null)) == "/p/a b.jpg\0/p/c;d.jpg\0")
    let uris = "file:///p/a%20b.jpg\nfile:///p/c%3Bd.jpg\n"
    #expect(text(try PhotoWriter.bytes(of: paths, as: .uris)) == uris)
  }

  @Test func bytesComeOutAsTheyAre() throws {
    #expect(try PhotoWriter.bytes(of: [Self.odd], as: .lines) == Self.odd.bytes + [10])
    #expect(try PhotoWriter.bytes(of: [Self.odd], as: .null) == Self.odd.bytes + [0])
    #expect(text(try PhotoWriter.bytes(of: [Self.odd], as: .uris)) == "file:///p/caf%E9\n")
  }

  @Test func aLineBreakInANameIsNotForLines() throws {
    let path = FilePath("/p/new\nline.jpg")
    #expect(throws: OutputError.lineBreakInName) { try PhotoWriter.bytes(of: [path], as: .lines) }
    #expect(text(try PhotoWriter.bytes(of: [path], as: .null)) == "/p/new\nline.jpg\0")
  }

  @Test func theKeysOfJSONStandInTheirOrder() throws {
    let wall = try #require(
      CivilTime(year: 2024, month: 5, day: 1, hour: 10, minute: 20, second: 30))
    let taken = TakenTime(wall: wall, nanoseconds: 250_000_000, offset: 480, source: .exif)
    let facts = PhotoFacts(type: MediaType("image/jpeg"), taken: taken, orientation: .right)
    let photo = PhotoRecord(
      path: FilePath("/p/a.jpg"), bytes: 5_123_456, facts: facts,
      size: PixelSize(width: 3000, height: 4000))
    let expected =
      #"{"version":1,"photos":[{"path":"/p/a.jpg","uri":"file:///p/a.jpg","mime":"image/jpeg","#
      + #""bytes":5123456,"width":3000,"height":4000,"taken":"2024-05-01T10:20:30.250+08:00","#
      + #""takenFrom":"exif","orientation":6}]}"# + "\n"
    #expect(text(PhotoWriter.json(of: [photo])) == expected)
  }

  @Test func whatIsNotKnownIsNull() {
    let taken = TakenTime(wall: CivilTime(secondsSince1970: 0), instant: 0, source: .mtime)
    let facts = PhotoFacts(type: MediaType("image/png"), taken: taken)
    let json = text(
      PhotoWriter.json(of: [PhotoRecord(path: Self.odd, bytes: 1, facts: facts, size: nil)]))
    #expect(json.contains(#""path":null,"uri":"file:///p/caf%E9","#))
    #expect(json.contains(#""width":null,"height":null,"taken":"1970-01-01T00:00:00","#))
  }

  @Test func textsAreEscaped() {
    let taken = TakenTime(wall: CivilTime(secondsSince1970: 0), instant: 0, source: .mtime)
    let facts = PhotoFacts(type: MediaType("image/png"), taken: taken)
    let path = FilePath("/p/\"\\\n\t\u{1}相")
    let json = text(
      PhotoWriter.json(of: [PhotoRecord(path: path, bytes: 1, facts: facts, size: nil)]))
    #expect(json.contains(#""path":"/p/\"\\\n\t\u0001相","#))
  }

  @Test func albumsAreTabsOrJSON() throws {
    let taken = TakenTime(wall: CivilTime(secondsSince1970: 0), instant: 0, source: .mtime)
    let stamp = FileStamp(
      bytes: 1, modified: Timestamp(seconds: 0), arrived: Timestamp(seconds: 0), device: 1, inode: 1
    )
    let photo = Photo(
      id: PhotoID(FilePath("/p/a.png")), file: stamp,
      facts: PhotoFacts(type: MediaType("image/png"), taken: taken))
    let albums = [
      Album(id: .kind(.all), photos: [photo, photo]),
      Album(id: .folder(FilePath("/p")), photos: [photo]),
    ]
    let lines = try AlbumWriter.bytes(of: albums, as: .lines) { $0.title.untranslated }
    #expect(text(lines) == "all\t2\tAll Photos\nfolder:/p\t1\tp\n")
    let json = try AlbumWriter.bytes(of: albums, as: .json) { $0.title.untranslated }
    #expect(
      text(json)
        == #"{"version":1,"albums":[{"id":"all","title":"All Photos","count":2},"#
        + #"{"id":"folder:/p","title":"p","count":1}]}"# + "\n")
  }
}
