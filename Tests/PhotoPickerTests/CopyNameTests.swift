import PickerModel
import Testing

@testable import PhotoPicker

struct CopyNameTests {
  private func name(_ original: String, _ type: String) -> String {
    String(decoding: CopyName.name(of: original.utf8, MediaType(type)), as: UTF8.self)
  }

  @Test func anExtensionThatTellsTheTruthStays() {
    #expect(name("a.jpg", "image/jpeg") == "a.jpg")
    #expect(name("A.JPEG", "image/jpeg") == "A.JPEG")
    #expect(name("b.tif", "image/tiff") == "b.tif")
    #expect(name("c.heif", "image/heic") == "c.heif")
  }

  @Test func anotherOneIsExchanged() {
    #expect(name("a.png", "image/jpeg") == "a.jpg")
    #expect(name("IMG.2024.HEIC", "image/jpeg") == "IMG.2024.jpg")
    #expect(name("a.jpg", "image/webp") == "a.webp")
  }

  @Test func whatIsNoExtensionIsPartOfTheName() {
    #expect(name("a", "image/png") == "a.png")
    #expect(name("v1.2", "image/png") == "v1.2.png")
    #expect(name("mr.smith", "image/jpeg") == "mr.smith.jpg")
  }

  @Test func whatIsNotKnownKeepsItsName() {
    #expect(name("a.jpg", "application/octet-stream") == "a.jpg")
    #expect(name("a.mov", "video/mp4") == "a.mov")
    #expect(name("a.nef", "image/tiff") == "a.nef")
  }

  @Test func numbersStandBehindTheStem() {
    func numbered(_ name: String) -> String {
      String(decoding: CopyName.numbered(Array(name.utf8), 2), as: UTF8.self)
    }
    #expect(numbered("a.jpg") == "a (2).jpg")
    #expect(numbered("a.b.jpg") == "a.b (2).jpg")
    #expect(numbered(".jpg") == ".jpg (2)")
    #expect(numbered("a") == "a (2)")
  }

  @Test func namesAreBytes() {
    let name = [0xff, 0xfe] + Array(".png".utf8)
    #expect(CopyName.name(of: name, MediaType("image/jpeg")) == [0xff, 0xfe] + Array(".jpg".utf8))
  }

  @Test func noNameIsTooLong() {
    let long = String(repeating: "é", count: 125) + ".webp"
    let name = CopyName.numbered(Array(long.utf8), 12)
    #expect(name.count <= 255)
    let text = String(validating: name, as: UTF8.self)
    #expect(text?.hasSuffix("é (12).webp") == true)
  }
}
