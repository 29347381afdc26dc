import Foundation
import PhotoPicker
import PickerModel
import Testing

/// What `WriterTests` leaves open.
struct PhotoWriterTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func record(
    _ path: FilePath, _ taken: TakenTime, size: PixelSize? = nil, orientation: Orientation = .up
  ) -> PhotoRecord {
    let facts = PhotoFacts(type: MediaType("image/png"), taken: taken, orientation: orientation)
    return PhotoRecord(path: path, bytes: 0, facts: facts, size: size)
  }

  private let epoch = TakenTime(
    wall: CivilTime(secondsSince1970: 0), instant: 0, source: .mtime)

  @Test func nothingIsNothingOrAnEmptyList() throws {
    for format in [OutputFormat.lines, .null, .uris] {
      #expect(try PhotoWriter.bytes(of: [], as: format).isEmpty)
    }
    #expect(text(PhotoWriter.json(of: [])) == #"{"version":1,"photos":[]}"# + "\n")
  }

  @Test func theOrderStays() throws {
    let paths = ["/b", "/a", "/c"].map { FilePath($0) }
    #expect(text(try PhotoWriter.bytes(of: paths, as: .lines)) == "/b\n/a\n/c\n")
    let json = text(PhotoWriter.json(of: paths.map { record($0, epoch) }))
    let found = paths.compactMap { json.range(of: "\"path\":\"\($0)\"")?.lowerBound }
    #expect(found.count == 3)
    #expect(found == found.sorted())
    #expect(json.contains("},{"))
  }

  @Test func oneLineBreakAmongManyNamesIsEnough() {
    let paths = ["/a", "/b\nc", "/d"].map { FilePath($0) }
    #expect(throws: OutputError.lineBreakInName) { try PhotoWriter.bytes(of: paths, as: .lines) }
    #expect(throws: Never.self) { try PhotoWriter.bytes(of: paths, as: .uris) }
  }

  @Test func aLineBreakStaysWithinItsURI() throws {
    #expect(
      text(try PhotoWriter.bytes(of: [FilePath("/a\nb")], as: .uris)) == "file:///a%0Ab\n")
  }

  /// As `g_filename_to_uri` does it.
  @Test func charactersAreEscapedAsGLibDoesIt() throws {
    let path = FilePath("/!$&'()*+,:=@-_.~ ;#?%[]{}<>\"\\^`|é")
    #expect(
      text(try PhotoWriter.bytes(of: [path], as: .uris))
        == "file:///!$&'()*+,:=@-_.~%20%3B%23%3F%25%5B%5D%7B%7D%3C%3E%22%5C%5E%60%7C%C3%A9\n")
  }

  @Test(arguments: TakenTime.Source.allCases)
  func eachSourceOfTheTimeHasItsName(_ source: TakenTime.Source) {
    let taken = TakenTime(wall: CivilTime(secondsSince1970: 0), instant: 0, source: source)
    #expect(
      text(PhotoWriter.json(of: [record(FilePath("/a"), taken)]))
        .contains(#""takenFrom":"\#(source.rawValue)","#))
  }

  @Test func namesInJSONAreThoseOfTheContract() {
    #expect(
      TakenTime.Source.allCases.map(\.rawValue) == ["exif", "xmp", "container", "name", "mtime"])
  }

  @Test(arguments: Orientation.allCases)
  func orientationsAreNumbers(_ orientation: Orientation) {
    let json = text(
      PhotoWriter.json(of: [record(FilePath("/a"), epoch, orientation: orientation)]))
    #expect(json.hasSuffix("\"orientation\":\(orientation.rawValue)}]}\n"))
  }

  @Test func itIsJSON() throws {
    let odd = FilePath(bytes: Array("/\"\\\n\u{1}".utf8) + [0xff])
    let json = PhotoWriter.json(
      of: [
        record(odd, epoch), record(FilePath("/相片"), epoch, size: PixelSize(width: 1, height: 2)),
      ])
    let object = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
    let photos = try #require(object?["photos"] as? [[String: Any]])
    #expect(object?["version"] as? Int == 1)
    #expect(photos.count == 2)
    #expect(photos[0]["path"] is NSNull)
    #expect(photos[0]["width"] is NSNull)
    #expect(photos[0]["uri"] as? String == "file:///%22%5C%0A%01%FF")
    #expect(photos[1]["path"] as? String == "/相片")
    #expect(photos[1]["width"] as? Int == 1)
    #expect(photos[1]["height"] as? Int == 2)
    #expect(photos[1]["bytes"] as? Int == 0)
  }
}
