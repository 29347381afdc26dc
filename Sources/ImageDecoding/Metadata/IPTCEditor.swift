/// Changes the resources of Photoshop's that hold the IPTC's texts: Adobe, "Photoshop File Formats
/// Specification", "Image Resource Blocks".
enum IPTCEditor {
  /// What such a segment of a JPEG begins with.
  static let mark = Array("Photoshop 3.0\0".utf8)

  private static let signature = Array("8BIM".utf8)
  private static let texts = 0x0404
  /// EXIF and XMP once more, and a check value of the texts.
  private static let others: Set<Int> = [0x0422, 0x0423, 0x0424, 0x0425]

  /// - Parameter resources: without the mark.
  /// - Returns: the resources without places; nil where they cannot be understood.
  static func withoutPlaces(_ resources: [UInt8]) -> [UInt8]? {
    all(of: resources)?.flatMap { resource -> [UInt8] in
      if others.contains(resource.number) { return [] }
      guard resource.number == texts else { return Array(resources[resource.whole]) }
      guard let kept = datasetsWithoutPlaces(resources[resource.contents]) else { return [] }
      return block(kept)
    }
  }

  /// The texts alone: there may be small pictures beside them. Nil where there are none.
  static func forNewPixels(_ resources: [UInt8], _ change: MetadataChange) -> [UInt8]? {
    guard let resource = all(of: resources)?.first(where: { $0.number == texts }) else {
      return nil
    }
    let datasets = resources[resource.contents]
    guard let kept = change.keepsLocation ? Array(datasets) : datasetsWithoutPlaces(datasets),
      !kept.isEmpty
    else { return nil }
    return block(kept)
  }

  /// - Parameter datasets: of the application record, one behind the other.
  /// - Returns: those that name no place; nil where they cannot be understood.
  static func datasetsWithoutPlaces(_ datasets: ArraySlice<UInt8>) -> [UInt8]? {
    var (rest, kept) = (datasets, [UInt8]())
    while let first = rest.first {
      // Some programs fill up with zeros.
      if first == 0 { break }
      guard first == 0x1c, rest.count >= 5 else { return nil }
      let header = Array(rest.prefix(5))
      let length = ByteOrder.big.number(header[3...])
      // A length in more than two bytes is in no such text.
      guard length < 0x8000, rest.count >= 5 + length else { return nil }
      let isPlace = header[1] == 2 && PlaceNames.datasets.contains(header[2])
      if !isPlace { kept += rest.prefix(5 + length) }
      rest = rest.dropFirst(5 + length)
    }
    return kept
  }

  private struct Resource {
    let number: Int
    let contents: Range<Int>
    let whole: Range<Int>
  }

  private static func all(of bytes: [UInt8]) -> [Resource]? {
    var (place, found) = (0, [Resource]())
    while place + 12 <= bytes.count {
      guard bytes[place...].starts(with: signature) else { return nil }
      let number = ByteOrder.big.number(bytes[(place + 4)..<(place + 6)])
      // The name has its length before it, and both together are even.
      let name = (Int(bytes[place + 6]) + 2) / 2 * 2
      let start = place + 6 + name + 4
      guard start <= bytes.count else { return nil }
      let length = ByteOrder.big.number(bytes[(start - 4)..<start])
      guard start + length <= bytes.count else { return nil }
      let end = min(bytes.count, start + (length + 1) / 2 * 2)
      found.append(Resource(number: number, contents: start..<(start + length), whole: place..<end))
      place = end
    }
    return found
  }

  private static func block(_ datasets: [UInt8]) -> [UInt8] {
    guard !datasets.isEmpty else { return [] }
    let length = (0..<4).reversed().map { UInt8(truncatingIfNeeded: datasets.count >> (8 * $0)) }
    let padding: [UInt8] = datasets.count % 2 == 0 ? [] : [0]
    return signature + [0x04, 0x04, 0, 0] + length + datasets + padding
  }
}
