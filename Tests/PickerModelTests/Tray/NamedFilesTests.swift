import PickerModel
import Testing

/// What other programs say when files are dropped or pasted.
struct NamedFilesTests {
  private func names(_ form: String, _ text: String) -> [NamedFiles.Name]? {
    NamedFiles(form: form, bytes: Array(text.utf8))?.names
  }

  @Test func aListOfURIs() {
    #expect(
      names(
        "text/uri-list", "# from a file manager\r\nfile:///p/a%20b.png\r\nhttps://x.org/c.png\r\n")
        == [.uri("file:///p/a%20b.png"), .uri("https://x.org/c.png")])
    #expect(names("text/uri-list", "\r\n") == nil)
    #expect(names("text/uri-list", "# nothing\r\n") == nil)
  }

  @Test(arguments: ["copy", "cut"]) func whatFileManagersCopy(verb: String) {
    #expect(
      names("x-special/gnome-copied-files", "\(verb)\nfile:///p/a.png\nfile:///p/b.png\0")
        == [.uri("file:///p/a.png"), .uri("file:///p/b.png")])
    #expect(names("x-special/gnome-copied-files", verb) == nil)
  }

  @Test func textWhoseLinesAreAllPaths() {
    #expect(
      names("UTF8_STRING", "/p/a b.png\n/p/\u{e9}.png\nfile:///p/c.png\n")
        == [.path("/p/a b.png"), .path("/p/\u{e9}.png"), .uri("file:///p/c.png")])
    #expect(names("text/plain", "/p/a.png\nand some words") == nil)
    #expect(names("text/plain", "") == nil)
  }

  @Test func pathsAreBytes() {
    let path = Array("/p/".utf8) + [0xff, 0xfe]
    #expect(NamedFiles(form: "text/plain", bytes: path)?.names == [.path(FilePath(bytes: path))])
  }
}
