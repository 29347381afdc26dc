import TestSupport
import Testing

@testable import ImageDecoding

struct VideoKindTests {
  @Test(arguments: [
    ("isom", VideoKind.mp4), ("mp42", .mp4), ("MSNV", .mp4), ("avc1", .mp4), ("M4V ", .mp4),
    ("qt  ", .quickTime), ("3gp4", .threeGPP), ("3gp6", .threeGPP), ("3g2a", .threeGPP2),
    ("M4A ", nil), ("crx ", nil), ("jp2 ", nil),
  ])
  func brands(_ brand: String, _ kind: VideoKind?) {
    #expect(VideoKind(header: Movie(brand: brand).bytes) == kind)
  }

  private static let beginnings: [(VideoKind, [UInt8])] = [
    (.quickTime, [0, 0, 1, 0] + Array("moov\0\0\0\u{6c}".utf8)),
    (.quickTime, [0, 0, 0, 8] + Array("wide\0\0\0\u{8}".utf8)),
    (.webm, Matroska.encode(type: "webm", milliseconds: 1, frameLength: 1)),
    (.matroska, Matroska.encode(type: "matroska", milliseconds: 1, frameLength: 1)),
    (.avi, Array("RIFF....AVI LIST".utf8)), (.mpeg, [0, 0, 1, 0xba, 0x44]),
    (.mpeg, [0, 0, 1, 0xb3]), (.transportStream, packets(188, before: 0)),
    (.transportStream, packets(192, before: 4)), (.ogg, ogg([0x80] + Array("theora".utf8))),
    (.flash, Array("FLV\u{1}\u{5}".utf8)),
  ]

  @Test(arguments: beginnings)
  func marks(_ kind: VideoKind, _ header: [UInt8]) {
    #expect(VideoKind(header: header) == kind)
  }

  private static let others: [[UInt8]] = [
    [], [0x1a, 0x45, 0xdf, 0xa3], Array("RIFF....WAVE".utf8), Array("G is a letter.".utf8),
    [0, 0, 1], ogg([1] + Array("vorbis".utf8)), packets(187, before: 0), Array("ID3\u{4}".utf8),
    [0, 0, 0, 1], Array("....free....".utf8),
  ]

  private static func ogg(_ stream: [UInt8]) -> [UInt8] {
    Array("OggS".utf8) + [UInt8](repeating: 0, count: 24) + stream
  }

  @Test(arguments: others)
  func allElseIsNone(_ header: [UInt8]) {
    #expect(VideoKind(header: header) == nil)
  }

  private static func packets(_ length: Int, before: Int) -> [UInt8] {
    (0..<(length * 5)).map { ($0 - before) % length == 0 && $0 >= before ? 0x47 : 0 }
  }
}
