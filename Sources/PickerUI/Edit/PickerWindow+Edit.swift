import Gtk
import PickerModel

extension PickerWindow {
  var isEditing: Bool { editor?.isOpen ?? false }

  /// Whether photos can be edited at all.
  var canEdit: Bool { options.decoder != nil && options.editing != nil }

  /// What the preview calls; nil where photos cannot be edited.
  var editing: (@MainActor (Photo, PreviewPictures.Picture?) -> Void)? {
    guard canEdit else { return nil }
    return { [weak self] photo, picture in
      guard let self else { return }
      openEditor(photo, edited: session.edited(photo.id), picture: picture) { [session] edited in
        edited.map { session.use($0, for: photo.id) } ?? session.useOriginal(photo.id)
      }
    }
  }

  /// Opens the page on which a photo is edited; from there it leads back to what is shown now.
  ///
  /// - Parameters:
  ///   - edited: what is used in its place until now.
  ///   - picture: the photo’s as its file has it, as far as it is decoded.
  ///   - applied: takes what is to be used in place of the photo; nil for the photo itself.
  func openEditor(
    _ photo: Photo, edited: EditedPhoto?, picture: PreviewPictures.Picture? = nil,
    applied: @escaping @MainActor (EditedPhoto?) -> Void
  ) {
    guard session.result == nil || isInTray, !isEditing, let editor = editor ?? makeEditor() else {
      return
    }
    pageBeforeEditor = root.shownName ?? "picking"
    // Its buttons lie where the page has others.
    if case .limit = session.notice { session.dismissNotice() }
    editor.page.fit(width: root.size.width)
    root.show("edit")
    editor.open(
      photo, before: edited?.edit ?? PhotoEdit(), picture: picture, applied: applied)
  }

  private func makeEditor() -> Editor? {
    guard let decoder = options.decoder, let editing = options.editing else { return nil }
    let editor = Editor(decoder: decoder, copies: editing) { [weak self] in
      self?.editorWasLeft()
    }
    root.add(editor.page.widget, named: "edit")
    self.editor = editor
    return editor
  }

  private func editorWasLeft() {
    root.show(pageBeforeEditor)
    if isPreviewing {
      preview?.editWasLeft()
    } else if isInTray {
      trayPage?.editWasLeft()
    } else {
      grid.grabFocus()
    }
  }
}
