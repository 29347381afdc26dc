internal import CExempi
import PickerModel

/// Whether a packet is worth to be parsed, which takes a hundred times as long as to look at its bytes.
enum XMPSearch {
  /// - Parameter known: what is known already needs not be found.
  static func isWorthwhile(_ packet: [UInt8], known: FoundFacts) -> Bool {
    names(known: known).contains { find($0, in: packet) }
  }

  static func find(_ name: StaticString, in packet: [UInt8]) -> Bool {
    packet.withUnsafeBytes { bytes in
      name.withUTF8Buffer {
        memmem(bytes.baseAddress, bytes.count, $0.baseAddress, $0.count) != nil
      }
    }
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
