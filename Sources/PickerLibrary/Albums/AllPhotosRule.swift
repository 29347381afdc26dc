package import PickerModel

/// Everything in the library.
package struct AllPhotosRule: AlbumRule {
  package let kind = AlbumKind.all

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool { true }
}
