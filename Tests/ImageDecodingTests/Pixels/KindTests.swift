import PickerModel
import TestSupport
import Testing

/// Contents decide, not names.
struct KindTests {
  @Test func aPNGNamedJPGIsAPNG() async throws {
    let sample = try Sample(PNG.encode(.quarters()), name: "a.jpg")
    #expect(await sample.facts(type: "image/jpeg")?.type == MediaType("image/png"))
    #expect(try await sample.picture().pixels.looksLike(.quarters()))
  }

  @Test(arguments: Format.allCases)
  func eachKindIsKnown(_ format: Format) async throws {
    let sample = try Sample(format.encode(.quarters()), name: "a.txt")
    let facts = await sample.facts(type: "application/octet-stream")
    #expect(facts?.type == MediaType("image/\(format)"))
  }

  /// A raw picture of a camera is a TIFF by its first bytes, and yet another kind.
  @Test(arguments: ["image/x-adobe-dng", "image/x-nikon-nef", "image/x-canon-cr2"])
  func aRawPictureStaysWhatItsNameSays(_ type: String) async throws {
    let sample = try Sample(TIFF.encode(.quarters()))
    #expect(await sample.facts(type: type)?.type == MediaType(type))
  }

  /// Opening a FIFO for reading waits for one who writes.
  @Test func aFIFOIsNotWaitedFor() async throws {
    let sample = try Sample("a.jpg") { try $0.addFIFO("a.jpg") }
    let ended = try await Deadline.ends(within: .seconds(20)) {
      #expect(await sample.failure() == .unreadable)
      #expect(await sample.facts()?.taken.source == .mtime)
      #expect(await sample.size() == nil)
    }
    #expect(ended)
  }
}
