import Gtk
package import PickerModel

extension PickerWindow {
  /// What the window remembers and asks of the program.
  package struct Options {
    /// In logical pixels.
    package var size = (width: 1040, height: 720)
    package var isMaximized = false
    /// The least side of a tile, in logical pixels.
    package var tileSize = PhotoGrid.ordinarySize
    /// Whether a click on a tile previews it, and only its mark takes or drops it.
    package var previewsOnClick = false
    /// That of the program, as it is told to the user.
    package var version = ""
    /// Whether no trace is left of what is chosen.
    package var isPrivate = false
    /// Who reads files for the preview; nil where there is none.
    package var decoder: (any PreviewReading)?
    /// Who plays videos; nil where there is nobody.
    package var videos: (any VideoPlaying)?
    /// Who takes photos with the camera; nil where none are wanted.
    package var camera: (any PhotoTaking)?
    /// The user took this photo, which the library may not hold.
    package var photoTaken: @MainActor (PhotoID) -> Void = { _ in }
    /// Who makes edited copies; nil where photos cannot be edited.
    package var editing: (any PhotoEditing)?
    /// The user wants the photos of this folder, a path as bytes.
    package var folderChosen: @MainActor ([UInt8]) -> Void = { _ in }
    /// The folders of the library.
    package var folders: @MainActor () -> [LibraryFolder] = { [] }
    /// The user does not want the photos of this folder any more, a path as bytes.
    package var folderRemoved: @MainActor ([UInt8]) -> Void = { _ in }
    /// The user wants nothing to be remembered of how the window was.
    package var forgetSettings: @MainActor () -> Void = {}
    /// Files or folders were dropped on the window, as URIs.
    package var filesDropped: @MainActor ([String]) -> Void = { _ in }
    /// These photos are no longer there; told once each time that some are found missing.
    package var vanished: @MainActor ([PhotoID]) -> Void = { _ in }
    /// There is no such album, or nothing in it.
    package var albumAbsent: @MainActor ([UInt8]) -> Void = { _ in }
    /// Whether the photos of a tray go to other programs from here; else whoever started the picker gets
    /// them.
    package var givesTrayAway = false
    /// The forms in which a picture can be pasted, the best first.
    package var pastedForms: [String] = []
    /// Makes a file of a pasted picture, given its form and its bytes.
    package var keepPasted: @MainActor (String, [UInt8]) async -> PastedPicture = { _, _ in
      .notWritten
    }
    /// Whether other programs get copies that were made ready, and never the photos themselves.
    package var givesCopies = false
    /// Makes copies of photos, all or none, in a folder; without one, for other programs. Tells how many are
    /// made.
    package var makeCopies:
      @MainActor ([PhotoID], FilePath?, @escaping @MainActor (Int) -> Void) async -> TrayCopies = {
        _, _, _ in .stopped
      }
    /// How many bytes a photo has as it would be given away from the tray now; nil where that cannot be told.
    package var measureCopy: @MainActor (Photo) async -> Int64? = { $0.file.bytes }
    /// The picking has ended, and all that is to be said of it has been.
    package var finished: @MainActor (PickResult) -> Void = { _ in }

    package init() {}
  }
}
