internal import CGLib
internal import Glibc

/// The parts of a JPEG in memory: ITU-T T.81, annex B.
struct JPEGPieces {
  struct Segment {
    let marker: UInt8
    let contents: Range<Int>

    /// With marker and length.
    var whole: Range<Int> { (contents.lowerBound - 4)..<contents.upperBound }
  }

  /// Those before the first scan.
  let segments: [Segment]
  /// Where the first scan's segment begins.
  let scan: Int
  /// What is behind the end of the picture: often other pictures, or a film.
  let end: Int

  /// Nil where there is no whole JPEG.
  ///
  /// - Parameter start: where it begins.
  init?(_ bytes: [UInt8], from start: Int = 0) {
    guard bytes.count >= start + 4, bytes[start] == 0xff, bytes[start + 1] == 0xd8 else {
      return nil
    }
    var (place, found) = (start + 2, [Segment]())
    while true {
      guard let segment = Self.next(bytes, &place) else { return nil }
      if segment.marker == JPEGSegments.startOfScan {
        scan = segment.whole.lowerBound
        break
      }
      found.append(segment)
    }
    guard let end = Self.end(bytes, from: scan) else { return nil }
    self.end = end
    segments = found
  }

  /// Bytes between segments are passed over.
  private static func next(_ bytes: [UInt8], _ place: inout Int) -> Segment? {
    while place + 4 <= bytes.count {
      let marker = bytes[place + 1]
      if bytes[place] == 0xff, marker == endOfImage { return nil }
      if bytes[place] == 0xff, marker >= 0xc0, !(0xd0...0xd9).contains(marker), marker != 0xff {
        let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        guard length >= 2, place + 2 + length <= bytes.count else { return nil }
        defer { place += 2 + length }
        return Segment(marker: marker, contents: (place + 4)..<(place + 2 + length))
      }
      place += 1
    }
    return nil
  }

  private static let endOfImage: UInt8 = 0xd9

  /// - Returns: behind the mark of the end. A picture that breaks off ends with the file.
  private static func end(_ bytes: [UInt8], from scan: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      var place = scan
      while place + 1 < buffer.count,
        let found = memchr(buffer.baseAddress! + place, 0xff, buffer.count - place)  // Not empty.
      {
        place = buffer.baseAddress!.distance(to: UnsafeRawPointer(found))
        guard place + 1 < buffer.count else { break }
        let marker = buffer[place + 1]
        if marker == endOfImage { return place + 2 }
        let isAlone = marker < 0xc0 || (0xd0...0xd9).contains(marker) || marker == 0xff
        if isAlone || place + 4 > buffer.count {
          place += marker == 0xff ? 1 : 2
        } else {
          // Tables may stand between scans, and have any bytes in them.
          place += 2 + max(2, Int(buffer[place + 2]) << 8 | Int(buffer[place + 3]))
        }
      }
      return buffer.count
    }
  }
}

/// Writes a JPEG anew with other segments; its scans stay byte for byte.
struct JPEGRewriting: Sendable {
  /// What becomes of the contents of a segment; nil takes it out.
  let change: @Sendable (_ marker: UInt8, _ contents: [UInt8]) -> [UInt8]?

  /// So many bytes may be filled in before a segment (T.81, B.1.1.2): not all programs read over more.
  private static let maximumFilling = 2000
  private static let pictures = Array("MPF\0".utf8)

  /// The picture alone, without what is behind its end. Nil where it is no whole JPEG.
  func alone(_ bytes: [UInt8]) -> [UInt8]? {
    guard let pieces = JPEGPieces(bytes) else { return nil }
    return joined(bytes, pieces, from: 0) { _ in 0 }
  }

  /// With the pictures that follow it, in which the same is changed; anything else that follows is left out.
  /// They are found by how far away they are (CIPA DC-007, "Multi-Picture Format"), so all stays where it is.
  func withFollowing(_ bytes: [UInt8]) -> [UInt8]? {
    guard let pieces = JPEGPieces(bytes) else { return nil }
    if pieces.end < bytes.count, let first = inPlace(bytes, pieces, from: 0) {
      let rest = following(bytes, from: pieces.end)
      if !rest.isEmpty { return first + rest }
    }
    let single = JPEGRewriting { [change] marker, contents in
      contents.starts(with: Self.pictures) ? nil : change(marker, contents)
    }
    return pieces.end < bytes.count ? single.alone(bytes) : alone(bytes)
  }

  private func following(_ bytes: [UInt8], from end: Int) -> [UInt8] {
    var (place, found) = (end, [UInt8]())
    while true {
      // Some stand at round offsets.
      let gap = bytes[place...].prefix { $0 == 0 }.count
      guard let pieces = JPEGPieces(bytes, from: place + gap),
        let picture = inPlace(bytes, pieces, from: place + gap)
      else { return found }
      found += [UInt8](repeating: 0, count: gap) + picture
      place = pieces.end
      if place >= bytes.count { return found }
    }
  }

  /// As long as it was; nil where that cannot be.
  private func inPlace(_ bytes: [UInt8], _ pieces: JPEGPieces, from start: Int) -> [UInt8]? {
    var isPossible = true
    let result = joined(bytes, pieces, from: start) { missing in
      if !(0...Self.maximumFilling).contains(missing) { isPossible = false }
      return max(0, missing)
    }
    return isPossible ? result : nil
  }

  /// - Parameter filling: how many bytes take the place of so many that are missing.
  private func joined(
    _ bytes: [UInt8], _ pieces: JPEGPieces, from start: Int, _ filling: (Int) -> Int
  ) -> [UInt8] {
    var (result, place) = ([UInt8](), start)
    for segment in pieces.segments {
      result += bytes[place..<segment.whole.lowerBound]
      let contents = Array(bytes[segment.contents])
      let changed = change(segment.marker, contents).map { Self.segment(segment.marker, $0) }
      result += changed ?? []
      let missing = segment.whole.count - (changed?.count ?? 0)
      result += [UInt8](repeating: 0xff, count: filling(missing))
      place = segment.whole.upperBound
    }
    return result + bytes[place..<pieces.end]
  }

  static func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    let length = contents.count + 2
    return [0xff, marker, UInt8(length >> 8), UInt8(length & 0xff)] + contents
  }

  static let maximumContents = 0xffff - 2
}
