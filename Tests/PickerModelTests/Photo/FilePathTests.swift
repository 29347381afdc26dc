import PickerModel
import Testing

struct FilePathTests {
  @Test func namesThatDifferInNormalisationAreTwo() {
    let (composed, decomposed) = (FilePath("/p/\u{e9}.jpg"), FilePath("/p/e\u{301}.jpg"))
    #expect(composed.display == decomposed.display)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
  }

  @Test func namesThatAreNotUTF8KeepTheirBytes() {
    let bytes = Array("/p/caf".utf8) + [0xe9] + Array(".jpg".utf8)
    let path = FilePath(bytes: bytes)
    #expect(path.bytes == bytes)
    #expect(path.displayName == "caf\u{fffd}.jpg")
    #expect(path.parent.appending(path.name) == path)
  }

  @Test(arguments: [
    ("/p/a/", "/p/a"), ("/p/a///", "/p/a"), ("/", "/"), ("///", "/"), ("/p", "/p"),
  ])
  func slashesAtTheEndAreDropped(given: String, kept: String) {
    #expect(FilePath(given).display == kept)
    #expect(FilePath(given) == FilePath(kept))
  }

  @Test(arguments: [
    ("/p/a.jpg", "a.jpg", "/p"), ("/a", "a", "/"), ("/", "/", "/"), ("a", "a", "/"),
  ])
  func nameAndParent(path: String, name: String, parent: String) {
    #expect(FilePath(path).displayName == name)
    #expect(FilePath(path).parent == FilePath(parent))
  }

  @Test(arguments: [
    ("/p/a.JPG", "jpg"), ("/p/a.tar.Gz", "gz"), ("/p/.jpg", ""), ("/p/a", ""), ("/p/a.", ""),
    ("/p.d/a", ""), ("/p/.a.png", "png"),
  ])
  func extensions(path: String, expected: String) {
    #expect(FilePath(path).lowercasedExtension == expected)
  }

  @Test func appendingAddsOneSlash() {
    #expect(FilePath("/").appending("a") == FilePath("/a"))
    #expect(FilePath("/p").appending("a") == FilePath("/p/a"))
  }
}
