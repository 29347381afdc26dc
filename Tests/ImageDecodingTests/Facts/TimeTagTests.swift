import PickerModel
import TestSupport
import Testing

/// The tags of EXIF 2.32, 4.6.5 D and F, that tell times.
struct TimeTagTests {
  private typealias Field = TIFF.Field

  private let original = Field.text(0x9003, "2021:01:01 01:01:01")
  private let digitized = Field.text(0x9004, "2022:02:02 02:02:02")
  private let changed = Field.text(0x0132, "2023:03:03 03:03:03")
  /// The part of a second and the offset of each.
  private let details = [
    Field.text(0x9291, "1"), .text(0x9292, "2"), .text(0x9290, "3"),
    .text(0x9011, "+01:00"), .text(0x9012, "+02:00"), .text(0x9010, "+03:00"),
  ]

  private func taken(main: [Field] = [], camera: [Field] = []) async throws -> String? {
    let sample = try Sample(TIFF.encode(.flat(.red), main: main, camera: camera))
    return await sample.facts(type: "image/tiff")?.taken.iso8601
  }

  @Test func whenItWasTakenGoesFirst() async throws {
    let time = try await taken(main: [changed], camera: details + [digitized, original])
    #expect(time == "2021-01-01T01:01:01.100+01:00")
  }

  @Test func thenWhenItWasDigitized() async throws {
    let time = try await taken(main: [changed], camera: details + [digitized])
    #expect(time == "2022-02-02T02:02:02.200+02:00")
  }

  @Test func thenWhenTheFileWasWritten() async throws {
    let time = try await taken(main: [changed], camera: details)
    #expect(time == "2023-03-03T03:03:03.300+03:00")
  }

  @Test func oneThatIsNoneIsPassedOver() async throws {
    let none = Field.text(0x9003, "0000:00:00 00:00:00")
    #expect(try await taken(camera: [none, digitized]) == "2022-02-02T02:02:02")
  }

  @Test func detailsOfAnotherTimeDoNotCount() async throws {
    let time = try await taken(camera: [original, .text(0x9292, "2"), .text(0x9012, "+02:00")])
    #expect(time == "2021-01-01T01:01:01")
  }
}
