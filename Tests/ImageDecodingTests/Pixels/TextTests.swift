import PickerModel
import TestSupport
import Testing

struct TextTests {
  @Test func thoseOfAPNGAreTold() async throws {
    let uri = "file:///a%20b/%E9;%23.jpg"
    let sample = try Sample(
      PNG.encode(
        .flat(.red), text: [("Thumb::URI", uri), ("Thumb::MTime", "1704067200"), ("Empty", "")]))
    let texts = try await sample.picture().texts
    #expect(texts["Thumb::URI"] == uri)
    #expect(texts["Thumb::MTime"] == "1704067200")
    #expect(texts["Thumb::Size"] == nil)
  }

  @Test func otherKindsHaveNone() async throws {
    for format in Format.allCases where format != .png {
      #expect(try await Sample(format.encode(.quarters())).picture().texts.isEmpty)
    }
  }
}
