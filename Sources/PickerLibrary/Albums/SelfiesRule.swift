package import PickerModel

/// EXIF 2.32 tag 0xA434 (LensModel) or 0x0110 (Model) names a front camera: "iPhone 15 front TrueDepth
/// camera 2.69mm f/1.9".
package struct SelfiesRule: AlbumRule {
  package let kind = AlbumKind.selfies

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    photo.facts.traits.contains(.frontCamera)
  }
}
