import GLib
import PickerModel
import TestSupport
import Testing

@testable import ImageDecoding

/// How and where a picture was taken, in JPEG and PNG (by libexif) and in TIFF.
struct DetailsTests {
  private func details(_ data: [UInt8]) throws -> PhotoDetails {
    let sample = try Sample(data)
    return DetailsReader.details(of: PictureFile(try OpenFile(at: sample.path.bytes)))
  }

  private func details(
    main: [TIFF.Field] = [], camera: [TIFF.Field] = [], place: [TIFF.Field] = []
  ) throws -> PhotoDetails {
    try details(JPEG.with(exif: TIFF.directories(main: main, camera: camera, place: place)))
  }

  @Test func allIsTold() throws {
    let camera: [TIFF.Field] = [
      .rational(0x829d, (28, 10)), .short(0x8827, 400), .rational(0x920a, (425, 100)),
      .short(0xa405, 26), .text(0xa434, "RF 24-70mm F2.8 L"),
    ]
    let main: [TIFF.Field] = [.text(0x010f, "Canon"), .text(0x0110, "Canon EOS R5 ")]
    var expected = PhotoDetails()
    (expected.camera, expected.lens) = ("Canon EOS R5", "RF 24-70mm F2.8 L")
    (expected.aperture, expected.sensitivity) = (2.8, 400)
    (expected.focalLength, expected.filmFocalLength) = (4.25, 26)
    #expect(try details(main: main, camera: camera) == expected)
    #expect(try details(TIFF.encode(.flat(.red), main: main, camera: camera)) == expected)
  }

  @Test(arguments: [
    ("NIKON CORPORATION", "NIKON D850", "NIKON D850"), ("Apple", "iPhone 15", "Apple iPhone 15"),
    ("samsung", "Galaxy S24", "samsung Galaxy S24"),
  ])
  func makerIsToldOnce(_ make: String, _ model: String, _ camera: String) throws {
    let main: [TIFF.Field] = [.text(0x010f, make), .text(0x0110, model)]
    #expect(try details(main: main).camera == camera)
  }

  @Test func placeIsTold() throws {
    let place: [TIFF.Field] = [
      .text(0x0001, "S"), .rational(0x0002, (33, 1), (51, 1), (2448, 100)),
      .text(0x0003, "E"), .rational(0x0004, (151, 1), (12, 1), (5508, 100)),
    ]
    let found = try #require(try details(place: place).place)
    #expect(abs(found.latitude + 33.8568) < 1e-9)
    #expect(abs(found.longitude - 151.2153) < 1e-9)
  }

  @Test(arguments: [
    [TIFF.Field.rational(0x0002, (33, 1), (51, 1), (0, 1))],
    [.rational(0x0002, (133, 1), (0, 1), (0, 1)), .rational(0x0004, (1, 1), (0, 1), (0, 1))],
    [.rational(0x0002, (0, 0), (0, 0), (0, 0)), .rational(0x0004, (1, 1), (0, 1), (0, 1))],
  ])
  func placeThatCannotBeIsNone(_ place: [TIFF.Field]) throws {
    #expect(try details(place: place).place == nil)
  }

  @Test func apexIsReckoned() throws {
    let aperture = try details(camera: [.rational(0x9202, (4, 1))]).aperture
    #expect(aperture == 4)
  }

  @Test func whatIsNoPictureHasNone() throws {
    #expect(try details(Array("no picture".utf8)) == PhotoDetails())
    #expect(try details(Movie().bytes) == PhotoDetails())
  }
}
