import Glibc
import PickerLibrary
import PickerModel
import Synchronization
import TestSupport
import Testing

/// A library that is complete, of which some folders are listed anew.
struct RelistingTests {
  /// The snapshots of a library one after another, with what was relisted in between.
  private final class Following {
    let folder: TestLibrary
    let facts = StubFacts()
    let library: FolderLibrary
    private let snapshots: AsyncStream<LibrarySnapshot>
    private(set) var last = LibrarySnapshot()

    init(_ folder: TestLibrary) async throws {
      self.folder = folder
      library = FolderLibrary(
        folders: [folder.rootPath], filter: MediaFilter(), facts: facts, rules: WalkRules(),
        pace: SnapshotPace(
          first: .seconds(600), longest: .seconds(600), settling: .milliseconds(20)))
      snapshots = library.snapshots(in: .name)
      library.readContents()
      _ = await next()
    }

    /// What is shown once these folders were listed anew.
    func relist(_ folders: ByteString...) async -> [String] {
      for reading in library.activeReadings {
        reading.relist(folders.map { FilePath(folder.path($0)) })
      }
      return await next()
    }

    func next() async -> [String] {
      var iterator = snapshots.makeAsyncIterator()
      last = await iterator.next() ?? last
      return names
    }

    var names: [String] {
      last.paths.map { $0.display.replacing("\(folder.rootPath.display)/", with: "") }
    }
  }

  private static func following(_ names: ByteString...) async throws -> Following {
    let folder = try TestLibrary()
    for name in names { try folder.addEmpty(name) }
    return try await Following(folder)
  }

  @Test func whatCameAndWent() async throws {
    let following = try await Self.following("a/1.jpg", "a/2.jpg", "b/3.jpg")
    #expect(following.names == ["a/1.jpg", "a/2.jpg", "b/3.jpg"])
    try following.folder.addEmpty("a/0.jpg")
    try Files.remove(following.folder.path("a/1.jpg"))
    try Files.remove(following.folder.path("b/3.jpg"))
    #expect(await following.relist("a") == ["a/0.jpg", "a/2.jpg", "b/3.jpg"])
    #expect(await following.relist("b") == ["a/0.jpg", "a/2.jpg"])
    #expect(following.last.album(.folder(FilePath(following.folder.path("b")))) == nil)
    #expect(following.last.isComplete)
    #expect(following.last.progress == nil)
  }

  @Test func whatChanged() async throws {
    let following = try await Self.following("1.jpg", "2.jpg")
    let photos = following.last.album(.kind(.all))?.photos ?? []
    try following.folder.add("1.jpg", data: [1, 2, 3])
    _ = await following.relist("")
    let now = following.last.album(.kind(.all))?.photos ?? []
    #expect(now.map(\.file.bytes) == [3, 0])
    #expect(now[0].id == photos[0].id)
    #expect(now[1] === photos[1], "it was not read again")
    #expect(following.facts.batchSizes == [2, 1])
  }

  @Test func foldersThatCame() async throws {
    let following = try await Self.following("1.jpg")
    try following.folder.addEmpty("new/deep/2.jpg")
    try following.folder.addEmpty("new/3.jpg")
    #expect(await following.relist("") == ["1.jpg", "new/deep/2.jpg", "new/3.jpg"])
    try following.folder.addEmpty("new/other/4.jpg")
    // A folder that is not known stands for the one above it.
    #expect(
      await following.relist("new/other")
        == ["1.jpg", "new/deep/2.jpg", "new/3.jpg", "new/other/4.jpg"])
  }

  @Test func foldersThatWent() async throws {
    let following = try await Self.following("a/b/1.jpg", "a/2.jpg", "c/3.jpg")
    Files.removeAll(following.folder.path("a"))
    #expect(await following.relist("a") == ["c/3.jpg"])
  }

  @Test func aFolderOfAnotherName() async throws {
    let following = try await Self.following("a/b/1.jpg", "a/2.jpg", "c/3.jpg")
    try Files.rename(following.folder.path("a"), to: following.folder.path("d"))
    #expect(await following.relist("") == ["d/b/1.jpg", "d/2.jpg", "c/3.jpg"].sortedByName)
  }

  @Test func photosGoWithWhatWasMoved() async throws {
    let following = try await Self.following("a/b/1.jpg", "a/2.jpg", "3.jpg")
    let folder = following.folder
    try Files.rename(folder.path("a"), to: folder.path("c"))
    try Files.rename(folder.path("3.jpg"), to: folder.path("4.jpg"))
    for reading in following.library.activeReadings {
      reading.relist(
        [folder.rootPath],
        moves: [
          FilePath(folder.path("a")): FilePath(folder.path("c")),
          FilePath(folder.path("3.jpg")): FilePath(folder.path("4.jpg")),
        ])
    }
    _ = await following.next()
    let names: [(ByteString, ByteString)] = [
      ("a/b/1.jpg", "c/b/1.jpg"), ("a/2.jpg", "c/2.jpg"), ("3.jpg", "4.jpg"),
    ]
    let moved = names.map {
      (PhotoID(FilePath(folder.path($0))), PhotoID(FilePath(folder.path($1))))
    }
    #expect(following.last.moved == Dictionary(uniqueKeysWithValues: moved))
  }

  @Test func aFolderInThePlaceOfAnother() async throws {
    let following = try await Self.following("a/1.jpg", "b/1.jpg", "b/2.jpg")
    Files.removeAll(following.folder.path("a"))
    try Files.rename(following.folder.path("b"), to: following.folder.path("a"))
    #expect(await following.relist("") == ["a/1.jpg", "a/2.jpg"])
  }

  @Test func aLinkTakesThePlaceOfWhatItLeadsTo() async throws {
    let following = try await Self.following("a/1.jpg")
    let other = try TestLibrary(name: "other")
    try other.addEmpty("2.jpg")
    try following.folder.addLink("shelf", to: other.root)
    #expect(await following.relist("") == ["a/1.jpg", "shelf/2.jpg"])
    try following.folder.addLink("0.jpg", to: other.path("2.jpg"))
    try Files.remove(following.folder.path("shelf"))
    #expect(await following.relist("") == ["0.jpg", "a/1.jpg"])
  }

  @Test func aHardLinkIsShownWhenTheFirstNameGoes() async throws {
    let folder = try TestLibrary()
    let path = try folder.addEmpty("a/1.jpg")
    try folder.addFolder("b")
    let other = folder.path("b/2.jpg")
    #expect(path.withCString { one in other.withCString { link(one, $0) } } == 0)
    let following = try await Following(folder)
    #expect(following.names == ["a/1.jpg"])
    try Files.remove(path)
    #expect(await following.relist("a") == ["b/2.jpg"])
  }

  @Test func aFolderThatBecomesHidden() async throws {
    let following = try await Self.following("a/1.jpg", "a/b/2.jpg", "3.jpg")
    try following.folder.addEmpty("a/.nomedia")
    #expect(await following.relist("a") == ["3.jpg"])
    try Files.remove(following.folder.path("a/.nomedia"))
    #expect(await following.relist("a") == ["3.jpg", "a/1.jpg", "a/b/2.jpg"].sortedByName)
  }

  @Test func manyWishesAtOnceComeTogether() async throws {
    let following = try await Self.following("a/1.jpg")
    for number in 2...40 {
      try following.folder.addEmpty("a/\(number).jpg")
      for reading in following.library.activeReadings {
        reading.relist([FilePath(following.folder.path("a"))])
      }
    }
    var snapshots = 0
    while following.names.count < 40 {
      _ = await following.next()
      snapshots += 1
    }
    #expect(snapshots < 20)
    #expect(following.names.count == 40)
  }

  @Test func allAnew() async throws {
    let following = try await Self.following("a/1.jpg", "b/2.jpg")
    try Files.remove(following.folder.path("a/1.jpg"))
    try following.folder.addEmpty("b/c/3.jpg")
    for reading in following.library.activeReadings { reading.relistAll() }
    #expect(await following.next() == ["b/2.jpg", "b/c/3.jpg"])
  }

  @Test func refreshingShowsASnapshotThoughNothingChanged() async throws {
    let following = try await Self.following("a/1.jpg")
    let before = following.last
    for reading in following.library.activeReadings { reading.refresh() }
    #expect(await following.next() == ["a/1.jpg"])
    #expect(following.last == before)
  }
}

extension [String] {
  /// In the order of the library by name.
  fileprivate var sortedByName: [String] {
    map { FilePath($0) }.sorted(by: NaturalOrder.areInOrder).map(\.display)
  }
}
