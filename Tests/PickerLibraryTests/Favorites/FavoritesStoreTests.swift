import PickerLibrary
import PickerModel
import Synchronization
import TestSupport
import Testing

struct FavoritesStoreTests {
  /// A store on a file, and what it reports.
  private final class Subject: Sendable {
    let store: FavoritesStore
    private let problems: Reports

    private final class Reports: Sendable {
      let all = Mutex<[FavoritesProblem]>([])
    }

    init(_ file: FilePath) {
      let reports = Reports()
      problems = reports
      store = FavoritesStore(file: file) { problem in reports.all.withLock { $0.append(problem) } }
    }

    var reported: [FavoritesProblem] { problems.all.withLock { $0 } }

    var paths: Set<String> { Set(store.favorites.map(\.path.display)) }

    @discardableResult
    func mark(_ path: String, inode: UInt64 = 1) async -> Bool {
      store.note([.mark(FavoriteMark(.made(FilePath(path), inode: inode)))])
      return await store.save()
    }

    @discardableResult
    func unmark(_ path: String) async -> Bool {
      store.note([.unmark(FilePath(path))])
      return await store.save()
    }
  }

  private static func file(in folder: TestLibrary) -> FilePath {
    FilePath(folder.path("data/photo-picker/favorites"))
  }

  private static func marks(in file: FilePath) throws -> Set<String> {
    let bytes = try Files.read(ByteString(file.bytes)).bytes
    guard case .whole(let marks) = FavoritesText.read(bytes) else { throw TestFailure("broken") }
    return Set(marks.keys.map(\.display))
  }

  @Test func marksAreThereAtTheNextStart() async throws {
    let folder = try TestLibrary()
    let file = Self.file(in: folder)
    let one = Subject(file)
    await one.store.load()
    #expect(one.paths == [])
    #expect(await one.mark("/p/a.jpg"))
    #expect(await one.mark("/p/b.jpg"))
    #expect(await one.unmark("/p/a.jpg"))
    let other = Subject(file)
    await other.store.load()
    #expect(other.paths == ["/p/b.jpg"])
    #expect(one.reported + other.reported == [])
  }

  @Test func twoPickersAddToEachOthersMarks() async throws {
    let folder = try TestLibrary()
    let file = Self.file(in: folder)
    let stores = (0..<4).map { _ in Subject(file) }
    for store in stores { await store.store.load() }
    await withTaskGroup(of: Void.self) { group in
      for (number, store) in stores.enumerated() {
        group.addTask {
          for photo in 0..<25 { await store.mark("/p/\(number)-\(photo).jpg") }
          await store.unmark("/p/\(number)-0.jpg")
        }
      }
    }
    #expect(try Self.marks(in: file).count == 96)
    await stores[0].unmark("/p/3-7.jpg")
    #expect(try Self.marks(in: file).count == 95)
    #expect(stores.flatMap(\.reported) == [])
  }

  @Test func aBrokenFileIsKeptAside() async throws {
    let folder = try TestLibrary()
    let file = Self.file(in: folder)
    for number in 1...2 {
      try folder.add("data/photo-picker/favorites", data: [0, 1, 2, 3])
      let subject = Subject(file)
      await subject.store.load()
      let aside = FilePath(bytes: file.bytes + Array(".broken-\(number)".utf8))
      #expect(subject.reported == [.broken(keptAs: aside)])
      #expect(try Files.read(ByteString(aside.bytes)).bytes == [0, 1, 2, 3])
      #expect(await subject.mark("/p/a.jpg"))
      #expect(try Self.marks(in: file) == ["/p/a.jpg"])
    }
  }

  @Test func whatStillStandsInABrokenFileHolds() async throws {
    let folder = try TestLibrary()
    let file = Self.file(in: folder)
    await Subject(file).mark("/p/a.jpg")
    let bytes = try Files.read(ByteString(file.bytes)).bytes
    try Files.write(bytes.dropLast(4), to: ByteString(file.bytes))
    let subject = Subject(file)
    await subject.store.load()
    #expect(subject.paths == ["/p/a.jpg"])
    #expect(subject.reported.count == 1)
    #expect(try Self.marks(in: file) == ["/p/a.jpg"])
  }

  @Test func whatIsNoFileIsKeptAside() async throws {
    let folder = try TestLibrary()
    let file = Self.file(in: folder)
    try folder.add("data/photo-picker/favorites/x", data: [1])
    let subject = Subject(file)
    await subject.store.load()
    #expect(
      subject.reported == [.broken(keptAs: FilePath(bytes: file.bytes + Array(".broken-1".utf8)))])
    #expect(Files.exists(folder.path("data/photo-picker/favorites.broken-1/x")))
    #expect(await subject.mark("/p/a.jpg"))
  }

  @Test func theFileOfALaterVersionIsLeftAlone() async throws {
    let folder = try TestLibrary()
    let text = Array("photo-picker favorites 2\n{}".utf8)
    let path = try folder.add("data/photo-picker/favorites", data: text)
    let subject = Subject(FilePath(path))
    await subject.store.load()
    #expect(await subject.mark("/p/a.jpg") == false)
    #expect(subject.paths == ["/p/a.jpg"], "holds for this session")
    #expect(subject.reported == [.newer(FilePath(path))])
    #expect(try Files.read(path).bytes == text)
  }

  @Test func whereNothingCanBeWrittenMarksHoldForTheSession() async throws {
    let folder = try TestLibrary()
    // What is no folder can hold no file, not even for root.
    try folder.add("data", data: [])
    let file = Self.file(in: folder)
    let subject = Subject(file)
    #expect(await subject.mark("/p/a.jpg") == false)
    #expect(await subject.mark("/p/b.jpg") == false)
    #expect(subject.paths == ["/p/a.jpg", "/p/b.jpg"])
    #expect(subject.reported == [.notWritable(file)], "once")
    try Files.remove(folder.path("data"))
    #expect(await subject.unmark("/p/b.jpg"))
    #expect(try Self.marks(in: file) == ["/p/a.jpg"], "and are written as soon as that is possible")
  }

  @Test func withoutAFileMarksHoldForTheSession() async {
    let store = FavoritesStore()
    store.note([.mark(FavoriteMark(.made(FilePath("/p/a.jpg"))))])
    #expect(await store.save() == false)
    #expect(store.favorites == [PhotoID(FilePath("/p/a.jpg"))])
  }
}
