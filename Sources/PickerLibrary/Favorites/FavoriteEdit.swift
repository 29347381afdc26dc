package import PickerModel

/// One change of the user's marks. Changes are kept apart until they are written, so that two pickers that
/// are open at once add to each other's marks and do not replace them.
package enum FavoriteEdit: Hashable, Sendable {
  case mark(FavoriteMark)
  case unmark(FilePath)
  /// What was marked at the path goes by another one, or is another file. Without effect where it is not
  /// marked any more.
  case follow(FilePath, FavoriteMark)

  func apply(to marks: inout [FilePath: FavoriteMark]) {
    switch self {
    case .mark(let mark): marks[mark.path] = mark
    case .unmark(let path): marks[path] = nil
    case .follow(let path, let mark):
      if marks.removeValue(forKey: path) != nil { marks[mark.path] = mark }
    }
  }

  /// What is to be changed so that marks stay with photos that were renamed, moved or replaced: a mark is
  /// that of the photo at its path; where no file is there, of the one in the library that has its inode and
  /// its size.
  ///
  /// - Parameter isThere: whether there is any file at a path. Asked only where the mark may have moved.
  package static func following(
    _ marks: [FilePath: FavoriteMark], to photos: some Sequence<Photo>,
    isThere: (FilePath) -> Bool
  ) -> [FavoriteEdit] {
    if marks.isEmpty { return [] }
    let byInode = Dictionary(grouping: marks.values, by: \.inode)
    var edits: [FavoriteEdit] = []
    for photo in photos {
      if let mark = marks[photo.id.path] {
        if mark != FavoriteMark(photo) { edits.append(.follow(mark.path, FavoriteMark(photo))) }
      } else if let marks = byInode[photo.file.inode],
        let mark = marks.first(where: { $0.isLikely(photo) && !isThere($0.path) })
      {
        edits.append(.follow(mark.path, FavoriteMark(photo)))
      }
    }
    return edits
  }
}
