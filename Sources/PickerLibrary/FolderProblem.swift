package import PickerModel

/// Why a folder cannot be a library.
package struct FolderProblem: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// There is nothing at the path, or a link that leads nowhere.
    case missing
    /// There is something else.
    case notAFolder
    /// It may not be read, or the device fails.
    case unreadable
  }

  package let folder: FilePath
  package let reason: Reason

  package init(folder: FilePath, reason: Reason) {
    self.folder = folder
    self.reason = reason
  }
}
