internal import GLib
internal import Gtk
internal import PickerLibrary
internal import PickerModel
internal import PickerUI
internal import Thumbnails

/// The photos of a form: small pictures in their order, each with a button that takes it away, and at the end
/// a button “Add Photos” that opens the picker for as many as there is room for.
@MainActor
public final class PhotoStrip {
  /// In their order, none twice.
  public private(set) var photos: [PickedPhoto] = []
  /// Called when `photos` has changed.
  public var changed: @MainActor () -> Void = {}

  private let configuration: PhotoPicker.Configuration
  private let library: Library
  private let view: PhotoStripView
  private var picking: Task<Void, Never>?

  /// - Parameter configuration: for the picker; its preselection is where the strip begins.
  public init(_ configuration: PhotoPicker.Configuration) {
    PhotoPicker.prepare()
    self.configuration = configuration
    library = Library(configuration.invocation, added: [])
    let thumbnails = ThumbnailProvider(
      decoder: library.pictures, encoder: library.pictures, cache: .users(version: Version.number),
      keeping: configuration.isPrivate ? .nothing : .whatMay(ThumbnailOptOuts.users))
    view = PhotoStripView(thumbnails: thumbnails, maximum: configuration.maximum)
    view.removed = { [weak self] in self?.remove($0) }
    view.addPressed = { [weak self] in self?.add() }
    show(configuration.preselection)
  }

  deinit { picking?.cancel() }

  /// A `GtkWidget`, which lives as long as the strip or whoever holds it.
  public var widget: UnsafeMutableRawPointer { unsafe view.widget.pointer }

  private func remove(_ photo: PhotoID) {
    show(photos.filter { $0.path != photo.path.bytes })
  }

  /// The picker begins with what is there, and what it gives takes its place.
  private func add() {
    if picking != nil { return }
    var configuration = configuration
    configuration.preselection = photos
    let window = view.widget.windowAround
    picking = Task { [weak self] in
      let chosen = try? await PhotoPicker(configuration).pick(over: window)
      self?.picking = nil
      if let chosen { self?.show(chosen) }
    }
  }

  private func show(_ photos: [PickedPhoto]) {
    if photos == self.photos { return }
    self.photos = photos
    changed()
    Task { [weak self, library] in
      let found = await library.source.photos(at: photos.map { FilePath(bytes: $0.path) })
      // Others may have come meanwhile.
      if let self, self.photos == photos { view.show(found) }
    }
  }
}
