import Gtk
import PickerModel

/// The program in whose window a picking takes place: it gets the result in the place of standard output.
@MainActor
final class PickingHost {
  /// The host's; nil for none.
  let window: Window?
  /// What is wrong with a choice; nil where nothing is.
  let check: @MainActor @Sendable ([PickedPhoto]) async -> String?
  /// Takes the result, once; nil where there is none.
  var finished: @MainActor ([PhotoID]?) -> Void = { _ in }

  init(
    window: Window?,
    check: @escaping @MainActor @Sendable ([PickedPhoto]) async -> String?
  ) {
    (self.window, self.check) = (window, check)
  }

  func problem(with photos: [PhotoID]) async -> String? {
    await check(photos.map { PickedPhoto(path: $0.path.bytes) })
  }
}
