import ImageDecoding
import TestSupport
import Testing

struct PictureKindTests {
  @Test(arguments: [
    (PictureKind.jpeg, [0xff, 0xd8, 0xff, 0xe0]), (.jpeg, [0xff, 0xd8, 0xff, 0xdb]),
    (.png, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    (.gif, Array("GIF87a".utf8)), (.gif, Array("GIF89a".utf8)),
    (.webp, Array("RIFF....WEBPVP8 ".utf8)),
    (.tiff, [0x49, 0x49, 42, 0, 8, 0, 0, 0]), (.tiff, [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]),
    (
      .bmp,
      Array("BM".utf8) + [0x36, 0x10, 0, 0, 0, 0, 0, 0, 54] + [UInt8](repeating: 0, count: 20)
    ),
  ])
  func firstBytesTellTheKind(_ kind: PictureKind, _ header: [UInt8]) {
    #expect(PictureKind(header: header) == kind)
  }

  @Test(
    arguments: [
      [], [0xff], [0xff, 0xd8], [0xff, 0xd8, 0], [0x89, 0x50, 0x4e, 0x47],
      Array("GIF88a".utf8), Array("GIF".utf8), Array("RIFF....WAVE".utf8), Array("RIFF....".utf8),
      [0x49, 0x49, 43, 0], [0x4d, 0x4d, 42, 0], [0x49, 0x49],
      // A text that begins so, and a bitmap without a header.
      Array("BM is a company that makes machines.".utf8),
      Array("BM".utf8) + [0, 0, 0, 0, 0, 0, 0, 0],
      // ICO, ICNS, TGA, XPM, PNM, PSD, JPEG XL: their loaders get nothing.
      [0, 0, 1, 0, 1, 0, 16, 16], Array("icns".utf8) + [0, 0, 0, 9],
      [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 24, 0], Array("/* XPM */".utf8),
      Array("P6\n1 1\n255\n".utf8), Array("8BPS".utf8), [0xff, 0x0a], Array("%PDF-1.7".utf8),
    ] as [[UInt8]])
  func allElseIsNone(_ header: [UInt8]) {
    #expect(PictureKind(header: header) == nil)
  }

  @Test(arguments: [
    (PictureKind.heic, "heic", ["mif1", "heic"]), (.heic, "heix", []), (.heic, "hevc", []),
    (.heic, "heim", []), (.heic, "heis", []), (.heic, "mif1", ["heic"]), (.heic, "msf1", ["hevc"]),
    (.heic, "iso8", ["mif1", "heic"]),
    (.avif, "avif", ["mif1", "miaf"]), (.avif, "avis", ["msf1"]), (.avif, "mif1", ["avif"]),
    (nil, "isom", ["mp41", "avc1"]), (nil, "qt  ", []), (nil, "crx ", ["isom"]),
    (nil, "mp42", ["isom"]),
  ])
  func brandsTellTheKindOfAContainer(_ kind: PictureKind?, _ major: String, _ others: [String]) {
    let brands = others.joined()
    let length = UInt8(16 + brands.utf8.count)
    let header =
      [0, 0, 0, length] + Array("ftyp\(major)".utf8) + [0, 0, 0, 0] + Array(brands.utf8)
    #expect(PictureKind(header: header + [UInt8](repeating: 0, count: 64)) == kind)
  }

  @Test func whatStandsBehindTheBrandsIsNoBrand() {
    let header = [0, 0, 0, 16] + Array("ftypisom".utf8) + [0, 0, 0, 0] + Array("heicavif".utf8)
    #expect(PictureKind(header: header) == nil)
  }

  /// The number between the first brand and the others is none.
  @Test func theVersionIsNoBrand() {
    let header = [0, 0, 0, 20] + Array("ftypisomheicmp41".utf8)
    #expect(PictureKind(header: header) == nil)
  }

  @Test(arguments: [
    "<svg xmlns='http://www.w3.org/2000/svg'/>", "\n  <svg/>",
    "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- A drawing. -->\n<svg/>",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"svg11.dtd\"><svg/>",
  ])
  func aDrawingIsATextWithItsElement(_ text: String) {
    #expect(PictureKind(header: Array(text.utf8)) == .svg)
  }

  @Test(arguments: [
    "", "svg", "A text about <svg>.", "<html><body>", "<html><svg/></html>",
    "<!DOCTYPE html><svg/>", "<!-- <svg/> ",
    "{\"svg\": 1}",
  ])
  func otherTextsAreNone(_ text: String) {
    #expect(PictureKind(header: Array(text.utf8)) == nil)
  }
}
