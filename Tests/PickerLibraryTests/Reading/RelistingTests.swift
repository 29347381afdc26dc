import Glibc
import PickerLibrary
import PickerModel
import TestSupport
import Testing

/// A library that is complete, of which some folders are listed anew.
struct RelistingTests {
  /// A library of which nobody tells when its folders change, but the test.
  private struct Following {
    let folder: TestLibrary
    let facts = StubFacts()
    private let followed: FollowedLibrary

    init(_ folder: TestLibrary) async throws {
      self.folder = folder
      let pace = SnapshotPace(
        first: .seconds(600), longest: .seconds(600), settling: .milliseconds(20))
      followed = try await FollowedLibrary(folder, watching: nil, facts: facts, pace: pace)
    }

    var names: [String] { followed.names }
    var last: LibrarySnapshot { followed.snapshot }
    var snapshotCount: Int { followed.snapshotCount }
    var moves: [String: String] { followed.moves }
    var readings: [LibraryReading] { followed.library.activeReadings }

    /// Has these folders listed anew, and waits until exactly these photos are shown.
    func relist(_ folders: ByteString..., until names: [String]) async throws {
      for reading in readings { reading.relist(folders.map { FilePath(folder.path($0)) }) }
      try await until(names)
    }

    /// How many snapshots that takes depends on how busy the machine is.
    func until(_ names: [String]) async throws {
      try await until("\(names) are shown") { _ in self.names == names }
    }

    func until(_ what: String, _ condition: (LibrarySnapshot) -> Bool) async throws {
      try await followed.until(what, condition)
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
    try await following.relist("a", until: ["a/0.jpg", "a/2.jpg", "b/3.jpg"])
    try await following.relist("b", until: ["a/0.jpg", "a/2.jpg"])
    #expect(following.last.album(.folder(FilePath(following.folder.path("b")))) == nil)
    #expect(following.last.isComplete)
    #expect(following.last.progress == nil)
  }

  @Test func whatChanged() async throws {
    let following = try await Self.following("1.jpg", "2.jpg")
    let photos = following.last.album(.kind(.all))?.photos ?? []
    try following.folder.add("1.jpg", data: [1, 2, 3])
    for reading in following.readings { reading.relist([following.folder.rootPath]) }
    try await following.until("three bytes are seen") {
      $0.album(.kind(.all))?.photos.first?.file.bytes == 3
    }
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
    try await following.relist("", until: ["1.jpg", "new/deep/2.jpg", "new/3.jpg"])
    try following.folder.addEmpty("new/other/4.jpg")
    // A folder that is not known stands for the one above it.
    try await following.relist(
      "new/other", until: ["1.jpg", "new/deep/2.jpg", "new/3.jpg", "new/other/4.jpg"])
  }

  @Test func foldersThatWent() async throws {
    let following = try await Self.following("a/b/1.jpg", "a/2.jpg", "c/3.jpg")
    Files.removeAll(following.folder.path("a"))
    try await following.relist("a", until: ["c/3.jpg"])
  }

  @Test func aFolderOfAnotherName() async throws {
    let following = try await Self.following("a/b/1.jpg", "a/2.jpg", "c/3.jpg")
    try Files.rename(following.folder.path("a"), to: following.folder.path("d"))
    try await following.relist("", until: ["d/b/1.jpg", "d/2.jpg", "c/3.jpg"].sortedByName)
  }

  @Test func photosGoWithWhatWasMoved() async throws {
    let following = try await Self.following("a/b/1.jpg", "a/2.jpg", "3.jpg")
    let folder = following.folder
    try Files.rename(folder.path("a"), to: folder.path("c"))
    try Files.rename(folder.path("3.jpg"), to: folder.path("4.jpg"))
    for reading in following.readings {
      reading.relist(
        [folder.rootPath],
        moves: [
          FilePath(folder.path("a")): FilePath(folder.path("c")),
          FilePath(folder.path("3.jpg")): FilePath(folder.path("4.jpg")),
        ])
    }
    try await following.until(["4.jpg", "c/2.jpg", "c/b/1.jpg"].sortedByName)
    #expect(
      following.moves == ["a/b/1.jpg": "c/b/1.jpg", "a/2.jpg": "c/2.jpg", "3.jpg": "4.jpg"])
  }

  @Test func aFolderInThePlaceOfAnother() async throws {
    let following = try await Self.following("a/1.jpg", "b/1.jpg", "b/2.jpg")
    Files.removeAll(following.folder.path("a"))
    try Files.rename(following.folder.path("b"), to: following.folder.path("a"))
    try await following.relist("", until: ["a/1.jpg", "a/2.jpg"])
  }

  @Test func aLinkTakesThePlaceOfWhatItLeadsTo() async throws {
    let following = try await Self.following("a/1.jpg")
    let other = try TestLibrary(name: "other")
    try other.addEmpty("2.jpg")
    try following.folder.addLink("shelf", to: other.root)
    try await following.relist("", until: ["a/1.jpg", "shelf/2.jpg"])
    try following.folder.addLink("0.jpg", to: other.path("2.jpg"))
    try Files.remove(following.folder.path("shelf"))
    try await following.relist("", until: ["0.jpg", "a/1.jpg"])
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
    try await following.relist("a", until: ["b/2.jpg"])
  }

  @Test func aFolderThatBecomesHidden() async throws {
    let following = try await Self.following("a/1.jpg", "a/b/2.jpg", "3.jpg")
    try following.folder.addEmpty("a/.nomedia")
    try await following.relist("a", until: ["3.jpg"])
    try Files.remove(following.folder.path("a/.nomedia"))
    try await following.relist("a", until: ["3.jpg", "a/1.jpg", "a/b/2.jpg"].sortedByName)
  }

  @Test func manyWishesAtOnceComeTogether() async throws {
    let following = try await Self.following("a/1.jpg")
    for number in 2...40 {
      try following.folder.addEmpty("a/\(number).jpg")
      for reading in following.readings {
        reading.relist([FilePath(following.folder.path("a"))])
      }
    }
    try await following.until("40 photos are shown") { $0.paths.count == 40 }
    #expect(following.snapshotCount < 20)
  }

  @Test func allAnew() async throws {
    let following = try await Self.following("a/1.jpg", "b/2.jpg")
    try Files.remove(following.folder.path("a/1.jpg"))
    try following.folder.addEmpty("b/c/3.jpg")
    for reading in following.readings { reading.relistAll() }
    try await following.until(["b/2.jpg", "b/c/3.jpg"])
  }

  @Test func refreshingShowsASnapshotThoughNothingChanged() async throws {
    let following = try await Self.following("a/1.jpg")
    let (before, count) = (following.last, following.snapshotCount)
    for reading in following.readings { reading.refresh() }
    try await following.until("it is shown again") { _ in following.snapshotCount > count }
    #expect(following.last == before)
  }
}

extension [String] {
  /// In the order of the library by name.
  fileprivate var sortedByName: [String] {
    map { FilePath($0) }.sorted(by: NaturalOrder.areInOrder).map(\.display)
  }
}
