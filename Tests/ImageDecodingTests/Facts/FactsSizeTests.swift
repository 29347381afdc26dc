import PickerModel
import TestSupport
import Testing

/// Facts tell the size as shown.
struct FactsSizeTests {
  @Test(arguments: Format.allCases)
  func eachKindTellsIt(_ format: Format) async throws {
    let picture = Picture.flat(.red, width: 24, height: 16)
    let facts = try await Sample(format.encode(picture)).facts()
    #expect(facts?.size == PixelSize(width: 24, height: 16))
  }

  @Test(arguments: Format.turning)
  func upright(_ format: Format) async throws {
    let picture = Picture.flat(.red, width: 24, height: 16)
    let facts = try await Sample(format.encode(picture, orientation: 6)).facts()
    #expect(facts?.size == PixelSize(width: 24, height: 16))
    #expect(facts?.orientation == .right)
  }
}
