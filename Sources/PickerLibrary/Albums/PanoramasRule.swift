package import PickerModel

/// Panoramas by Google's Photo Sphere XMP (the namespace `GPano`), and pictures by a camera that are at
/// least 2.4 times as wide as high when upright: no sensor is, 21:9 is 2.33.
package struct PanoramasRule: AlbumRule {
  package let kind = AlbumKind.panoramas

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    if photo.facts.traits.contains(.panorama) { return true }
    guard let size = photo.facts.size, size.height > 0, size.width * 5 >= size.height * 12
    else { return false }
    return photo.facts.type.isImage && CameraRollRule().contains(photo, in: folder, context)
  }
}
