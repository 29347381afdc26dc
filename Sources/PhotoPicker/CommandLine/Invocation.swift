package import PickerModel

/// What the command line asks for.
package struct Invocation: Sendable, Equatable {
  package enum Action: Sendable, Equatable {
    /// Open the window. Where `prints` is false the photos go to other programs from there.
    case pick(prints: Bool)
    case listAlbums
    /// List the photos of the album that is named by these bytes: an id, or a title.
    case listPhotos([UInt8])
    case forgetSettings
    case version
  }

  package var action = Action.pick(prints: false)
  /// As named, made absolute; empty for the user's own library.
  package var folders: [FilePath] = []
  package var request = PickRequest()
  package var format = OutputFormat.lines
  /// Where the result is written; nil for standard output.
  package var output: FilePath?
  /// Who asks: what the window remembers is remembered for each by itself. Nil for the desktop.
  package var caller: [UInt8]?

  /// Whether nothing of what is seen is kept: no thumbnail, no index, no recent file.
  package var isPrivate = false

  /// What is done to the photos before they are handed on.
  package var recipe = ExportRecipe()
  /// Where copies are put; nil for a folder of their own.
  package var copyFolder: FilePath?

  /// Whether it begins in the tray.
  package var composes = false

  /// The window to open over; nil for none.
  package var parent: ParentWindow?

  package init() {}

  /// Whether it prints what there is, and nobody chooses.
  var lists: Bool {
    switch action {
    case .listAlbums, .listPhotos: true
    default: false
    }
  }

  /// Whether copies are handed on in place of the photos.
  var makesCopies: Bool { copyFolder != nil || !recipe.changesNothing }

  /// Whether the library is shown while it changes: else it is read once.
  var opensWindow: Bool {
    if case .pick = action { true } else { false }
  }
}
