internal import GLib
internal import Gtk
internal import PickerModel

/// Lets a person choose photos, in a window of the program that embeds it.
///
/// GTK has been initialised, and its main loop runs on the main thread; that is what the main actor then
/// runs on, so that `await` works there. Picture files are read by `photo-picker-decoder`, which lies beside
/// the program or in `../libexec/photo-picker`, as it is installed.
@MainActor
public struct PhotoPicker {
  public let configuration: Configuration

  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Opens the picking window and waits for the choice.
  ///
  /// - Parameter window: the `GtkWindow` that waits for it and lies below it; it stays the caller's. Nil for
  ///   none.
  /// - Returns: the photos in the order in which they were checked; each was there when Done was pressed.
  /// - Throws: `cancelled` where the user or the calling task gave up, else why no window could be opened.
  public func pick(
    over window: UnsafeMutableRawPointer? = nil
  ) async throws(Failure) -> [PickedPhoto] {
    try await pick(over: unsafe window.map { unsafe Window($0, .retain) })
  }

  func pick(over window: Window?) async throws(Failure) -> [PickedPhoto] {
    guard Toolkit.hasDisplay else { throw .noDisplay }
    guard Toolkit.knowsPictures else { throw .noMediaTypes }
    Self.prepare()
    let host = PickingHost(window: window, check: configuration.check)
    let picking = Picking(configuration.invocation, for: host)
    let photos = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        host.finished = { continuation.resume(returning: $0) }
        picking.begin()
      }
    } onCancel: {
      Task { @MainActor in picking.leave() }
    }
    guard let photos else { throw .cancelled }
    return photos.map { PickedPhoto(path: $0.path.bytes) }
  }

  /// Why there is no choice.
  public enum Failure: Error, Hashable, Sendable {
    case cancelled
    /// There is no display, or GTK has not been initialised.
    case noDisplay
    /// The MIME database, Debian's `shared-mime-info`, is missing, without which GTK loads no icon.
    case noMediaTypes
  }

  private static var isPrepared = false

  /// What the whole program has once.
  static func prepare() {
    if isPrepared { return }
    isPrepared = true
    MainQueueBridge.install()
    Translation.bind(catalogues: SharedFolder.catalogues)
    Toolkit.addStyle(file: SharedFolder.styleFile)
    Toolkit.addIcons(folder: SharedFolder.icons)
  }
}
