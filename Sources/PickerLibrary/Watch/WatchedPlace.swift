internal import PickerModel

/// Where something happens that somebody wants to know of: in a folder, which need not be there.
struct WatchedPlace: Hashable, Sendable {
  let folder: FilePath
  /// What it happens to; nil for anything in the folder.
  let name: [UInt8]?

  init(_ folder: FilePath, name: ArraySlice<UInt8>? = nil) {
    self.folder = folder
    self.name = name.map { Array($0) }
  }

  /// Where the folder comes to be; nil for the root.
  var outer: WatchedPlace? {
    let parent = folder.parent
    return parent == folder ? nil : WatchedPlace(parent, name: folder.name)
  }
}
