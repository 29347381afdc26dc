import PickerLibrary
import PickerModel
import TestSupport
import Testing

struct StreamingTests {
  private static func library(
    over folder: TestLibrary, facts: StubFacts, pace: SnapshotPace = .standard
  ) -> FolderLibrary {
    FolderLibrary(
      folders: [folder.rootPath], filter: MediaFilter(), facts: facts, rules: WalkRules(),
      pace: pace)
  }

  @Test func aSmallLibraryComesAtOnce() async throws {
    let folder = try TestLibrary()
    for number in 1...300 { try folder.addEmpty("\(number).jpg") }
    let facts = StubFacts()
    let library = Self.library(over: folder, facts: facts, pace: .unhurried)
    let snapshots = await library.untilComplete(in: .name)
    #expect(snapshots.map(\.isComplete) == [true])
    #expect(snapshots.last?.paths == (1...300).map { FilePath(folder.path("\($0).jpg")) })
    #expect(facts.batchSizes.reduce(0, +) == 300)
    #expect(facts.batchSizes.allSatisfy { $0 <= 128 })
  }

  @Test func aLargeLibraryComesInWholeSnapshots() async throws {
    let folder = try TestLibrary()
    for number in 1...2000 { try folder.addEmpty("\(number % 7)/\(number).jpg") }
    let library = Self.library(
      over: folder, facts: StubFacts(pause: .milliseconds(30)),
      pace: SnapshotPace(first: .milliseconds(10), longest: .milliseconds(20)))
    let snapshots = await library.untilComplete(in: .name)
    #expect(snapshots.count > 1)
    #expect(snapshots.dropLast().allSatisfy { !$0.isComplete && !$0.albums.isEmpty })
    #expect(snapshots.last?.isComplete == true)
    #expect(snapshots.last?.paths.count == 2000)
    var shown: Set<FilePath> = []
    for snapshot in snapshots {
      #expect(shown.isSubset(of: snapshot.paths), "and nothing goes")
      #expect(snapshot.paths == snapshot.paths.sorted(by: NaturalOrder.areInOrder))
      #expect(snapshot.albums.map(\.photos.count).dropFirst(2).reduce(0, +) == snapshot.paths.count)
      shown = Set(snapshot.paths)
    }
  }

  @Test func theSameFoldersGiveTheSameSnapshot() async throws {
    let folder = try TestLibrary()
    for number in 1...500 { try folder.addEmpty("\(number % 5)/\(number % 9)/\(number).jpg") }
    let one = try await folder.snapshot(sort: .newest)
    #expect(try await folder.snapshot(sort: .newest) == one)
  }

  @Test func droppingTheStreamEndsTheWork() async throws {
    let folder = try TestLibrary()
    for number in 1...12_800 { try folder.addEmpty("\(number).jpg") }
    let facts = StubFacts(pause: .milliseconds(50))
    let library = Self.library(
      over: folder, facts: facts, pace: SnapshotPace(first: .milliseconds(1), longest: .seconds(1)))
    for await snapshot in library.snapshots(in: .name) where !snapshot.albums.isEmpty { break }
    try await Task.sleep(for: .milliseconds(300))
    let asked = facts.batchSizes.count
    try await Task.sleep(for: .milliseconds(300))
    #expect(facts.batchSizes.count == asked)
    #expect(asked < 100, "of 100 batches")
  }

  @Test func manyFilesAreReadSoon() async throws {
    let folder = try TestLibrary()
    for number in 0..<20_000 { try folder.addEmpty("\(number / 500)/\(number).jpg") }
    let library = Self.library(over: folder, facts: StubFacts())
    let began = ContinuousClock.now
    let snapshots = await library.untilComplete(in: .newest)
    #expect(snapshots.last?.paths.count == 20_000)
    #expect(snapshots.last?.albums.count == 42)
    // A debug build on a busy machine: a release build needs a tenth of a second.
    #expect(ContinuousClock.now - began < .seconds(20))
  }
}
