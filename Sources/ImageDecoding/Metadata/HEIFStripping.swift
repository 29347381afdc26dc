internal import CExempi

/// Changes the metadata of a HEIC or AVIF file in their places: a table tells where each of its parts stands,
/// so that all keep their length.
struct HEIFStripping {
  private let bytes: [UInt8]
  private let exif: [UInt8]?
  private let xmp: [UInt8]?
  /// Whether what was found is all there is.
  private let isUnderstood: Bool

  init(_ file: borrowing PictureFile, _ bytes: [UInt8]) {
    self.bytes = bytes
    let metadata = HEIFMetadata(file)
    (exif, xmp) = (metadata.exif, metadata.xmp)
    isUnderstood =
      HEIFFile.size(in: file) != nil && (exif?.count ?? 0) < EXIFBlock.maximumLength
  }

  /// Nil where they are not found in one piece.
  var withoutLocation: [UInt8]? {
    changed({ EXIFEditing.withoutLocation($0) }, { XMPEditor.withoutPlaces($0) })
  }

  /// Empty metadata of the same length take their place. The picture is turned by other fields.
  var withoutAll: [UInt8]? {
    changed(
      { $0.count < Self.empty.count ? nil : Self.filled(Self.empty, 0, $0.count) },
      { $0.count < Self.emptyXMP.count ? nil : Self.filled(Self.emptyXMP, 0x20, $0.count) })
  }

  /// A directory without fields.
  private static let empty: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  private static let emptyXMP = Array(
    #"<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>"#.utf8)

  private static func filled(_ bytes: [UInt8], _ filler: UInt8, _ count: Int) -> [UInt8] {
    bytes + [UInt8](repeating: filler, count: count - bytes.count)
  }

  private func changed(
    _ changeEXIF: ([UInt8]) -> [UInt8]?, _ changeXMP: ([UInt8]) -> [UInt8]?
  ) -> [UInt8]? {
    guard isUnderstood else { return nil }
    var result = bytes
    for (part, changed) in [(exif, exif.map(changeEXIF)), (xmp, xmp.map(changeXMP))] {
      guard let part else { continue }
      guard let changed = changed ?? nil, changed.count == part.count else { return nil }
      guard changed == part || Self.replace(part, with: changed, in: &result) else { return nil }
    }
    return result
  }

  /// - Returns: whether it was there.
  private static func replace(_ old: [UInt8], with new: [UInt8], in bytes: inout [UInt8]) -> Bool {
    let place: Int? = bytes.withUnsafeBytes { all in
      old.withUnsafeBytes { part in
        memmem(all.baseAddress, all.count, part.baseAddress, part.count).map {
          all.baseAddress!.distance(to: UnsafeRawPointer($0))  // Something was found in it.
        }
      }
    }
    guard let place else { return false }
    bytes.replaceSubrange(place..<(place + old.count), with: new)
    return true
  }
}
