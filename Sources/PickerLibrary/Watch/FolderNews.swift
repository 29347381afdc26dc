internal import GLib
internal import PickerModel

/// One thing that happened in a folder of the library.
struct FolderNews {
  let folder: FilePath
  let kind: FolderEvent.Kind
  /// Empty for the folder itself.
  var name: [UInt8] = []
  /// Whether the name is that of a folder.
  var isFolder = false

  var path: FilePath { name.isEmpty ? folder : folder.appending(name) }
}
