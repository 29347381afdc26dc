package import PickerModel

/// Marked by the user in the picker, or rated five stars in the file: `xmp:Rating` (XMP specification,
/// part 1, 8.4), or the EXIF tag 0x4746 (Rating) that Windows writes.
package struct FavoritesRule: AlbumRule {
  package let kind = AlbumKind.favorites

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    photo.facts.rating == 5 || context.favorites.contains(photo.id)
  }
}
