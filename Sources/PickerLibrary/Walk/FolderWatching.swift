internal import GLib
internal import PickerModel

/// Who wants to know of what folders a library consists, so that they are watched. Called on the threads
/// that read them.
protocol FolderWatching: Sendable {
  /// A folder that the library was asked to hold is about to be opened, whether it is there or not.
  func willOpen(root: FilePath)

  /// A folder is open and about to be listed: what happens in it from here on may be missed by that.
  func willList(_ folder: FilePath, _ status: FileStatus)

  /// All that was to be listed has been.
  func walkEnded()

  /// The folder is of the library no more, or not by this path; nor is what is below it.
  func forget(_ folder: FilePath)
}
