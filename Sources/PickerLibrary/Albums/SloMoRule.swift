package import PickerModel

/// Videos shot at 100 frames a second or more: by QuickTime's `com.apple.quicktime.camera.framerate`
/// or Android's `com.android.capture.fps`, which count what was shot where fewer are played, else by the
/// frame rate.
package struct SloMoRule: AlbumRule {
  package let kind = AlbumKind.sloMo

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    photo.facts.type.isVideo && photo.facts.frameRate >= 100
  }
}
