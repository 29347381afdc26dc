import GLib
import PickerModel
import PickerUI

// Copies that are handed on in place of the photos.

extension Picking {
  /// What is done to each photo before it is handed on: what the command line asks for, and what the user
  /// chose in the tray.
  var recipe: ExportRecipe { tray?.sending.recipe(over: invocation.recipe) ?? invocation.recipe }

  var makesCopies: Bool { invocation.copyFolder != nil || !recipe.changesNothing }

  /// Makes the copies; the window stays until they are there.
  func makeReady(_ photos: [PhotoID]) {
    let (export, items) = work(on: photos, in: invocation.copyFolder)
    window?.beginExport(photos.count) { [weak self] in self?.export?.cancel() }
    self.export = Task { [weak self] in
      do throws(ExportFailure) {
        let copies = try await export.copies(of: items) { count in
          Task { @MainActor in self?.window?.showExported(count) }
        }
        self?.exported(copies) { await export.takeBack(copies) }
      } catch {
        await self?.notExported(error)
      }
    }
  }

  /// What makes copies of photos.
  ///
  /// - Parameter folder: where; nil for a folder of their own.
  func work(on photos: [PhotoID], in folder: FilePath?) -> (PhotoExport, [PhotoExport.Item]) {
    let export = PhotoExport(exporter: library.decoder, to: folder.map { .named($0) } ?? .own)
    return (export, photos.map { PhotoExport.Item($0.path, recipe) })
  }

  /// - Parameter takeBack: removes the copies.
  private func exported(
    _ copies: PhotoExport.Copies, takeBack: @escaping @Sendable () async -> Void
  ) {
    for path in copies.unshrunk { Log.message(Messages.unshrunk(path)) }
    window?.endExport()
    export = nil
    handOn(copies.paths.map { PhotoID($0) }, takeBack: takeBack)
  }

  private func notExported(_ failure: ExportFailure) async {
    guard let sentence = Messages.notExported(failure) else { return end(.cancelled) }
    Log.message(sentence)
    await window?.showExportFailure(sentence)
    end(.failed)
  }
}
