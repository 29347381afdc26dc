package import PickerModel

/// Pictures in a screenshots folder of the library or below one, those that are named as a screenshot
/// tool names them (words of `ScreenshotWords` before or after the date or the number), and those whose
/// tags name such a tool.
package struct ScreenshotsRule: AlbumRule {
  package let kind = AlbumKind.screenshots

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    folder.contains(.screenshots) || photo.facts.traits.contains(.screenshot)
      || ScreenshotWords.stand(in: photo.id.path.stem)
  }
}

extension FilePath {
  /// The name up to its last dot.
  fileprivate var stem: ArraySlice<UInt8> {
    let name = name
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return name
    }
    return name[..<dot]
  }
}
