import GLib
import PickerModel
import Testing

@testable import PickerLibrary

/// By a clock of the test's own.
struct ChangeSettlingTests {
  private static let folder = FilePath("/p")
  private static let start = ContinuousClock.now
  private var settling = ChangeSettling { name in name.suffix(4) == Array(".jpg".utf8) }

  private mutating func note(
    _ kind: FolderEvent.Kind, _ name: String = "", in folder: FilePath = Self.folder,
    isFolder: Bool = false, at milliseconds: Int
  ) {
    let news = FolderNews(folder: folder, kind: kind, name: Array(name.utf8), isFolder: isFolder)
    settling.note(news, at: Self.time(milliseconds))
  }

  private static func time(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  /// When something is told next, and what, as if nothing else happened.
  private mutating func next() -> (milliseconds: Int, changes: FolderChanges)? {
    while let time = settling.nextTime {
      if let changes = settling.take(at: time) {
        return (Int((time - Self.start) / .milliseconds(1)), changes)
      }
    }
    return nil
  }

  private mutating func nextFolders() -> (Int, Set<FilePath>)? {
    next().map { ($0.milliseconds, $0.changes.folders) }
  }

  @Test mutating func aWholeFileIsToldSoonAfterItIsClosed() throws {
    note(.created, "a.jpg", at: 0)
    note(.modified, "a.jpg", at: 1)
    #expect(settling.take(at: Self.time(200)) == nil)
    note(.closed, "a.jpg", at: 250)
    #expect(try #require(nextFolders()) == (370, [Self.folder]))
    #expect(settling.nextTime == nil)
  }

  @Test mutating func aFileThatGrowsIsNotTold() throws {
    note(.created, "a.jpg", at: 0)
    for time in stride(from: 100, through: 5000, by: 100) {
      note(.modified, "a.jpg", at: time)
      #expect(settling.take(at: Self.time(time)) == nil)
    }
    #expect(try #require(nextFolders()) == (5420, [Self.folder]), "nobody wrote for 300 ms")
    note(.modified, "a.jpg", at: 6000)
    note(.closed, "a.jpg", at: 6001)
    #expect(try #require(nextFolders()) == (6121, [Self.folder]))
  }

  @Test mutating func oneThatGrowsHoldsUpNoOther() throws {
    note(.created, "slow.jpg", at: 0)
    note(.created, "fast.jpg", at: 50)
    note(.closed, "fast.jpg", at: 60)
    note(.modified, "slow.jpg", at: 170)
    #expect(settling.take(at: Self.time(180))?.folders == [Self.folder])
    note(.modified, "slow.jpg", at: 400)
    #expect(try #require(nextFolders()) == (820, [Self.folder]))
  }

  @Test mutating func manyChangesAreToldAtOnceAndNotTooLate() throws {
    var told: [Int] = []
    for time in 0..<1000 {
      note(.closed, "\(time).jpg", at: time)
      if settling.take(at: Self.time(time)) != nil { told.append(time) }
    }
    #expect(told == [400, 801])
    #expect(try #require(nextFolders()) == (1119, [Self.folder]))
  }

  @Test mutating func namesThatAreNoPhotosAndHiddenOnes() {
    for name in ["a.txt", ".a.jpg", ".hidden"] {
      for kind in [FolderEvent.Kind.modified, .closed, .attributes] { note(kind, name, at: 0) }
    }
    note(.created, ".a.jpg", at: 0)
    note(.movedAway(cookie: 1), ".a.jpg", at: 0)
    note(.created, ".folder", isFolder: true, at: 0)
    note(.modified, at: 0)
    #expect(settling.nextTime == nil)
  }

  @Test mutating func theMarkerAndLinksAreTold() throws {
    note(.created, ".nomedia", at: 0)
    #expect(try #require(nextFolders()) == (120, [Self.folder]))
    note(.deleted, ".nomedia", at: 1000)
    #expect(try #require(nextFolders()) == (1120, [Self.folder]))
    note(.created, "maybe a link", at: 2000)
    #expect(try #require(nextFolders()) == (2120, [Self.folder]))
    note(.created, "link.jpg", at: 3000)
    #expect(try #require(nextFolders()) == (3420, [Self.folder]), "or a file to be written")
  }

  @Test mutating func folders() throws {
    note(.created, "new", isFolder: true, at: 0)
    #expect(try #require(nextFolders()) == (120, [Self.folder]))
    note(.attributes, "inner", isFolder: true, at: 1000)
    #expect(try #require(nextFolders()) == (1120, [Self.folder.appending("inner")]))
    note(.attributes, at: 2000)
    #expect(try #require(nextFolders()) == (2120, [Self.folder]))
    note(.folderLeft, at: 3000)
    #expect(try #require(nextFolders()) == (3120, [Self.folder]))
  }

  @Test mutating func aMoveIsPairedAcrossFolders() throws {
    let other = FilePath("/q")
    note(.movedAway(cookie: 7), "a.jpg", at: 0)
    note(.movedAway(cookie: 8), "gone.jpg", at: 0)
    note(.movedHere(cookie: 7), "b.jpg", in: other, at: 1)
    note(.movedHere(cookie: 9), "new.jpg", in: other, at: 1)
    let changes = try #require(next()).changes
    #expect(changes.folders == [Self.folder, other])
    #expect(changes.moves == [Self.folder.appending("a.jpg"): other.appending("b.jpg")])
  }

  @Test mutating func aFileRenamedWhileItIsWritten() throws {
    note(.created, "a.jpg", at: 0)
    note(.movedAway(cookie: 1), "a.jpg", at: 10)
    note(.movedHere(cookie: 1), "b.jpg", at: 10)
    #expect(try #require(nextFolders()) == (130, [Self.folder]))
    #expect(next() == nil)
    note(.closed, "b.jpg", at: 500)
    #expect(try #require(nextFolders()) == (620, [Self.folder]))
  }

  @Test mutating func droppedEvents() throws {
    settling.noteEverywhere(at: Self.time(0))
    let (time, changes) = try #require(next())
    #expect(time == 120)
    #expect(changes.isEverywhere)
  }
}

struct FolderChangesTests {
  private func moves(_ pairs: (String, String)...) -> [FilePath: FilePath] {
    var changes = FolderChanges()
    for (old, new) in pairs { changes.addMove(from: FilePath(old), to: FilePath(new)) }
    return changes.moves
  }

  @Test func chains() {
    #expect(moves(("/a", "/b"), ("/b", "/c")) == [FilePath("/a"): FilePath("/c")])
    #expect(moves(("/a", "/b"), ("/b", "/a")) == [:])
    #expect(
      moves(("/a", "/t"), ("/b", "/a"), ("/t", "/b"))
        == [FilePath("/a"): FilePath("/b"), FilePath("/b"): FilePath("/a")])
    #expect(moves(("/a", "/c"), ("/b", "/c")) == [FilePath("/b"): FilePath("/c")])
  }

  @Test func mergingKeepsAll() {
    var one = FolderChanges()
    one.folders = [FilePath("/a")]
    one.addMove(from: FilePath("/a/1"), to: FilePath("/a/2"))
    var later = FolderChanges()
    later.folders = [FilePath("/b")]
    later.addMove(from: FilePath("/a/2"), to: FilePath("/b/3"))
    later.isEverywhere = true
    one.merge(later)
    #expect(one.folders == [FilePath("/a"), FilePath("/b")])
    #expect(one.moves == [FilePath("/a/1"): FilePath("/b/3")])
    #expect(one.isEverywhere)
    #expect(FolderChanges().isEmpty && !one.isEmpty)
  }
}
