import PickerModel
import TestSupport
import Testing

/// Texts by which tools mark their screenshots in PNG files.
struct PNGTextTests {
  @Test(arguments: [
    ("Software", "gnome-screenshot", true), ("Software", "Spectacle", true),
    ("Software", "GIMP", false),
    ("Title", "Screenshot", true), ("Description", "screenshot of the desktop", true),
    ("Comment", "Sunset", false), ("Author", "Screenshot", false),
  ])
  func textsTell(_ keyword: String, _ text: String, _ expected: Bool) async throws {
    let plain = PNG.encode(.flat(.red), text: [(keyword, text)])
    let international = PNG.with(
      PNG.chunk("iTXt", Array("\(keyword)\0\0\0en\0\(keyword)\0\(text)".utf8)))
    for file in [plain, international] {
      let traits = try #require(await Sample(file).facts()).traits
      #expect(traits == (expected ? .screenshot : []))
    }
  }

  @Test func brokenTextsAreSurvived() async throws {
    for data in ["", "\0", "Title", "Title\0", "XML:com.adobe.xmp\0\0\0", "\0\0\0\0\0"] {
      for name in ["tEXt", "iTXt"] {
        let facts = try #require(await Sample(PNG.with(PNG.chunk(name, Array(data.utf8)))).facts())
        #expect(facts.traits == [], "\(name) \(data)")
      }
    }
  }
}
