import PickerModel

/// The frames of a WebP: RFC 9649, 2.7.1.
enum WebPAnimation {
  static func read(_ file: borrowing PictureFile) -> Animation? {
    guard let webp = WebPFile(file), webp.isAnimated else { return nil }
    var (frames, plays) = ([Animation.Frame](), 0)
    webp.forEachChunk(in: file) { chunk in
      if chunk.isNamed("ANIM"), let contents = file.bytes(chunk.contents.prefix(6)) {
        plays = ByteOrder.little.number(contents.suffix(2))
      }
      if chunk.isNamed("ANMF"), let frame = frame(chunk.contents, in: file) { frames.append(frame) }
      return frames.count < Animation.maximumFrames
    }
    return Animation(kind: .webp, size: webp.size, plays: plays, frames: frames)
  }

  /// A file of its own. A picture with a chunk for its alpha needs the extended header.
  static func picture(_ frame: Animation.Frame, _ contents: [[UInt8]]) -> [UInt8] {
    let body = contents.first ?? []
    let hasAlpha = body.starts(with: "ALPH".utf8)
    let sides = littleEndian(frame.area.width - 1, 3) + littleEndian(frame.area.height - 1, 3)
    let extended =
      hasAlpha ? "VP8X".utf8 + littleEndian(10, 4) + [0x10, 0, 0, 0] + sides : []
    let length = 4 + extended.count + body.count
    return "RIFF".utf8 + littleEndian(length, 4) + "WEBP".utf8 + extended + body
  }

  /// Place, sides, duration and flags stand before the pixels: 2.7.1.1. Places are counted in twos.
  private static func frame(
    _ contents: Range<Int>, in file: borrowing PictureFile
  ) -> Animation.Frame? {
    let length = 16
    guard contents.count > length,
      let header = file.bytes(contents.prefix(length)).map(Array.init)
    else { return nil }
    func number(_ place: Int) -> Int { ByteOrder.little.number(header[place..<(place + 3)]) }
    return Animation.Frame(
      area: Animation.Area(
        x: 2 * number(0), y: 2 * number(3), width: number(6) + 1, height: number(9) + 1),
      milliseconds: number(12), disposal: header[15] & 1 == 0 ? .keep : .clear,
      blends: header[15] & 2 == 0, contents: [contents.dropFirst(length)])
  }

  private static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
