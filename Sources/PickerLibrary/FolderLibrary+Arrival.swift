package import PickerModel

extension FolderLibrary {
  /// Looks for a file that has just been written, in a folder that may be new as well, without waiting for
  /// the news of it.
  ///
  /// - Returns: whether it lies in the folders of the library.
  package func photoArrived(at path: FilePath) -> Bool {
    let folder = path.parent
    guard folders.contains(where: folder.isInside) else { return false }
    for reading in activeReadings { reading.relist([folder]) }
    return true
  }
}
