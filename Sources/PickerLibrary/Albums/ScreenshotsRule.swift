package import PickerModel

/// Pictures in a screenshots folder of the library or below one, and those that are named as a
/// screenshot tool names them: words of `ScreenshotWords` before or after the date or the number.
package struct ScreenshotsRule: AlbumRule {
  package let kind = AlbumKind.screenshots

  package init() {}

  package func contains(_ photo: Photo, in context: AlbumContext) -> Bool {
    let path = photo.id.path
    let stem = path.name.dropLast(path.lowercasedExtension.utf8.count)
    return ScreenshotWords.stand(in: stem)
      || context.folderNames(above: path).contains(where: ScreenshotWords.stand)
  }
}
