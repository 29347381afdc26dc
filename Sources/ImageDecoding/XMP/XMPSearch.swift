import PickerModel

/// Whether a packet is worth to be parsed, which takes a hundred times as long as to look at its bytes.
enum XMPSearch {
  /// - Parameter known: what is known already needs not be found.
  static func isWorthwhile(_ packet: [UInt8], known: FoundFacts) -> Bool {
    ByteSearch.findAny(of: names(known: known), in: packet)
  }

  private static let always: [StaticString] = [
    "Rating", "photos/1.0/panorama/", "photos/1.0/depthmap/", "DepthMap", "Semantic", "BurstI",
    "UserComment", "CreatorTool",
  ]
  private static let times: [StaticString] = ["DateTimeOriginal", "DateCreated", "CreateDate"]
  private static let cameras: [StaticString] = [":Make", ":Model"]
  private static let places: [StaticString] = ["GPSLatitude"]

  private static func names(known: FoundFacts) -> [StaticString] {
    always + (known.isSureOfTime ? [] : times) + (known.traits.contains(.camera) ? [] : cameras)
      + (known.traits.contains(.location) ? [] : places)
  }
}
