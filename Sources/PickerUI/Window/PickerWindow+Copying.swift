import GLib
import Gtk
import PickerModel

extension PickerWindow {
  /// Puts the checked photos on the clipboard, in their order: as files, and as text. Where none is
  /// checked, the focused one. The texts of many photos are made off the main actor.
  func copySelection() {
    copy(
      session.selection.isEmpty ? [grid.focusedPhoto].compactMap(\.self) : session.selection.order)
  }

  func copy(_ photos: [PhotoID]) {
    if photos.isEmpty { return }
    let outcomes = session.handOut(photos)
    Task {
      let (uris, text) = await Self.texts(of: outcomes)
      Clipboard.set(uris: uris, text: text)
      hasCopied = true
      grid.widget.announce(Sentences.copied(photos.count))
    }
  }

  @concurrent
  private nonisolated static func texts(
    of photos: [PhotoID]
  ) async -> (uris: [String], text: String) {
    let uris = photos.map { FileURI.string(ofPath: $0.path.bytes) }
    return (uris, photos.map(\.path.display).joined(separator: "\n"))
  }
}

extension PickerSession {
  /// The checked photos in their order, as escaped `file://` URIs.
  var selectionURIs: [String] {
    handOut(selection.order).map { FileURI.string(ofPath: $0.path.bytes) }
  }
}
