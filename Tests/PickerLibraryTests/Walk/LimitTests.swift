import Glibc
import PickerLibrary
import PickerModel
import TestSupport
import Testing

/// Folders that cannot be read to their end never cost the rest.
struct LimitTests {
  @Test func aMissingFolderIsUnreadable() async throws {
    let library = try TestLibrary()
    try library.addEmpty("a.jpg")
    let gone = library.path("gone")
    let snapshot = try await library.snapshot(of: [library.root, gone])
    #expect(snapshot.paths == [FilePath(library.path("a.jpg"))])
    #expect(snapshot.unreadable == [FilePath(gone)])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read all"))
  func aClosedFolderIsUnreadable() async throws {
    let library = try TestLibrary()
    try library.addEmpty("a/1.jpg")
    try library.addEmpty("b/2.jpg")
    try Files.setMode(0, of: library.path("a"))
    let snapshot = try await library.snapshot()
    #expect(snapshot.paths == [FilePath(library.path("b/2.jpg"))])
    #expect(snapshot.unreadable == [FilePath(library.path("a"))])
  }

  @Test func walksEndAtALimitOfDepth() async throws {
    let library = try TestLibrary()
    var (folder, names) = (ByteString("1"), [ByteString]())
    for depth in 1...34 {
      names.append(folder.appending("\(depth).jpg"))
      try library.addEmpty(names[depth - 1])
      folder = folder.appending("\(depth + 1)")
    }
    let snapshot = try await library.snapshot()
    #expect(snapshot.paths == names.prefix(32).map { FilePath(library.path($0)) })
    #expect(snapshot.unreadable == [FilePath(library.path(names[32].folder))])
  }

  @Test func walksEndAtALimitOfLength() async throws {
    let library = try TestLibrary()
    try library.addEmpty("short/a.jpg")
    try library.addEmpty("longer/a.jpg")
    var rules = WalkRules()
    rules.maximumPathLength = library.path("short/a.jpg").bytes.count
    #expect(try await library.list(rules: rules) == ["short/a.jpg"])
  }

  @Test func problemsOfFoldersThatAreNamed() throws {
    let library = try TestLibrary()
    let pipe = FilePath(try library.addFIFO("pipe"))
    let file = FilePath(try library.addEmpty("a.jpg"))
    let dangling = FilePath(try library.addLink("dangling", to: "gone"))
    let gone = FilePath(library.path("gone"))
    #expect(FolderLibrary.problem(with: library.rootPath) == nil)
    #expect(FolderLibrary.problem(with: gone) == FolderProblem(folder: gone, reason: .missing))
    #expect(FolderLibrary.problem(with: dangling)?.reason == .missing)
    #expect(FolderLibrary.problem(with: file)?.reason == .notAFolder)
    #expect(FolderLibrary.problem(with: pipe)?.reason == .notAFolder)
    #expect(FolderLibrary.problem(with: file.appending("x"))?.reason == .notAFolder)
  }
}
