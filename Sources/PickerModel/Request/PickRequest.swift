/// What a caller asks of the picker.
package struct PickRequest: Sendable, Equatable {
  package var limits = SelectionLimits.any
  /// Checked from the start, in this order, and counted.
  package var preselection: [PhotoID] = []
  /// The album to enter, as the caller named it: an id, or a title in the user's language.
  package var album: [UInt8]?
  /// The album to enter where the caller named none: at first, or when it comes in before the user has done
  /// anything.
  package var lastAlbum: AlbumID?
  package var filter = MediaFilter()
  package var sort: SortOrder?
  /// The title of the window; nil for the picker's own, as a blank one becomes.
  package var title: String? {
    didSet { title = title.flatMap(Self.unlessBlank) }
  }
  /// The text of the Done button; nil for the picker's own, as a blank one becomes.
  package var acceptLabel: String? {
    didSet { acceptLabel = acceptLabel.flatMap(Self.unlessBlank) }
  }

  package init() {}

  /// A window or a button without a name cannot be told from others by ear.
  private static func unlessBlank(_ text: String) -> String? {
    text.allSatisfy(\.isWhitespace) ? nil : text
  }
}

/// Which kinds of file are offered.
package struct MediaFilter: Hashable, Sendable {
  /// The names are those of `--media`.
  package enum Media: String, Sendable, CaseIterable {
    case images, videos, all
  }

  package var media = Media.images
  /// Types or `image/*` forms, any of which will do; empty for all.
  package var types: [MediaType] = []

  package init(media: Media = .images, types: [MediaType] = []) {
    self.media = media
    self.types = types
  }

  package func offers(_ type: MediaType) -> Bool {
    switch media {
    case .images where !type.isImage: false
    case .videos where !type.isVideo: false
    default: types.isEmpty || types.contains(where: type.matches)
    }
  }
}
