import PickerModel
import Testing

struct MediaTypeTests {
  @Test(arguments: [
    ("jpg", "image/jpeg"), ("jpeg", "image/jpeg"), ("png", "image/png"), ("heif", "image/heic"),
    ("svg", "image/svg+xml"), ("mp4", "video/mp4"), ("mov", "video/quicktime"),
  ])
  func typesOfExtensions(text: String, name: String) {
    #expect(MediaType(extension: Array(text.utf8)[...])?.name == name)
  }

  @Test(arguments: ["", "txt", "jpg~", "xcf.gz", "jpegjpegjpeg"])
  func otherExtensions(text: String) {
    #expect(MediaType(extension: Array(text.utf8)[...]) == nil)
  }

  @Test(arguments: [
    ("a.JPG", "image/jpeg"), ("a.tar.Png", "image/png"), (".jpg", nil), ("a", nil), ("a.", nil),
    (".a.png", "image/png"), ("jpg", nil),
  ])
  func typesOfNames(name: String, type: String?) {
    #expect(MediaType(extensionOf: Array(name.utf8)[...])?.name == type)
  }

  @Test func oneTypeIsOneWhateverItsLetters() {
    #expect(MediaType("Image/X-Odd-1") == MediaType("image/x-odd-1"))
    #expect(MediaType("image/x-odd-1") != MediaType("image/x-odd-2"))
    #expect(MediaType("image/x-odd-1").isImage && !MediaType("image/x-odd-1").isVideo)
    #expect(MediaType("video/x-odd").isVideo && !MediaType("video/x-odd").isImage)
  }

  @Test(arguments: [
    ("image/jpeg", "IMAGE/JPEG"), ("image/jpeg", "image/jpg"), ("image/pjpeg", "image/jpeg"),
    ("image/jpeg", "image/*"), ("image/svg+xml", "Image/*"), ("image/heic", "image/heif"),
    ("image/tiff", "image/tif"), ("video/mp4", "video/*"), ("video/mp4", "*/*"),
    ("image/x-odd", "image/x-odd"),
  ])
  func matching(type: String, pattern: String) {
    #expect(MediaType(type).matches(MediaType(pattern)))
  }

  @Test(arguments: [
    ("image/jpeg", "image/png"), ("image/jpeg", "video/*"), ("image/jpeg", "image/"),
    ("image/jpeg", "image/jp"), ("imagery/jpeg", "image/*"), ("image/jpeg", ""),
    ("image/jpeg", "*"),
  ])
  func notMatching(type: String, pattern: String) {
    #expect(!MediaType(type).matches(MediaType(pattern)))
  }
}

struct MediaFilterTests {
  private static let all = ["image/jpeg", "image/png", "video/mp4", "text/plain"]

  @Test(arguments: [
    (MediaFilter(), ["image/jpeg", "image/png"]),
    (MediaFilter(media: .videos), ["video/mp4"]),
    (MediaFilter(media: .all), all),
    (MediaFilter(types: [MediaType("image/PNG")]), ["image/png"]),
    (MediaFilter(types: [MediaType("video/mp4")]), []),
    (
      MediaFilter(media: .all, types: [MediaType("video/*"), MediaType("image/jpg")]),
      ["image/jpeg", "video/mp4"]
    ),
  ])
  func offers(filter: MediaFilter, expected: [String]) {
    #expect(Self.all.filter { filter.offers(MediaType($0)) } == expected)
  }
}
