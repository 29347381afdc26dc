import GLib
import Glibc
import PickerModel
import TestSupport
import Testing

@testable import PickerLibrary

/// What is shown of a library whose files come, change and go.
struct LiveLibraryTests {
  private let folder: TestLibrary

  init() throws {
    folder = try TestLibrary()
  }

  private func move(_ old: ByteString, _ new: ByteString) {
    #expect(rename(folder.path(old).text, folder.path(new).text) == 0)
  }

  @Test func filesComeAndGo() async throws {
    try folder.addEmpty("1.jpg")
    let followed = try await FollowedLibrary(folder)
    try folder.addEmpty("2.jpg")
    // Far sooner than it would be found without being told; see the bench for what an idle machine takes.
    #expect(try await followed.until(["1.jpg", "2.jpg"]) < .seconds(12))
    try Files.remove(folder.path("1.jpg"))
    try await followed.until(["2.jpg"])
    #expect(followed.moves == [:])
    try folder.addText("notes.txt")
    try folder.addEmpty(".hidden.jpg")
    #expect(try await followed.staysSo(), "nothing of the library changed")
  }

  @Test func aRenamedFile() async throws {
    try folder.addEmpty("1.jpg")
    try folder.addEmpty("2.jpg")
    let followed = try await FollowedLibrary(folder)
    move("1.jpg", "3.jpg")
    try await followed.until(["2.jpg", "3.jpg"])
    #expect(followed.moves == ["1.jpg": "3.jpg"])
    move("2.jpg", "hidden.txt")
    try await followed.until(["3.jpg"])
    move("hidden.txt", "4.jpg")
    try await followed.until(["3.jpg", "4.jpg"])
    #expect(followed.moves == ["1.jpg": "3.jpg"])
  }

  /// Each name but the last belongs to another file afterwards.
  @Test func filesThatAreNumberedAnew() async throws {
    for number in 1...3 { try folder.add("\(number).jpg", data: [UInt8(number)]) }
    let followed = try await FollowedLibrary(folder)
    move("3.jpg", "4.jpg")
    move("2.jpg", "3.jpg")
    move("1.jpg", "2.jpg")
    try await followed.until(["2.jpg", "3.jpg", "4.jpg"])
    #expect(followed.moves == ["1.jpg": "2.jpg", "2.jpg": "3.jpg", "3.jpg": "4.jpg"])
  }

  @Test func aFileMovedToAnotherFolder() async throws {
    try folder.add("a/1.jpg", data: [1])
    try folder.add("b/2.jpg", data: [2])
    let followed = try await FollowedLibrary(folder)
    move("a/1.jpg", "b/1.jpg")
    try await followed.until(["b/1.jpg", "b/2.jpg"])
    #expect(followed.moves == ["a/1.jpg": "b/1.jpg"])
    #expect(followed.gone.isEmpty)
  }

  @Test func aFileMovedIntoAFolderThatIsNew() async throws {
    try folder.add("1.jpg", data: [1])
    try folder.add("2.jpg", data: [2])
    let followed = try await FollowedLibrary(folder)
    try folder.addFolder("new")
    move("1.jpg", "new/1.jpg")
    try await followed.until(["2.jpg", "new/1.jpg"])
    // No watch stood in the new folder: the file itself tells that it is the same one.
    #expect(followed.moves == ["1.jpg": "new/1.jpg"])
  }

  @Test func aRenamedFolder() async throws {
    try folder.add("old/1.jpg", data: [1])
    try folder.add("old/in/deep/2.jpg", data: [2])
    let followed = try await FollowedLibrary(folder)
    move("old", "new")
    try await followed.until(["new/1.jpg", "new/in/deep/2.jpg"])
    #expect(
      followed.moves == ["old/1.jpg": "new/1.jpg", "old/in/deep/2.jpg": "new/in/deep/2.jpg"])
    #expect(followed.gone.isEmpty)
    try folder.addEmpty("new/in/deep/3.jpg")
    try await followed.until(["new/1.jpg", "new/in/deep/2.jpg", "new/in/deep/3.jpg"])
    try Files.remove(folder.path("new/1.jpg"))
    try await followed.until(["new/in/deep/2.jpg", "new/in/deep/3.jpg"])
  }

  @Test func aFolderMovedIntoAnother() async throws {
    try folder.add("a/1.jpg", data: [1])
    try folder.add("b/2.jpg", data: [2])
    let followed = try await FollowedLibrary(folder)
    move("a", "b/a")
    try await followed.until(["b/a/1.jpg", "b/2.jpg"])
    #expect(followed.moves == ["a/1.jpg": "b/a/1.jpg"])
    #expect(followed.gone.isEmpty)
  }

  @Test func foldersComeAndGo() async throws {
    try folder.addEmpty("1.jpg")
    let followed = try await FollowedLibrary(folder)
    // All at once, so that most is there before it can be watched.
    for number in 0..<50 { try folder.addEmpty("new/\(number % 5)/\(number).jpg") }
    try await followed.until("51 photos") { $0.paths.count == 51 }
    try folder.addEmpty("new/3/more.jpg")
    try await followed.until("52 photos") { $0.paths.count == 52 }
    Files.removeAll(folder.path("new"))
    try await followed.until(["1.jpg"])
    #expect(followed.snapshot.album(.folder(FilePath(folder.path("new/3")))) == nil)
    try folder.addEmpty("new/again.jpg")
    try await followed.until(["1.jpg", "new/again.jpg"])
  }

  @Test func aFolderReplacedByAnotherOfItsName() async throws {
    try folder.add("a/1.jpg", data: [1])
    try folder.add("b/2.jpg", data: [2])
    let followed = try await FollowedLibrary(folder)
    Files.removeAll(folder.path("a"))
    move("b", "a")
    try await followed.until(["a/2.jpg"])
    try folder.addEmpty("a/3.jpg")
    try await followed.until(["a/2.jpg", "a/3.jpg"])
  }

  @Test func anOverwrittenFileIsAnotherPhoto() async throws {
    try folder.add("1.jpg", data: [1])
    let followed = try await FollowedLibrary(folder)
    let first = try #require(followed.photos.first)
    try folder.add("1.jpg", data: [1, 2])
    try await followed.until("two bytes") { $0.photo?.file.bytes == 2 }
    // As programs save: another file takes the name.
    try folder.add("1.tmp", data: [3, 4])
    move("1.tmp", "1.jpg")
    try await followed.until("another file") { $0.photo?.file.inode != first.file.inode }
    // Of the same size, in the same file.
    let before = try #require(followed.photos.first)
    try folder.add("1.jpg", data: [5, 6])
    try await followed.until("another time") { $0.photo?.file.modified != before.file.modified }
    #expect(followed.names == ["1.jpg"])
    #expect(followed.moves == [:])
    #expect(followed.gone.isEmpty)
  }

  @Test func aFileTouchedIsAnotherPhoto() async throws {
    try folder.addEmpty("1.jpg")
    let followed = try await FollowedLibrary(folder)
    try Files.setModified(TestLibrary.start, of: folder.path("1.jpg"))
    try await followed.until("the time") { $0.photo?.file.modified.seconds == 1_704_067_200 }
  }

  @Test func aFileThatGrowsSlowly() async throws {
    try folder.addEmpty("0.jpg")
    let followed = try await FollowedLibrary(folder)
    let path = folder.path("1.jpg")
    let file = open(path.text, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    #expect(write(file, "1234567890", 10) == 10)
    // Its writer pauses, and then goes on.
    try await followed.until(["0.jpg", "1.jpg"])
    #expect(followed.photos.last?.file.bytes == 10)
    #expect(write(file, "xy", 2) == 2)
    close(file)
    try await followed.until("12 bytes") { $0.album(.kind(.all))?.photos.last?.file.bytes == 12 }
  }

  @Test func rightsOfAFolder() async throws {
    try folder.addEmpty("a/1.jpg")
    try folder.addEmpty("2.jpg")
    let followed = try await FollowedLibrary(folder)
    try Files.setMode(0o000, of: folder.path("a"))
    // Root may read it nevertheless: then it stays.
    try await followed.until(geteuid() == 0 ? ["2.jpg", "a/1.jpg"] : ["2.jpg"])
    try Files.setMode(0o755, of: folder.path("a"))
    try await followed.until(["2.jpg", "a/1.jpg"])
  }

  @Test func theMarkerThatHidesAFolder() async throws {
    try folder.addEmpty("a/b/1.jpg")
    try folder.addEmpty("2.jpg")
    let followed = try await FollowedLibrary(folder)
    try folder.addEmpty("a/.nomedia")
    try await followed.until(["2.jpg"])
    try folder.addEmpty("a/b/3.jpg")
    try Files.remove(folder.path("a/.nomedia"))
    try await followed.until(["2.jpg", "a/b/1.jpg", "a/b/3.jpg"])
    move("a", ".a")
    try await followed.until(["2.jpg"])
    move(".a", "a")
    try await followed.until(["2.jpg", "a/b/1.jpg", "a/b/3.jpg"])
  }

  @Test func linksToFolders() async throws {
    let other = try TestLibrary(name: "other")
    try other.addEmpty("1.jpg")
    let followed = try await FollowedLibrary(folder)
    try folder.addLink("a.link", to: other.root)
    try await followed.until(["a.link/1.jpg"])
    try other.addEmpty("2.jpg")
    try await followed.until(["a.link/1.jpg", "a.link/2.jpg"])
    try Files.remove(folder.path("a.link"))
    try await followed.until([])
  }

  @Test func aRootThatGoesAndComesBack() async throws {
    try folder.addEmpty("1.jpg")
    let followed = try await FollowedLibrary(folder)
    let away = "\(folder.root.text)-away"
    #expect(rename(folder.root.text, away) == 0)
    try await followed.until([])
    #expect(followed.snapshot.unreadable == [folder.rootPath])
    #expect(rename(away, folder.root.text) == 0)
    try await followed.until(["1.jpg"])
    #expect(followed.snapshot.unreadable == [])
    try folder.addEmpty("2.jpg")
    try await followed.until(["1.jpg", "2.jpg"])
  }

  @Test func aRootThatBecomesALink() async throws {
    let other = try TestLibrary(name: "other")
    try other.addEmpty("2.jpg")
    try folder.addEmpty("1.jpg")
    let followed = try await FollowedLibrary(folder)
    Files.removeAll(folder.root)
    #expect(symlink(other.root.text, folder.root.text) == 0)
    try await followed.until(["2.jpg"])
    try other.addEmpty("3.jpg")
    try await followed.until(["2.jpg", "3.jpg"])
    #expect(unlink(folder.root.text) == 0)
  }

  @Test func aRootThatIsMountedLater() async throws {
    let followed = try await FollowedLibrary(folder)
    guard mount("none", folder.root.text, "tmpfs", 0, nil) == 0 else {
      print("aRootThatIsMountedLater: skipped, as mounting is not allowed here")
      return
    }
    defer { umount2(folder.root.text, Int32(MNT_DETACH)) }
    try folder.addEmpty("1.jpg")
    try await followed.until(["1.jpg"])
    try folder.addEmpty("2.jpg")
    try await followed.until(["1.jpg", "2.jpg"])
    #expect(umount2(folder.root.text, 0) == 0)
    try await followed.until([])
  }
}

extension LibrarySnapshot {
  /// The first of all photos.
  fileprivate var photo: Photo? { album(.kind(.all))?.photos.first }
}
