import PickerModel
import Testing

@Suite struct PhotoFactsCodingTests {
  private var facts: PhotoFacts {
    var facts = PhotoFacts(
      type: MediaType("video/mp4"),
      taken: TakenTime(
        instant: -1_700_000_000, nanoseconds: 250_000_000, zone: -28_800, tellsOffset: true,
        source: .container),
      orientation: .left)
    facts.size = PixelSize(width: 4000, height: 3000)
    facts.rating = 5
    facts.traits = [.camera, .location]
    facts.customRendered = 8
    facts.camera = 0xdead_beef
    facts.burst = 7
    facts.exposure = 1.5
    facts.frameRate = 240
    facts.duration = 12.25
    return facts
  }

  @Test func whatIsWrittenIsRead() {
    #expect(PhotoFacts(encoded: facts.encoded) == facts)
    let plain = PhotoFacts(
      type: MediaType("image/jpeg"),
      taken: TakenTime(
        wall: CivilTime(secondsSince1970: 0), instant: 0, source: .mtime))
    #expect(PhotoFacts(encoded: plain.encoded) == plain)
    #expect(plain.encoded.count <= 64)
  }

  @Test func nothingElseIsRead() {
    let bytes = facts.encoded
    for count in bytes.indices { #expect(PhotoFacts(encoded: bytes.prefix(count)) == nil) }
    #expect(PhotoFacts(encoded: bytes + [0]) == nil)
    #expect(PhotoFacts(encoded: [PhotoFacts.codingVersion &+ 1] + bytes.dropFirst()) == nil)
  }

  @Test func anyBytesAreTakenWithoutHarm() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var bytes = facts.encoded
      bytes[Int.random(in: 1..<bytes.count, using: &generator)] = .random(
        in: 0...255, using: &generator)
      _ = PhotoFacts(encoded: bytes)?.taken.iso8601
    }
  }
}
