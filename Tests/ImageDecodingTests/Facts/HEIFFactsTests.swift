import PickerModel
import TestSupport
import Testing

/// What HEIC and AVIF tell beside the picture.
struct HEIFFactsTests {
  @Test(arguments: ["heic", "avif"])
  func theirEXIFIsRead(_ brand: String) async throws {
    // Whether it is turned, the file says itself.
    let exif = TIFF.directories(
      main: [.text(0x010f, "Apple"), .short(0x0112, 6)],
      camera: [.text(0x9003, "2024:05:01 10:20:30"), .text(0x9011, "+02:00"), .short(0xa401, 8)])
    let facts = try #require(await Sample(HEIF.file(brand, exif: exif)).facts())
    #expect(facts.taken.iso8601 == "2024-05-01T10:20:30+02:00")
    #expect(facts.taken.source == .exif)
    #expect(facts.traits == [.camera, .portraitMode])
    #expect(facts.orientation == .up)
    #expect(facts.size == PixelSize(width: 48, height: 32))
    #expect(facts.type.name == "image/\(brand)")
  }

  @Test func withoutAnyNothingIsTold() async throws {
    let facts = try #require(await Sample(HEIF.file("heic"), modified: 5).facts())
    #expect(facts.taken.source == .mtime)
    #expect(facts.traits == [])
  }

  @Test func brokenOnesAreSurvived() async throws {
    let whole = HEIF.file(
      "heic", exif: TIFF.directories(main: [.text(0x010f, "Apple")]), xmp: XMP.packet(""))
    for seed in 0..<150 {
      var (generator, bytes) = (SeededGenerator(seed: UInt64(seed)), whole)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: 24..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      bytes.removeLast(Int.random(in: 0..<(bytes.count - 24), using: &generator) * (seed % 2))
      let sample = try Sample(bytes)
      let ended = try await Deadline.ends(within: .seconds(10)) { _ = await sample.facts() }
      #expect(ended, "\(seed)")
    }
  }

  /// Places beyond the end, and lengths of gigabytes.
  @Test func whatIsNotThereIsNotWaitedFor() async throws {
    var bytes = HEIF.file("heic", exif: TIFF.directories(main: [.text(0x010f, "Apple")]))
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: "iloc".utf8) })
    // The second item's length.
    bytes.replaceSubrange((place + 30)..<(place + 34), with: [0x7f, 0xff, 0xff, 0xff])
    let facts = try #require(await Sample(bytes).facts())
    #expect(facts.traits == [])
    #expect(facts.size == PixelSize(width: 48, height: 32))
  }
}
