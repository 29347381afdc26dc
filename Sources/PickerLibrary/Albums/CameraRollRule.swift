package import PickerModel

/// Taken by a camera: EXIF 2.32 tag 0x010F (Make) or 0x0110 (Model), or what a video's container tells in
/// their place; or below a `DCIM` folder.
package struct CameraRollRule: AlbumRule {
  package let kind = AlbumKind.cameraRoll

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    photo.facts.traits.contains(.camera) || folder.contains(.camera)
  }
}
