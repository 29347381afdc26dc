import GLib
import PickerModel

@testable import ImageDecoding

extension Sample {
  /// - Parameter change: what the recipe asks for.
  func export(
    _ change: (inout ExportRecipe) -> Void
  ) throws(ExportError) -> ExportedPicture {
    var recipe = ExportRecipe()
    change(&recipe)
    guard let file = try? OpenFile(at: path.bytes) else { throw .decoding(.unreadable) }
    return try PictureExporter.export(PictureFile(file), recipe)
  }

  /// Why nothing came of it; nil where something did.
  func exportFailure(_ change: (inout ExportRecipe) -> Void) -> ExportError? {
    do throws(ExportError) {
      _ = try export(change)
      return nil
    } catch {
      return error
    }
  }

  /// The bytes of the file itself.
  var bytes: [UInt8] {
    guard let file = try? OpenFile(at: path.bytes) else { return [] }
    return file.bytes(at: 0, count: file.length)
  }
}
