import GLib
import PickerModel
import PickerUI

/// What is remembered from one start to the next, for each program that names itself by `--caller` by
/// itself, and for all others together. Where the schema is not installed the defaults hold, and nothing is
/// kept.
@MainActor
final class PickerSettings {
  private let general = Settings(
    schema: "org.photopicker.PhotoPicker", schemasIn: SharedFolder.schemas)
  private let caller: CallerSettings?
  /// Whether this start is not remembered either.
  private var isForgotten = false

  /// - Parameter caller: the name that the program gave itself; nil for the desktop.
  init(caller: [UInt8]? = nil) {
    self.caller = caller.map { CallerSettings(caller: $0) }
  }

  /// As `file://` URIs.
  var libraryFolders: [String] {
    get { general.strings("library-folders") ?? [] }
    set { general.set("library-folders", newValue) }
  }

  func fill(_ options: inout PickerWindow.Options) {
    if let size = holder("window-size").pair("window-size"), size.0 > 0, size.1 > 0 {
      options.size = (width: size.0, height: size.1)
    }
    options.isMaximized = holder("window-maximized").boolean("window-maximized") ?? false
    options.tileSize = holder("tile-size").integer("tile-size") ?? options.tileSize
    options.previewsOnClick = general.string("tile-click") == "preview"
  }

  /// The order of the grid; nil where none is remembered.
  var sort: SortOrder? { holder("sort").string("sort").flatMap(SortOrder.init) }

  /// The album that was opened last; nil where none is remembered.
  var lastAlbum: AlbumID? {
    holder("last-album").string("last-album").flatMap { AlbumID(bytes: Array($0.utf8)) }
  }

  /// What the caller has not set is as the desktop has it.
  private func holder(_ key: String) -> Settings {
    guard let own = caller?.settings, own.isSet(key) else { return general }
    return own
  }

  // MARK: Remembering

  /// Keeps the order that the user chose in the window.
  func remember(sort: SortOrder) { remember("sort", sort.rawValue) }

  /// Keeps the album that the user opened. A folder whose name is not UTF-8 has no place in the settings.
  func remember(album: AlbumID) {
    if let id = String(validating: album.bytes, as: UTF8.self) { remember("last-album", id) }
  }

  func remember(_ window: PickerWindow) {
    guard let settings = own else { return }
    if let size = window.sizeToRemember { settings.set("window-size", (size.width, size.height)) }
    settings.set("window-maximized", window.isMaximized)
    settings.set("tile-size", window.grid.tileSize)
  }

  private func remember(_ key: String, _ value: String) { own?.set(key, value) }

  /// Where this start is remembered; nil where it is not.
  private var own: Settings? {
    if isForgotten { return nil }
    guard let caller else { return general }
    note(caller)
    return caller.settings
  }

  /// So that it can be forgotten. Those that were not seen for the longest time are, in the end.
  private func note(_ caller: CallerSettings) {
    var names = (general.strings("callers") ?? []).filter { $0 != caller.name }
    names.append(caller.name)
    for name in names.dropLast(CallerSettings.greatestNumber) { CallerSettings(name: name).reset() }
    general.set("callers", Array(names.suffix(CallerSettings.greatestNumber)))
  }

  /// Forgets how the windows of all programs were, and does not remember this one. The folders of the
  /// library and what a click does stay: those the user has set.
  func forget() {
    isForgotten = true
    for name in general.strings("callers") ?? [] { CallerSettings(name: name).reset() }
    for key in CallerSettings.keys + ["callers"] { general.reset(key) }
  }
}
