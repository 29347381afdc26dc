import PickerModel
import Testing

@testable import PickerLibrary

/// Marks that stay with photos which go by another path.
struct FollowingTests {
  private static let old = Photo.made(FilePath("/p/a.jpg"), inode: 7, bytes: 5)

  /// What is to be changed after a library with these photos was seen.
  private static func edit(_ photos: [Photo], isThere: Bool = false) -> FavoriteEdit? {
    let mark = FavoriteMark(old)
    return FavoriteEdit.following([mark.path: mark], to: photos) { _ in isThere }
  }

  @Test func nothingChangesWhereThePhotoIsThere() {
    let twin = Photo.made(FilePath("/p/z.jpg"), inode: 7, bytes: 5)
    #expect(Self.edit([Self.old]) == nil)
    #expect(Self.edit([Self.old, twin], isThere: true) == nil)
  }

  @Test func aPhotoThatWasRenamedKeepsItsMark() {
    let new = Photo.made(FilePath("/p/deep/b.jpg"), inode: 7, bytes: 5)
    #expect(Self.edit([new]) == .follow([Self.old.id.path: FavoriteMark(new)]))
    #expect(Self.edit([new], isThere: true) == nil, "a second name of the file")
  }

  @Test(arguments: [
    (UInt64(8), Int64(5), UInt64(1), Int64(0), false), (7, 6, 1, 0, false), (7, 5, 2, 0, true),
    (7, 5, 1, 9, true), (7, 5, 2, 9, false),
  ])
  func whichFileItIs(inode: UInt64, bytes: Int64, device: UInt64, modified: Int64, isIt: Bool) {
    let photo = Photo.made(
      FilePath("/p/b.jpg"), device: device, inode: inode, bytes: bytes,
      modified: Timestamp(seconds: modified))
    #expect((Self.edit([photo]) != nil) == isIt)
  }

  @Test func aPhotoThatWasReplacedKeepsTheMarkOfItsPath() {
    let new = Photo.made(Self.old.id.path, inode: 9, bytes: 50)
    #expect(Self.edit([new]) == .follow([Self.old.id.path: FavoriteMark(new)]))
  }

  @Test func aPhotoWhoseNameAnotherHasNowKeepsItsMark() {
    let moved = Photo.made(FilePath("/p/b.jpg"), inode: 7, bytes: 5)
    let other = Photo.made(Self.old.id.path, inode: 8, bytes: 5)
    #expect(Self.edit([other, moved]) == .follow([Self.old.id.path: FavoriteMark(moved)]))
    #expect(Self.edit([moved, other]) == .follow([Self.old.id.path: FavoriteMark(moved)]))
    // Edited: no file is what it was.
    #expect(Self.edit([other]) == .follow([Self.old.id.path: FavoriteMark(other)]))
  }

  /// 1, 2 and 3 have become 2, 3 and 1; 1 and 2 have hearts.
  @Test func filesThatWereNumberedAnew() throws {
    func photo(_ name: Int, inode: UInt64) -> Photo {
      Photo.made(FilePath("/p/\(name).jpg"), inode: inode, bytes: 5)
    }
    var marks: [FilePath: FavoriteMark] = [:]
    for mark in [photo(1, inode: 1), photo(2, inode: 2)].map(FavoriteMark.init) {
      marks[mark.path] = mark
    }
    let now = [photo(2, inode: 1), photo(3, inode: 2), photo(1, inode: 3)]
    for photos in [now, now.reversed()] {
      let edit = try #require(FavoriteEdit.following(marks, to: photos) { _ in true })
      #expect(edit.applied(to: marks) == Set([FilePath("/p/2.jpg"), FilePath("/p/3.jpg")]))
    }
  }
}

extension FavoriteEdit {
  /// The paths that are marked after it.
  fileprivate func applied(to marks: [FilePath: FavoriteMark]) -> Set<FilePath> {
    var marks = marks
    apply(to: &marks)
    return Set(marks.keys)
  }
}
