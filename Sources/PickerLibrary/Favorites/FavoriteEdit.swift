package import PickerModel

/// One change of the user's marks. Changes are kept apart until they are written, so that two pickers that
/// are open at once add to each other's marks and do not replace them.
package enum FavoriteEdit: Hashable, Sendable {
  case mark(FavoriteMark)
  case unmark(FilePath)
  /// What was marked at these paths goes by others, or is other files, all at one moment: names may have changed
  /// places. Without effect on what is not marked any more.
  case follow([FilePath: FavoriteMark])

  func apply(to marks: inout [FilePath: FavoriteMark]) {
    switch self {
    case .mark(let mark): marks[mark.path] = mark
    case .unmark(let path): marks[path] = nil
    case .follow(let moves):
      let moved = moves.filter { marks.removeValue(forKey: $0.key) != nil }
      for mark in moved.values { marks[mark.path] = mark }
    }
  }

  /// What is to be changed so that marks stay with photos that were renamed, moved or replaced. A mark is that
  /// of the file that it was given to, wherever in the library that is; where that is not to be found, of the
  /// file at its path, which an editor may have written anew.
  ///
  /// - Parameters:
  ///   - photos: all of the library.
  ///   - isThere: whether there is any file at a path. Asked only where the mark may have moved.
  /// - Returns: nil where nothing is.
  package static func following(
    _ marks: [FilePath: FavoriteMark], to photos: some Sequence<Photo>,
    isThere: (FilePath) -> Bool
  ) -> FavoriteEdit? {
    if marks.isEmpty { return nil }
    let byInode = Dictionary(grouping: marks.values, by: \.inode)
    /// The photos at the paths of marks, and those elsewhere that are the files of marks.
    var (there, elsewhere) = ([FilePath: Photo](), [FilePath: Photo]())
    for photo in photos {
      if marks[photo.id.path] != nil { there[photo.id.path] = photo }
      for mark in byInode[photo.file.inode] ?? []
      where mark.path != photo.id.path && mark.isLikely(photo) && elsewhere[mark.path] == nil {
        elsewhere[mark.path] = photo
      }
    }
    var moves: [FilePath: FavoriteMark] = [:]
    for mark in marks.values {
      var photo = there[mark.path]
      if photo?.file.inode != mark.inode, let other = elsewhere[mark.path],
        photo != nil || !isThere(mark.path)
      {
        photo = other
      }
      if let photo, mark != FavoriteMark(photo) { moves[mark.path] = FavoriteMark(photo) }
    }
    return moves.isEmpty ? nil : .follow(moves)
  }
}
