import GLib
import Gtk
import PickerModel

/// What is done with the photos of the tray on the desktop. One thing at a time.
extension TrayPage {
  /// Puts the photos on the clipboard, as files and as text.
  func copy() {
    give { [weak self] photos in
      Clipboard.set(
        uris: photos.map { FileURI.string(ofPath: $0.path.bytes) },
        text: photos.map(\.path.display).joined(separator: "\n"))
      self?.hasCopied = true
      return .copied(photos.count)
    }
  }

  /// Asks which program is to open the photos.
  func openWith() {
    give { [weak self] photos in
      guard let self, let first = session.tray.items.first?.shown,
        let program = await ProgramChooser.choose(over: window, type: first.facts.type.name)
      else { return nil }
      let isOpen = await program.open(photos.map { FileURI.string(ofPath: $0.path.bytes) })
      return isOpen ? .opened : .notOpened
    }
  }

  /// Has copies made in a folder that the user chooses.
  func saveCopies() {
    begin { [weak self, window, options] in
      let folder = await FolderChooser.choose(
        over: window, title: tr("Save Copies"), accept: tr("Save"), isPrivate: options.isPrivate)
      guard let folder = folder.map({ FilePath(bytes: $0) }), let self, await session.check()
      else { return nil }
      return await copies(of: session.chosen, in: folder).map { .saved($0.count, folder: folder) }
    }
  }

  /// Gives the photos away that are still there, or copies of them.
  private func give(_ work: @escaping @MainActor ([PhotoID]) async -> TraySession.Notice?) {
    begin { [weak self] in
      guard let self, await session.check() else { return nil }
      let photos = givesCopies ? await copies(of: session.chosen, in: nil) : session.chosen
      return if let photos { await work(photos) } else { nil }
    }
  }

  /// - Parameter work: gives what is to be said where the photos were used.
  private func begin(_ work: @escaping @MainActor () async -> TraySession.Notice?) {
    guard session.tray.isEnough, savingTask == nil else { return }
    savingTask = Task { [weak self, session] in
      session.dismissNotice()
      let notice = await work()
      self?.savingTask = nil
      self?.saving.hide()
      guard let notice else { return }
      if notice != .notOpened { session.wasUsed() }
      // What was left out is what has to be read.
      if case .vanished = session.notice { return }
      session.tell(notice)
    }
  }

  /// Nil where there are none; why is said.
  private func copies(of photos: [PhotoID], in folder: FilePath?) async -> [PhotoID]? {
    saving.show(0, of: photos.count)
    let copies = await options.makeCopies(photos, folder) { [weak self] done in
      self?.saving.show(done, of: photos.count)
    }
    switch copies {
    case .made(let copies): return copies
    case .stopped: break
    case .failed(let sentence): session.tell(.said(sentence))
    }
    return nil
  }
}
