package import PickerModel

/// Videos whose tags or name say that they are a time-lapse: `TIMELAPSE_0001.mp4`,
/// `VID_20240501_102030_TIMELAPSE.mp4`, `DJI_0001 Time-Lapse.mov`, `HYPERLAPSE_0002.mp4`, and the `PXL_20240501_102030456.TS.mp4` of Pixel phones.
package struct TimeLapseRule: AlbumRule {
  package let kind = AlbumKind.timeLapse

  package init() {}

  package func contains(
    _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
  ) -> Bool {
    guard photo.facts.type.isVideo else { return false }
    return photo.facts.traits.contains(.timeLapse) || Self.saysSo(photo.id.path.name)
  }

  /// Whether the name holds one of the words, whatever stands between its parts and its letter case.
  private static func saysSo(_ name: ArraySlice<UInt8>) -> Bool {
    let small = name.map(\.lowercasedASCII)
    if small.starts(with: "pxl_".utf8), small.dropLast(4).suffix(3) == Array(".ts".utf8)[...] {
      return true
    }
    let letters = small.filter { !separators.contains($0) }
    return words.contains { word in
      letters.indices.contains { letters[$0...].starts(with: word) }
    }
  }

  private static let separators = Set("-_ .".utf8)
  private static let words = ["timelapse", "hyperlapse", "延时摄影", "縮時攝影"].map { Array($0.utf8) }
}
