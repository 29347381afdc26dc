import PickerModel
import TestSupport
import Testing

@testable import ImageDecoding

/// Files whose bytes were changed here and there. That this process lives is what is tested.
struct OddFilesTests {
  @Test(arguments: Format.allCases, Stripping.allCases)
  func changedBytesAreSurvived(_ format: Format, _ stripping: Stripping) throws {
    let picture = try Self.file(format)
    for seed in 0..<40 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var bytes = picture
      for _ in 0..<Int.random(in: 1...16, using: &generator) {
        // The mark stays, and most of what is told stands near the beginning.
        let end = seed % 2 == 0 ? bytes.count : min(bytes.count, 400)
        bytes[Int.random(in: 12..<end, using: &generator)] =
          [0, 1, 0x7f, 0xff, .random(in: 0...255, using: &generator)][seed % 5]
      }
      if seed % 7 == 0 {
        bytes.removeLast(Int.random(in: 0..<(bytes.count / 2), using: &generator))
      }
      let sample = try Sample(bytes)
      let copies = [
        try? sample.export { $0.stripping = stripping },
        try? sample.export { recipe in
          (recipe.stripping, recipe.edit.quarterTurns) = (stripping, 1)
        },
        try? sample.export { recipe in
          (recipe.stripping, recipe.box) = (stripping, PixelBox(width: 20))
        },
      ]
      for copy in copies { #expect(copy?.bytes?.isEmpty != true, "\(format) \(seed)") }
    }
  }

  private static func file(_ format: Format) throws -> [UInt8] {
    var exif = EXIF(orientation: 6, make: "Canon", dateTimeOriginal: "2024:05:01 10:20:30")
    exif.place = EXIF.Place(
      [.init(52, 1), .init(31, 1), .init(7, 1)], "N", [.init(13, 1), .init(24, 1), .init(1, 1)],
      "E")
    exif.preview = JPEG.encode(.flat(.blue, width: 64, height: 48))
    let picture = Picture.quarters(width: 48, height: 32)
    switch format {
    case .jpeg:
      return JPEG.encode(picture, exif: exif) + JPEG.encode(.flat(.red), exif: exif)
    case .png: return PNG.encode(picture, text: [("City", "Berlin")], exif: exif)
    case .webp: return WebP.encode(picture, exif: exif)
    case .tiff:
      return TIFF.encode(
        picture, main: [.short(0x0112, 6), .text(0x010f, "Canon")],
        camera: [.text(0x9003, "2020:05:06 07:08:09")])
    case .bmp, .gif: return format.encode(picture)
    }
  }
}
