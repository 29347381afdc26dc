package import GLib
package import PickerModel

/// Why no copies were made. Those that were are gone again.
package enum ExportFailure: Error, Hashable, Sendable {
  case cancelled
  /// Nothing could be made of this photo.
  case photo(FilePath, ExportError)
  /// The copy of this photo could not be written.
  case file(FilePath, FileFailure)
  /// There is no folder for copies, and none could be made.
  case folder(FilePath, FileFailure)
}
