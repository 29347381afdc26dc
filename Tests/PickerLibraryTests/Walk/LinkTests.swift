import Glibc
import PickerLibrary
import PickerModel
import TestSupport
import Testing

/// Each file once, by the path that people would name.
struct LinkTests {
  @Test func linksThatLeadNowhereAreSkipped() async throws {
    let library = try TestLibrary()
    try library.addLink("dangling.jpg", to: "gone.jpg")
    try library.addLink("itself.jpg", to: "itself.jpg")
    try library.addLink("nowhere", to: "/no/such/folder")
    let snapshot = try await library.snapshot()
    #expect(snapshot == LibrarySnapshot(isComplete: true))
  }

  @Test func linksToFilesAndFoldersElsewhereAreFollowed() async throws {
    let (library, other) = (try TestLibrary(), try TestLibrary(name: "other"))
    try other.addEmpty("a.jpg")
    try other.addEmpty("folder/b.jpg")
    try library.addLink("to-a.jpg", to: other.path("a.jpg"))
    try library.addLink("shelf", to: other.path("folder"))
    try library.addLink("without-extension", to: other.path("a.jpg"))
    #expect(try await library.list() == ["shelf/b.jpg", "to-a.jpg"])
  }

  @Test func loopsEnd() async throws {
    let library = try TestLibrary()
    try library.addEmpty("a/b/c.jpg")
    try library.addLink("a/b/up", to: "..")
    try library.addLink("a/top", to: library.root)
    try library.addLink("a/b/here", to: ".")
    try library.addLink("ping", to: "a/pong")
    try library.addLink("a/pong", to: "../ping")
    #expect(try await library.list() == ["a/b/c.jpg"])
  }

  @Test func aLinkUpOutOfTheLibraryIsNotFollowed() async throws {
    let library = try TestLibrary()
    try library.addEmpty("inner/a.jpg")
    try library.addEmpty("outside.jpg")
    try library.addLink("inner/up", to: library.root)
    try library.addLink("inner/root", to: "/")
    #expect(try await library.list(library.path("inner")) == ["inner/a.jpg"])
  }

  @Test func aLinkMayLeadAboveAnotherFolderOfTheLibrary() async throws {
    let (library, other) = (try TestLibrary(), try TestLibrary(name: "other"))
    try other.addEmpty("a.jpg")
    try other.addEmpty("inner/b.jpg")
    try library.addLink("shelf", to: other.root)
    let listed = try await library.list(library.root, other.path("inner"))
    #expect(Set(listed) == ["shelf/a.jpg", other.path("inner/b.jpg")])
  }

  @Test func noLinkLeadsIntoTheHomeItself() async throws {
    let library = try TestLibrary()
    try library.addEmpty("home/a.jpg")
    try library.addEmpty("home/shared/b.jpg")
    try library.addLink("pictures/home", to: library.path("home"))
    try library.addLink("pictures/shared", to: library.path("home/shared"))
    var rules = WalkRules()
    rules.home = FilePath(library.path("home"))
    #expect(
      try await library.list(library.path("pictures"), rules: rules) == ["pictures/shared/b.jpg"])
    #expect(
      try await library.list(library.path("home"), rules: rules)
        == ["home/a.jpg", "home/shared/b.jpg"])
  }

  @Test func theSameFileIsShownOnceByThePathWithoutALink() async throws {
    let library = try TestLibrary()
    try library.addEmpty("z/real.jpg")
    try library.addLink("a-link.jpg", to: "z/real.jpg")
    try library.addLink("a-folder", to: "z")
    try library.addLink("b-link.jpg", to: "a-link.jpg")
    #expect(try await library.list() == ["z/real.jpg"])
  }

  @Test func ofSeveralLinksTheFirstInByteOrder() async throws {
    let (library, other) = (try TestLibrary(), try TestLibrary(name: "other"))
    let target = try other.addEmpty("x.jpg")
    for name in ["c.jpg", "b/1.jpg", "b-1.jpg"] as [ByteString] {
      try library.addLink(name, to: target)
    }
    #expect(try await library.list() == ["b-1.jpg"])
  }

  @Test func ofHardLinksTheFirstInByteOrder() async throws {
    let library = try TestLibrary()
    let path = try library.addEmpty("b/1.jpg")
    try library.addFolder("c")
    for name in ["b-1.jpg", "c/0.jpg", "d.jpg"] as [ByteString] {
      let other = library.path(name)
      let result = path.withCString { one in other.withCString { link(one, $0) } }
      #expect(result == 0)
    }
    #expect(try await library.list() == ["b-1.jpg"])
  }

  @Test func aLibraryThatIsALinkKeepsItsName() async throws {
    let (library, other) = (try TestLibrary(), try TestLibrary(name: "other"))
    try other.addEmpty("a.jpg")
    try library.addLink("pictures", to: other.root)
    let link = library.path("pictures")
    #expect(try await library.list(link) == ["pictures/a.jpg"])
    #expect(try await library.list(link, other.root) == [other.path("a.jpg")])
  }

  @Test func foldersThatLieInOneAnotherListEachPhotoOnce() async throws {
    let library = try TestLibrary()
    try library.addEmpty("a.jpg")
    try library.addEmpty("inner/b.jpg")
    let inner = library.path("inner")
    #expect(try await library.list(inner, library.root, inner) == ["a.jpg", "inner/b.jpg"])
  }
}
