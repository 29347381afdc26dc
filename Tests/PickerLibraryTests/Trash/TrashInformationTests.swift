import PickerLibrary
import PickerModel
import Testing

struct TrashInformationTests {
  private static func read(_ text: String) -> TrashInformation? {
    TrashInformation(Array(text.utf8), base: FilePath("/media/card"))
  }

  @Test(arguments: [
    ("/home/u/a%20b.jpg", "/home/u/a b.jpg"), ("/p/%C3%A9.jpg", "/p/é.jpg"),
    ("/p/a;b.jpg", "/p/a;b.jpg"),
    ("DCIM/a.jpg", "/media/card/DCIM/a.jpg"), ("a..b.jpg", "/media/card/a..b.jpg"),
    ("/p/%25%0A", "/p/%\n"),
  ])
  func paths(written: String, path: String) {
    let information = Self.read("[Trash Info]\nPath=\(written)\nDeletionDate=2024-05-01T10:20:30\n")
    #expect(information?.original == FilePath(path))
    #expect(
      information?.deleted
        == CivilTime(year: 2024, month: 5, day: 1, hour: 10, minute: 20, second: 30))
  }

  @Test func namesNeedNotBeUTF8() {
    #expect(
      Self.read("[Trash Info]\nPath=/p/%FF.jpg")?.original.bytes == Array("/p/".utf8) + [0xff]
        + Array(".jpg".utf8))
  }

  @Test(arguments: [
    "", "Path=/p/a.jpg\n", "[Trash Info]\n", "[Trash Info]\nPath=\n", "[Trash Info]\nPath=/p/%GG\n",
    "[Trash Info]\nPath=/p/%0\n", "[Trash Info]\nPath=/p/%00\n", "[Trash Info]\nPath=/p/%+1\n",
    "[Trash Info]\nPath=../a.jpg\n", "[Trash Info]\nPath=/p/../../a.jpg\n",
    "[Trash Info]\nPath=%2E%2E/a.jpg\n", "[Other]\nPath=/p/a.jpg\n",
  ])
  func whatIsNoInformation(text: String) {
    #expect(Self.read(text) == nil)
  }

  @Test(arguments: [
    ("2024-05-01T10:20:30", true), ("2024-05-01T10:20:30.123", true),
    ("2024-05-01T10:20:30Z", true),
    ("2024-13-01T10:20:30", false), ("20240501T10:20:30", false), ("2024-05-01", false),
    ("", false),
  ])
  func times(written: String, isTold: Bool) {
    let information = Self.read("[Trash Info]\r\nPath=/p/a.jpg\r\nDeletionDate=\(written)\r\n")
    #expect(information?.original == FilePath("/p/a.jpg"))
    #expect((information?.deleted != nil) == isTold)
  }

  @Test func theFirstOfSeveralCounts() {
    #expect(
      Self.read("[Trash Info]\nPath=/p/a.jpg\nPath=/p/b.jpg\n")?.original == FilePath("/p/a.jpg"))
  }
}
