package import PickerModel

/// Portrait mode: EXIF 2.32 tag 0xA401 (CustomRendered) is 7 or 8, which Apple writes into portraits
/// with and without HDR (ExifTool's table of EXIF tags), or XMP holds a depth map (Google's `GDepth`).
package struct PortraitRule: AlbumRule {
  package let kind = AlbumKind.portrait

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    photo.facts.traits.contains(.portraitMode) || photo.facts.traits.contains(.depthMap)
  }
}
