package import PickerModel

/// Pictures of more than one frame: GIF, APNG, WebP, AVIF.
package struct AnimatedRule: AlbumRule {
  package let kind = AlbumKind.animated

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    photo.facts.traits.contains(.animated) && photo.facts.type.isImage
  }
}
