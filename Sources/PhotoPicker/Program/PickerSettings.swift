import GLib
import PickerModel
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
    options.previewsOnClick = settings.string("tile-click") == "preview"
  }

  /// The order of the grid; nil where none is remembered.
  var sort: SortOrder? { settings.string("sort").flatMap(SortOrder.init) }

  /// Keeps the order that the user chose in the window.
  func remember(sort: SortOrder) { settings.set("sort", sort.rawValue) }

  func remember(_ window: PickerWindow) {
    if let size = window.sizeToRemember { settings.set("window-size", (size.width, size.height)) }
    settings.set("window-maximized", window.isMaximized)
    settings.set("tile-size", window.grid.tileSize)
  }
}
