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
    facts.traits = [.camera, .location, .portraitMode]
    facts.camera = 0xdead_beef
    facts.burst = 7
    facts.exposure = 1.5
    facts.frameRate = 240
    facts.duration = 12.25
    return facts
  }

  private func encoded(_ facts: PhotoFacts) -> [UInt8] {
    var writer = ByteWriter()
    facts.write(to: &writer)
    return writer.bytes
  }

  private func decoded(_ bytes: [UInt8]) -> PhotoFacts? {
    var reader = ByteReader(bytes)
    guard let facts = PhotoFacts(&reader), reader.isAtEnd else { return nil }
    return facts
  }

  @Test func whatIsWrittenIsRead() {
    #expect(decoded(encoded(facts)) == facts)
    let plain = PhotoFacts(
      type: MediaType("image/jpeg"),
      taken: TakenTime(
        wall: CivilTime(secondsSince1970: 0), instant: 0, source: .mtime))
    #expect(decoded(encoded(plain)) == plain)
    #expect(encoded(plain).count <= 64)
  }

  @Test func nothingElseIsRead() {
    let bytes = encoded(facts)
    for count in bytes.indices { #expect(decoded(Array(bytes.prefix(count))) == nil) }
    #expect(decoded(bytes + [0]) == nil)
  }

  @Test func whatWasReadIsNeverUnread() {
    var unread = facts
    unread.traits.insert(.unread)
    #expect(decoded(encoded(unread)) == facts)
  }

  @Test func anyBytesAreTakenWithoutHarm() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var bytes = encoded(facts)
      bytes[Int.random(in: 1..<bytes.count, using: &generator)] = .random(
        in: 0...255, using: &generator)
      _ = decoded(bytes)?.taken.iso8601
    }
  }

  @Test func manyAreReadOneBehindAnother() {
    var others = facts
    others.type = MediaType("image/webp")
    var writer = ByteWriter()
    for facts in [facts, facts, others, facts] { facts.write(to: &writer) }
    var reader = ByteReader(writer.bytes)
    let read = (0..<4).map { _ in PhotoFacts(&reader) }
    #expect(read == [facts, facts, others, facts])
  }
}
