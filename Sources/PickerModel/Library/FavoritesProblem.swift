/// What stands in the way of keeping the user's marks. The picker works all the same: marks that cannot be
/// kept hold as long as it runs.
package enum FavoritesProblem: Error, Hashable, Sendable {
  /// The file could not be read whole. It is kept under this name.
  case broken(keptAs: FilePath)
  /// A later version of the picker wrote the file, which is left as it is.
  case newer(FilePath)
  /// The file cannot be written.
  case notWritable(FilePath)
}
