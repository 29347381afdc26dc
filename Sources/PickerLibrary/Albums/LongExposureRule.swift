package import PickerModel

/// Exposed for a second or longer: EXIF 2.32 tag 0x829A (ExposureTime).
package struct LongExposureRule: AlbumRule {
  package let kind = AlbumKind.longExposure

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    photo.facts.exposure >= 1 && photo.facts.exposure.isFinite
  }
}
