import GLib
import PickerLibrary
import PickerModel
import PickerUI
import Thumbnails

// The tray: how it is kept, and what is done with its photos.

extension Picking {
  func fillTray(_ options: inout PickerWindow.Options) {
    options.givesTrayAway = !prints
    options.pastedForms = PastedPictures.forms
    options.keepPasted = { [pasted] form, bytes in await pasted.keep(form, bytes) }
    options.givesCopies = invocation.makesCopies
    options.measureCopy = { [weak self] in await self?.length(ofCopyOf: $0) }
    options.makeCopies = { [weak self] photos, folder, progress in
      await self?.copies(of: photos, in: folder, progress) ?? .stopped
    }
  }

  private func copies(
    of photos: [PhotoID], in folder: FilePath?, _ progress: @escaping @MainActor (Int) -> Void
  ) async -> TrayCopies {
    let (export, items) = work(on: photos, in: folder ?? invocation.copyFolder)
    do throws(ExportFailure) {
      let copies = try await export.copies(of: items) { count in
        Task { @MainActor in progress(count) }
      }
      for path in copies.unshrunk { Log.message(Messages.unshrunk(path)) }
      return .made(copies.paths.map { PhotoID($0) })
    } catch {
      return Messages.notExported(error).map { .failed($0) } ?? .stopped
    }
  }

  private func length(ofCopyOf photo: Photo) async -> Int64? {
    if recipe.changesNothing { return photo.file.bytes }
    guard let copy = try? await library.decoder.export(photo.id.path, recipe) else { return nil }
    return copy.bytes.map { Int64($0.count) } ?? photo.file.bytes
  }

  func setParent(of window: PickerWindow) {
    guard let parent = invocation.parent else { return }
    let isSet =
      switch parent {
      case .x11(let number): window.setParent(x11: number)
      case .wayland(let handle): window.setParent(wayland: handle)
      }
    if !isSet { Log.message(Messages.noParent(parent)) }
  }

  /// Keeps what is in the tray until it is finished; and on the desktop asks about one that never was.
  func keepTray() {
    guard let tray, let trayStore else { return }
    tray.changed = { trayStore.keep($0) }
    trayStore.keep(tray.tray.items)
    Task { [library, prints] in
      guard let kept = await trayStore.unfinished() else { return trayStore.open() }
      // Somebody waits for other photos now; those are asked about another time.
      if prints { return }
      let items = await library.items(of: kept)
      if items.isEmpty { return trayStore.open() }
      // Until they are asked for or forgotten they stay on the disk.
      if tray.offer(items) {
        tray.changed = {
          trayStore.keep($0)
          trayStore.open()
        }
      }
    }
  }
}

extension Library {
  /// Those of a tray that are still there.
  fileprivate func items(of kept: KeptTray) async -> [TrayItem] {
    let paths = kept.items.flatMap { [$0.photo] + [$0.copy].compactMap(\.self) }
    let found = await source.photos(at: paths)
    let photos = Dictionary(found.map { ($0.id.path, $0) }) { one, _ in one }
    return kept.items.compactMap { item in
      let copy = item.copy.flatMap { photos[$0] }.map { EditedPhoto(copy: $0, edit: PhotoEdit()) }
      return photos[item.photo].map { TrayItem($0, edited: copy) }
    }
  }
}
