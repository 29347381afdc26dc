import GLib
import PickerUI

/// What is remembered from one start to the next. Where the schema is not installed the defaults hold,
/// and nothing is kept.
@MainActor
final class PickerSettings {
  private let settings = Settings(
    schema: "org.photopicker.PhotoPicker", schemasIn: SharedFolder.schemas)

  /// As `file://` URIs.
  var libraryFolders: [String] {
    get { settings.strings("library-folders") ?? [] }
    set { settings.set("library-folders", newValue) }
  }

  func fill(_ options: inout PickerWindow.Options) {
    if let size = settings.pair("window-size"), size.0 > 0, size.1 > 0 {
      options.size = (width: size.0, height: size.1)
    }
    options.isMaximized = settings.boolean("window-maximized") ?? false
    options.tileSize = settings.integer("tile-size") ?? options.tileSize
  }

  func remember(_ window: PickerWindow) {
    if let size = window.sizeToRemember { settings.set("window-size", (size.width, size.height)) }
    settings.set("window-maximized", window.isMaximized)
  }
}
