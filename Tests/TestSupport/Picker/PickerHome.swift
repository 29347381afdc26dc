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

  /// Begins with these settings, and keeps them.
  ///
  /// - Parameter lines: such as `tile-click='preview'`, as GLib's keyfile backend has them.
  package func setSettings(_ lines: String...) throws {
    keepsSettings = true
    try Files.makeFolder(settings.folder)
    let text = (["[org/photopicker/PhotoPicker]"] + lines).map { $0 + "\n" }.joined()
    try Files.write(Array(text.utf8), to: settings)
  }

  /// The file of the settings that are kept.
  package var settings: ByteString { config.appending("glib-2.0/settings/keyfile") }

  var variables: [String: ByteString] {
    let settings: [String: ByteString] = keepsSettings ? ["GSETTINGS_BACKEND": "keyfile"] : [:]
    return settings.merging([
      "HOME": path, "XDG_CONFIG_HOME": config, "XDG_DATA_HOME": data, "XDG_CACHE_HOME": cache,
      "XDG_STATE_HOME": state,
    ]) { $1 }
  }
}
