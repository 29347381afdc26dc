import Gtk
import PickerModel

extension Editor {
  /// Until then it is not said that the copy is being written.
  private static let patience = Duration.milliseconds(300)

  /// Has the copy written and used in place of the photo; without edits the photo itself is used.
  func apply() {
    guard canEdit, let photo, let edit = edit?.edit else { return }
    if edit == before { return close() }
    if edit.changesNothing { return finish(nil) }
    page.notice.show(nil)
    page.show(isApplying: true, isSeen: false)
    showApplyingLater()
    applying = Task { [weak self, copies] in
      do throws(PhotoEditFailure) {
        let copy = try await copies.copy(of: photo, edit)
        self?.wrote(copy, of: photo, edit)
      } catch {
        self?.failed(error, photo)
      }
    }
  }

  func stopApplying() {
    applying?.cancel()
    endApplying()
  }

  private func showApplyingLater() {
    Task { [weak self] in
      try? await Task.sleep(for: Self.patience)
      if let self, applying != nil { page.show(isApplying: true, isSeen: true) }
    }
  }

  private func endApplying() {
    applying = nil
    page.show(isApplying: false, isSeen: false)
    show()
    page.view.widget.grabFocus()
  }

  private func finish(_ edited: EditedPhoto?) {
    applied(edited)
    applying = nil
    close()
  }

  /// The task may have been cancelled when all was done already: then nobody wants the copy.
  private func wrote(_ copy: Photo, of photo: Photo, _ edit: PhotoEdit) {
    guard !Task.isCancelled, self.photo == photo else {
      Task { [copies] in await copies.discard([copy.id]) }
      return
    }
    finish(EditedPhoto(copy: copy, edit: edit))
  }

  private func failed(_ failure: PhotoEditFailure, _ photo: Photo) {
    guard !Task.isCancelled, failure != .cancelled, self.photo == photo else { return }
    endApplying()
    page.notice.show(Sentences.notEdited(failure, photo))
  }
}
