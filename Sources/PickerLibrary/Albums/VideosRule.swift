package import PickerModel

/// Videos. Where `--media` does not ask for them, there are none in the library.
package struct VideosRule: AlbumRule {
  package let kind = AlbumKind.videos

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    photo.facts.type.isVideo
  }
}
