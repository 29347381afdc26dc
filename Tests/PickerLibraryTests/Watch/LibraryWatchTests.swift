import GLib
import Glibc
import PickerModel
import TestSupport
import Testing

@testable import PickerLibrary

/// What a watch tells of a real folder.
struct LibraryWatchTests {
  private let library: TestLibrary

  init() throws {
    library = try TestLibrary()
  }

  private func path(_ name: ByteString) -> FilePath { FilePath(library.path(name)) }

  /// A watch over the library and the folders in it.
  private func watch(
    _ folders: ByteString..., limit: Int = 100, root: FilePath? = nil
  ) throws -> LibraryWatch {
    let watch = LibraryWatch(limit: limit) { $0.suffix(4) == Array(".jpg".utf8) }
    watch.start()
    watch.willOpen(root: root ?? library.rootPath)
    for folder in [library.rootPath] + folders.map(path) {
      watch.willList(folder, try FileStatus(at: folder.bytes, followingLinks: true))
    }
    return watch
  }

  /// What it tells, as far as it is told within a while.
  private func changes(
    _ watch: LibraryWatch, until isEnough: @escaping @Sendable (FolderChanges) -> Bool
  ) async -> FolderChanges {
    let limit = Task {
      try await Task.sleep(for: .seconds(10))
      watch.stop()
    }
    defer { limit.cancel() }
    var all = FolderChanges()
    for await changes in watch.changes {
      all.merge(changes)
      if isEnough(all) { break }
    }
    return all
  }

  @Test func aChangeIsTold() async throws {
    let watch = try watch()
    defer { watch.stop() }
    let root = library.rootPath
    try library.addEmpty("a.jpg")
    let told = await changes(watch) { $0.folders == [root] }
    #expect(told.folders == [root] && told.moves.isEmpty)
  }

  @Test func manyChangesAreToldOnce() async throws {
    let watch = try watch()
    defer { watch.stop() }
    for number in 0..<1000 { try library.addEmpty("\(number).jpg") }
    try library.addFolder("last")
    let (root, last) = (library.rootPath, path("last"))
    watch.willList(last, try FileStatus(at: last.bytes, followingLinks: true))
    let counting = Task {
      var count = 0
      for await changes in watch.changes {
        if changes.folders.contains(root) { count += 1 }
        if changes.folders.contains(last) { break }
      }
      return count
    }
    try await Task.sleep(for: .seconds(1))
    try library.addEmpty("last/a.jpg")
    // A busy machine takes some seconds for them, and each 400 ms are told.
    #expect((1...40).contains(await counting.value), "of 1,000")
  }

  @Test func aRenamedFolder() async throws {
    try library.addEmpty("old/in/a.jpg")
    let watch = try watch("old", "old/in")
    defer { watch.stop() }
    let (old, new) = (path("old"), path("new"))
    #expect(rename(library.path("old").text, library.path("new").text) == 0)
    let told = await changes(watch) { !$0.moves.isEmpty }
    #expect(told.moves == [old: new])
    #expect(told.folders.contains(library.rootPath))
    // Walked under its new path, it is watched under that.
    watch.willList(path("new/in"), try FileStatus(at: path("new/in").bytes, followingLinks: true))
    watch.forget(old)
    let inner = path("new/in")
    try library.addEmpty("new/in/b.jpg")
    let later = await changes(watch) { $0.folders.contains(inner) }
    #expect(later.folders.contains(inner))
  }

  @Test func aForgottenFolderTellsNothing() async throws {
    try library.addEmpty("in/a.jpg")
    let watch = try watch("in")
    defer { watch.stop() }
    watch.forget(path("in"))
    let root = library.rootPath
    try library.addEmpty("in/b.jpg")
    try library.addEmpty("b.jpg")
    let told = await changes(watch) { $0.folders.contains(root) }
    #expect(told.folders == [root])
  }

  @Test func aRootThatGoesAndComesBack() async throws {
    let watch = try watch()
    defer { watch.stop() }
    let root = library.rootPath
    Files.removeAll(library.root)
    let gone = await changes(watch) { $0.folders.contains(root) }
    #expect(gone.folders.contains(root))
    watch.forget(root)
    watch.willOpen(root: root)
    try Files.makeFolder(library.root)
    let back = await changes(watch) { $0.folders.contains(root) }
    #expect(back.folders == [root])
  }

  @Test func aRootAboveWhichNothingIs() async throws {
    let root = path("not/yet/there")
    let watch = try watch(root: root)
    defer { watch.stop() }
    try library.addFolder("not")
    let told = await changes(watch) { $0.folders.contains(root) }
    #expect(told.folders.contains(root), "a part of the way is there")
    watch.willOpen(root: root)
    try library.addFolder("not/yet/there")
    let later = await changes(watch) { $0.folders.contains(root) }
    #expect(later.folders.contains(root))
  }

  @Test func aRootThatBecomesALink() async throws {
    let watch = try watch()
    defer { watch.stop() }
    let root = library.rootPath
    #expect(rename(library.root.text, "\(library.root.text)-moved") == 0)
    #expect(symlink("\(library.root.text)-moved", library.root.text) == 0)
    let told = await changes(watch) { $0.folders.contains(root) }
    #expect(told.folders.contains(root))
  }

  @Test func whoHasNoWatchIsNamed() async throws {
    for number in 1...4 {
      try library.addEmpty("\(number)/a.jpg")
      try Files.setModified(TestLibrary.start + number, of: library.path("\(number)"))
    }
    try Files.setModified(TestLibrary.start + 9, of: library.root)
    let watch = try watch("1", "2", "3", "4", limit: 3)
    defer { watch.stop() }
    #expect(watch.unwatched == [path("3"), path("4")])
    #expect(Set(watch.balance()) == [path("3"), path("4")])
    #expect(watch.unwatched == [path("1"), path("2")], "those that changed longest ago")
    #expect(watch.balance() == [])
    let (none, watched) = (path("1"), path("4"))
    try library.addEmpty("1/b.jpg")
    try library.addEmpty("4/b.jpg")
    let told = await changes(watch) { $0.folders.contains(watched) }
    #expect(told.folders.contains(watched) && !told.folders.contains(none))
  }

  @Test func stoppingEndsTheTelling() async throws {
    let watch = try watch()
    watch.stop()
    for await _ in watch.changes { Issue.record("after the end") }
  }
}

struct WatchBudgetTests {
  @Test func aPartOfWhatTheUserHas() {
    #expect(WatchBudget.watches(ofUsers: 192_536) == 8192)
    #expect(WatchBudget.watches(ofUsers: 8192) == 2048)
    #expect(WatchBudget.watches(ofUsers: 10) == 2)
    #expect(WatchBudget.watches(ofUsers: 0) == 0)
    #expect((0...8192).contains(WatchBudget.standard()))
  }

  @Test func foldersWithinFolders() {
    #expect(FilePath("/a/b").isWithin(FilePath("/a")))
    #expect(FilePath("/a").isWithin(FilePath("/a")))
    #expect(FilePath("/a").isWithin(FilePath("/")))
    #expect(!FilePath("/ab").isWithin(FilePath("/a")))
    #expect(!FilePath("/a").isWithin(FilePath("/a/b")))
  }
}
