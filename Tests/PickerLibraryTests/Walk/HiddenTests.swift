import PickerLibrary
import PickerModel
import TestSupport
import Testing

/// What stays out of everything.
struct HiddenTests {
  private static let names: [ByteString] = [
    ".hidden.jpg", ".dots/a.jpg", "quiet/a.jpg", "quiet/below/a.jpg", "@eaDir/a.jpg",
    "#recycle/a.jpg", "lost+found/a.jpg", "$RECYCLE.BIN/a.jpg", "$Recycle.Bin/a.jpg",
    "System Volume Information/a.jpg", ".thumbnails/normal/a.png", ".Trash-1000/files/a.jpg",
    "seen/@eaDir/a.jpg",
  ]

  @Test(arguments: names)
  func staysOut(name: ByteString) async throws {
    let library = try TestLibrary()
    try library.addEmpty("quiet/.nomedia")
    try library.addEmpty("seen/b.jpg")
    try library.addEmpty(name)
    #expect(try await library.list() == ["seen/b.jpg"])
  }

  @Test func aFileOfSuchANameIsAFile() async throws {
    let library = try TestLibrary()
    try library.addEmpty("lost+found.jpg")
    try library.addFolder("loud/.nomedia")
    try library.addEmpty("loud/a.jpg")
    #expect(try await library.list() == ["loud/a.jpg", "lost+found.jpg"])
  }

  @Test func aFolderThatIsNamedIsWalkedWhateverItsName() async throws {
    let library = try TestLibrary()
    try library.addEmpty(".dots/a.jpg")
    try library.addEmpty(".dots/.more/b.jpg")
    try library.addEmpty("@eaDir/c.jpg")
    #expect(try await library.list(library.path(".dots")) == [".dots/a.jpg"])
    #expect(try await library.list(library.path("@eaDir")) == ["@eaDir/c.jpg"])
  }

  @Test func closedFoldersStayOutByWhateverPath() async throws {
    let library = try TestLibrary()
    try library.addEmpty("cache/thumbnails/large/a.png")
    try library.addEmpty("mine/thumbnails/b.png")
    try library.addLink("c", to: "cache/thumbnails")
    try library.addLink("d", to: "cache/thumbnails/large")
    var rules = WalkRules()
    rules.closedFolders = [
      FilePath(library.path("cache/thumbnails")), FilePath(library.path("cache/thumbnails/large")),
    ]
    #expect(try await library.list(rules: rules) == ["mine/thumbnails/b.png"])
    let cache = library.path("cache/thumbnails")
    #expect(try await library.list(cache, rules: rules) == [])
  }

  @Test func theRulesOfTheUserCloseTheThumbnailsAndTheTrash() {
    let closed = WalkRules.standard.closedFolders.map(\.display)
    #expect(closed.contains { $0.hasSuffix("/thumbnails") })
    #expect(closed.contains { $0.hasSuffix("/Trash/files") })
    #expect(WalkRules.standard.home != nil)
  }
}
