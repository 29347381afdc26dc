/// What the Trash knows of a photo in it.
package struct TrashedPhoto: Hashable, Sendable {
  /// Where it was before.
  package let original: FilePath
  /// When it was deleted; nil where that is not told.
  package let deleted: CivilTime?

  package init(original: FilePath, deleted: CivilTime?) {
    self.original = original
    self.deleted = deleted
  }
}

/// Why a photo could not be put back.
package enum RestoreFailure: Error, Hashable, Sendable {
  /// It is not in the Trash any more.
  case gone
  /// There is another file where it was.
  case occupied(FilePath)
  /// Its folder cannot be made, or not be written to.
  case notWritable(FilePath)
}
