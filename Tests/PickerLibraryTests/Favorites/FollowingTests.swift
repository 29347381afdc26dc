import PickerLibrary
import PickerModel
import Testing

/// Marks that stay with photos which go by another path.
struct FollowingTests {
  private static let old = Photo.made(FilePath("/p/a.jpg"), inode: 7, bytes: 5)

  /// The paths that are marked after a library with these photos was seen.
  private static func marked(
    _ photos: [Photo], isThere: Bool = false
  ) -> (paths: [String], edits: [FavoriteEdit]) {
    let mark = FavoriteMark(old)
    let edits = FavoriteEdit.following([mark.path: mark], to: photos) { _ in isThere }
    let paths = edits.map { edit in
      if case .follow(_, let mark) = edit { mark.path.display } else { "" }
    }
    return (paths, edits)
  }

  @Test func nothingChangesWhereThePhotoIsThere() {
    let twin = Photo.made(FilePath("/p/z.jpg"), inode: 7, bytes: 5)
    #expect(Self.marked([Self.old]).edits == [])
    #expect(Self.marked([Self.old, twin], isThere: true).edits == [])
  }

  @Test func aPhotoThatWasRenamedKeepsItsMark() {
    let new = Photo.made(FilePath("/p/deep/b.jpg"), inode: 7, bytes: 5)
    #expect(Self.marked([new]).edits == [.follow(Self.old.id.path, FavoriteMark(new))])
    #expect(Self.marked([new], isThere: true).edits == [], "a second name of the file")
  }

  @Test(arguments: [
    (UInt64(8), Int64(5), UInt64(1), Int64(0), false), (7, 6, 1, 0, false), (7, 5, 2, 0, true),
    (7, 5, 1, 9, true), (7, 5, 2, 9, false),
  ])
  func whichFileItIs(inode: UInt64, bytes: Int64, device: UInt64, modified: Int64, isIt: Bool) {
    let photo = Photo.made(
      FilePath("/p/b.jpg"), device: device, inode: inode, bytes: bytes,
      modified: Timestamp(seconds: modified))
    #expect(Self.marked([photo]).edits.isEmpty == !isIt)
  }

  @Test func aPhotoThatWasReplacedKeepsTheMarkOfItsPath() {
    let new = Photo.made(Self.old.id.path, inode: 9, bytes: 50)
    #expect(Self.marked([new]).edits == [.follow(Self.old.id.path, FavoriteMark(new))])
  }
}
