internal import PickerModel

extension PhotoPicker {
  /// What may be chosen. Paths are bytes, as the file system has them, and absolute.
  public struct Configuration: Sendable {
    /// How many photos have to be chosen, at least 1, and how many may be, at least as many; nil for any
    /// number.
    public var minimum = 1
    public var maximum: Int?
    /// Checked from the start, in this order, and counted. Those that are not there are left out.
    public var preselection: [PickedPhoto] = []
    public var media = Media.images
    /// Only these types, such as `image/png` or `image/*`; empty for all.
    public var types: [String] = []
    /// Whose photos are offered; empty for the user's own library.
    public var folders: [[UInt8]] = []
    /// The title of the window, and the text of the Done button; nil for the picker's own.
    public var title: String?
    public var acceptLabel: String?
    /// What the window remembers is remembered by this name; nil for that of the desktop.
    public var caller: String?
    /// Whether nothing of what is seen is kept: no thumbnail, no index.
    public var isPrivate = false
    /// Asked before the window closes. A sentence, in the user's language, says what is wrong with the choice:
    /// it is shown, and the picking goes on. Nil where nothing is.
    public var check: @MainActor @Sendable ([PickedPhoto]) async -> String? = { _ in nil }

    public init() {}
  }

  public enum Media: Sendable {
    case images, videos, all
  }
}

/// A file that was chosen.
public struct PickedPhoto: Hashable, Sendable {
  /// Absolute, as bytes: names need not be UTF-8.
  public let path: [UInt8]

  public init(path: [UInt8]) { self.path = path }

  /// The name of the file as it is shown; what is not UTF-8 in it as U+FFFD.
  public var displayName: String { FilePath(bytes: path).displayName }
}

extension PhotoPicker.Configuration {
  var invocation: Invocation {
    var invocation = Invocation()
    invocation.action = .pick(prints: true)
    invocation.folders = folders.map { FilePath(bytes: $0) }
    invocation.caller = caller.map { Array($0.utf8) }
    invocation.isPrivate = isPrivate
    invocation.request.limits =
      SelectionLimits(minimum: max(1, minimum), maximum: maximum.map { max(1, minimum, $0) })
      ?? .any
    invocation.request.preselection = preselection.map { PhotoID(FilePath(bytes: $0.path)) }
    invocation.request.filter = MediaFilter(media: media.model, types: types.map { MediaType($0) })
    invocation.request.title = title
    invocation.request.acceptLabel = acceptLabel
    return invocation
  }
}

extension PhotoPicker.Media {
  fileprivate var model: MediaFilter.Media {
    switch self {
    case .images: .images
    case .videos: .videos
    case .all: .all
    }
  }
}
