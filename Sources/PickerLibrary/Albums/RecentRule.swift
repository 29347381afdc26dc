package import PickerModel

/// What came into the library in the last 30 days. That a photo was taken long ago does not matter, nor
/// when it was changed: an import of old photos is recent.
package struct RecentRule: AlbumRule {
  package let kind = AlbumKind.recent
  package let order = AlbumOrder.latestArrivalFirst

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    let now = context.now
    let first = Timestamp(seconds: now.seconds - Self.span, nanoseconds: now.nanoseconds)
    return photo.file.arrived >= first
  }

  /// In seconds.
  private static let span: Int64 = 30 * 24 * 60 * 60
}
