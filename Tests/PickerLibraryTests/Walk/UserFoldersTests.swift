import GLib
import TestSupport
import Testing

struct UserFoldersTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func thePicturesFolderIsTheOneThatIsConfigured() {
    let (configured, home) = (Self.bytes("/home/u/图片"), Self.bytes("/home/u"))
    #expect(UserFolders.pictures(configured: configured, home: home) == configured)
  }

  @Test func theHomeIsNoPicturesFolder() throws {
    let library = try TestLibrary(name: "home")
    let home = library.root.bytes
    let link = try library.addLink("again", to: library.root).bytes
    for configured in [nil, home, link] {
      #expect(UserFolders.pictures(configured: configured, home: home) == nil)
    }
    let usual = try library.addFolder("Pictures").bytes
    for configured in [nil, home, link] {
      #expect(UserFolders.pictures(configured: configured, home: home) == usual)
    }
  }

  @Test(arguments: [
    ("/a/b/", "/a/b"), ("/a//b/./c/../d", "/a/b/d"), ("/", "/"), ("//a", "/a"), ("/../a", "/a"),
  ])
  func canonicalPaths(given: String, canonical: String) {
    #expect(UserFolders.canonical(path: Self.bytes(given)) == Self.bytes(canonical))
  }

  @Test func relativePathsStartAtTheWorkingDirectory() {
    let here = UserFolders.canonical(path: Self.bytes("."))
    #expect(here.first == UInt8(ascii: "/"))
    #expect(UserFolders.canonical(path: Self.bytes("x")) == here + Self.bytes("/x"))
    #expect(UserFolders.canonical(path: [0x2f, 0xff, 0x2f]) == [0x2f, 0xff])
  }
}
