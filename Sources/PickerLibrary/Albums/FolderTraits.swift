package import PickerModel

/// What the names of a folder, and of those that it lies in, say of the photos in it. Told once a
/// folder, not once a photo.
package struct FolderTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It is called `DCIM`, in any letter case, or lies below such a folder: the root of what cameras
  /// store (JEITA CP-3461, "Design rule for Camera File system", DCF 2.0, 3.2.1), and where Android
  /// keeps what its camera takes. Folders above the library count too, as a picker may be started on
  /// one folder of a card.
  package static let camera = FolderTraits(rawValue: 1 << 0)
  /// It is a screenshots folder of the library, or lies below one.
  package static let screenshots = FolderTraits(rawValue: 1 << 1)

  package init(of folder: FilePath, in context: AlbumContext) {
    self = []
    if folder.bytes.split(separator: UInt8(ascii: "/")).contains(where: Self.isCameraFolder) {
      insert(.camera)
    }
    if context.names(downTo: folder).contains(where: ScreenshotWords.stand) { insert(.screenshots) }
  }

  private static func isCameraFolder(_ name: ArraySlice<UInt8>) -> Bool {
    name.lazy.map(\.lowercasedASCII).elementsEqual("dcim".utf8)
  }
}
