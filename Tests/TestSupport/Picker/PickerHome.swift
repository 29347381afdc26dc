/// A home folder of a person who has never started the picker. Two pickers may share one.
package final class PickerHome {
  package let path: ByteString
  private let folder: TemporaryFolder
  /// Whether settings are kept from one picker to the next.
  package var keepsSettings = false

  package init() throws {
    folder = try TemporaryFolder()
    path = folder.path.appending("home")
    for folder in [config, data, cache, state] { try Files.makeFolder(folder) }
  }

  package var config: ByteString { path.appending(".config") }
  package var data: ByteString { path.appending(".local/share") }
  package var cache: ByteString { path.appending(".cache") }
  package var state: ByteString { path.appending(".local/state") }

  /// Makes a folder the user's Pictures folder (xdg-user-dirs).
  package func setPictures(_ folder: ByteString) throws {
    try Files.write(
      Array("XDG_PICTURES_DIR=\"".utf8) + folder.bytes + Array("\"\n".utf8),
      to: config.appending("user-dirs.dirs"))
  }

  var variables: [String: ByteString] {
    let settings: [String: ByteString] = keepsSettings ? ["GSETTINGS_BACKEND": "keyfile"] : [:]
    return settings.merging([
      "HOME": path, "XDG_CONFIG_HOME": config, "XDG_DATA_HOME": data, "XDG_CACHE_HOME": cache,
      "XDG_STATE_HOME": state,
    ]) { $1 }
  }
}
