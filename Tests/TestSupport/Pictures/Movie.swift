/// Writes MP4 and QuickTime files (ISO/IEC 14496-12 and the QuickTime File Format) of one track of
/// video, without its frames.
package struct Movie {
  package var brand = "isom"
  package var width = 320
  package var height = 240
  /// A quarter of a turn with the clock: as phones film upright.
  package var isTurned = false
  package var frames = 60
  /// Of 600 a second.
  package var frameLength = 20
  /// Seconds since 1904, UTC.
  package var created: UInt32 = 0
  /// Of the metadata that have names, with their types: 1 is a text, 23 a number of 32 bits.
  package var keys: [(name: String, type: UInt32, value: [UInt8])] = []
  /// `pict` for a sequence of pictures.
  package var handler = "vide"

  package init(
    brand: String = "isom", isTurned: Bool = false, frames: Int = 60, frameLength: Int = 20,
    created: UInt32 = 0, keys: [(name: String, type: UInt32, value: [UInt8])] = [],
    handler: String = "vide"
  ) {
    (self.brand, self.isTurned, self.frames) = (brand, isTurned, frames)
    (self.frameLength, self.created, self.keys) = (frameLength, created, keys)
    self.handler = handler
  }

  /// Where the counting of seconds begins, seen from 1970.
  package static let epoch = 2_082_844_800

  package static func text(_ name: String, _ text: String) -> (
    name: String, type: UInt32, value: [UInt8]
  ) {
    (name, 1, Array(text.utf8))
  }

  package var bytes: [UInt8] {
    HEIF.box("ftyp", Array("\(brand)\0\0\0\u{1}\(brand)".utf8)) + movie
      + HEIF.box("mdat", [0, 0, 0, 0])
  }

  package var movie: [UInt8] { HEIF.box("moov", header + track + metadata) }

  private var duration: Int { frames * frameLength }

  private var header: [UInt8] {
    HEIF.box(
      "mvhd",
      HEIF.numbers(0, Int(created), Int(created), 600, duration, 0x10000) + [1, 0]
        + zeros(10) + matrix(turned: false) + zeros(24) + [0, 0, 0, 2])
  }

  private var track: [UInt8] {
    let header = HEIF.box(
      "tkhd",
      [0, 0, 0, 7] + HEIF.numbers(Int(created), Int(created), 1, 0, duration) + zeros(16)
        + matrix(turned: isTurned) + HEIF.numbers(width << 16, height << 16))
    let media = HEIF.box(
      "mdhd", HEIF.numbers(0, Int(created), Int(created), 600, duration) + zeros(4))
    let kind = HEIF.box("hdlr", zeros(8) + Array(handler.utf8) + zeros(13))
    let information = HEIF.box("minf", HEIF.box("vmhd", [0, 0, 0, 1] + zeros(8)) + samples)
    return HEIF.box("trak", header + HEIF.box("mdia", media + kind + information))
  }

  private var samples: [UInt8] {
    let entry = HEIF.box(
      "mp4v",
      zeros(6) + [0, 1] + zeros(16) + UInt16(width).bigEndianBytes + UInt16(height).bigEndianBytes
        + HEIF.numbers(0x480000, 0x480000, 0) + [0, 1] + zeros(32) + [0, 24, 0xff, 0xff])
    return HEIF.box(
      "stbl",
      HEIF.box("stsd", HEIF.numbers(0, 1) + entry)
        + HEIF.box("stts", HEIF.numbers(0, 1, frames, frameLength))
        + HEIF.box("stsc", HEIF.numbers(0, 1, 1, 1, 1))
        + HEIF.box("stsz", HEIF.numbers(0, 4, frames)) + HEIF.box("stco", HEIF.numbers(0, 0)))
  }

  /// Of a plane turned, or left as it is.
  private func matrix(turned: Bool) -> [UInt8] {
    turned
      ? HEIF.numbers(0, 0x10000, 0, 0xffff_0000, 0, 0, height << 16, 0, 0x4000_0000)
      : HEIF.numbers(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000)
  }

  /// QuickTime File Format, "Metadata".
  private var metadata: [UInt8] {
    guard !keys.isEmpty else { return [] }
    let names = keys.flatMap { HEIF.box("mdta", Array($0.name.utf8)) }
    let values = keys.enumerated().flatMap { index, key in
      let data = HEIF.box("data", HEIF.numbers(Int(key.type), 0) + key.value)
      return UInt32(8 + data.count).bigEndianBytes + UInt32(index + 1).bigEndianBytes + data
    }
    let kind = HEIF.box("hdlr", zeros(8) + Array("mdta".utf8) + zeros(13))
    return HEIF.box(
      "meta",
      kind + HEIF.box("keys", HEIF.numbers(0, keys.count) + names) + HEIF.box("ilst", values))
  }

  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
}
