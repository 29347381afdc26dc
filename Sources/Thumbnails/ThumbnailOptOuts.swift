package import PickerModel

/// Which files the user wants no thumbnails of: GNOME's schema `org.gnome.desktop.thumbnailers`. Such
/// pictures are shown, but not kept, and no other program is asked for one.
package struct ThumbnailOptOuts: Sendable, Equatable {
  private let all: Bool
  private let types: Set<MediaType>

  /// - Parameters:
  ///   - all: `disable-all`.
  ///   - types: `disable`.
  package init(all: Bool = false, types: [String] = []) {
    self.all = all
    self.types = Set(types.map { MediaType($0) })
  }

  package func allow(_ type: MediaType) -> Bool { !all && !types.contains(type) }
}
