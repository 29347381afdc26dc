import PickerModel
import TestSupport
import Testing

/// What each field of EXIF tells, in JPEG (by libexif) and in TIFF.
struct EXIFFieldTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var main: [TIFF.Field] = []
    var camera: [TIFF.Field] = []
    let check: @Sendable (PhotoFacts) -> Bool

    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "nothing") {
      $0.traits == [] && $0.camera == 0 && $0.exposure == 0 && $0.rating == 0 && $0.burst == 0
    },
    Case(name: "a make", main: [.text(0x010f, "Canon")]) {
      $0.traits == .camera && $0.camera != 0
    },
    Case(name: "a model", main: [.text(0x0110, "Pixel 8")]) { $0.traits == .camera },
    Case(name: "a blank make", main: [.text(0x010f, "   ")]) { $0.traits == [] && $0.camera == 0 },
    Case(name: "a front camera", camera: [.text(0xa434, "iPhone 12 front camera 2.71mm f/2.2")]) {
      $0.traits == .frontCamera
    },
    Case(name: "a rear camera", camera: [.text(0xa434, "iPhone 12 back camera 4.2mm f/1.6")]) {
      $0.traits == []
    },
    Case(name: "an exposure", camera: [.rational(0x829a, (5, 2))]) { $0.exposure == 2.5 },
    Case(name: "an exposure as a double", camera: [.double(0x829a, 2.5)]) { $0.exposure == 2.5 },
    Case(name: "an exposure without end", camera: [.double(0x829a, .infinity)]) {
      $0.exposure == 0
    },
    Case(name: "an exposure of nothing", camera: [.rational(0x829a, (1, 0))]) { $0.exposure == 0 },
    Case(name: "an exposure of years", camera: [.rational(0x829a, (100_000_000, 1))]) {
      $0.exposure == 0
    },
    Case(name: "APEX", camera: [.rational(0x9201, (-3, 1), isSigned: true)]) { $0.exposure == 8 },
    Case(
      name: "the time before APEX",
      camera: [.rational(0x829a, (1, 4)), .rational(0x9201, (-3, 1), isSigned: true)]
    ) { $0.exposure == 0.25 },
    Case(name: "APEX beyond reason", camera: [.rational(0x9201, (-300, 1), isSigned: true)]) {
      $0.exposure == 0
    },
    Case(name: "portrait", camera: [.short(0xa401, 7)]) { $0.traits == .portraitMode },
    Case(name: "portrait with HDR", camera: [.short(0xa401, 8)]) { $0.traits == .portraitMode },
    Case(name: "a panorama is no portrait", camera: [.short(0xa401, 6)]) { $0.traits == [] },
    Case(name: "rendered beyond a byte", camera: [.short(0xa401, 256 + 7)]) { $0.traits == [] },
    Case(name: "five stars", main: [.short(0x4746, 5)]) { $0.rating == 5 },
    Case(name: "six stars", main: [.short(0x4746, 6)]) { $0.rating == 0 },
    Case(name: "99 per cent", main: [.short(0x4749, 99)]) { $0.rating == 5 },
    Case(name: "75 per cent", main: [.short(0x4749, 75)]) { $0.rating == 4 },
    Case(name: "1 per cent", main: [.short(0x4749, 1)]) { $0.rating == 1 },
    Case(name: "0 per cent", main: [.short(0x4749, 0)]) { $0.rating == 0 },
    Case(name: "a comment", camera: [.data(0x9286, Array("ASCII\0\0\0Screenshot".utf8))]) {
      $0.traits == .screenshot
    },
    Case(name: "a comment in Unicode", camera: [.data(0x9286, unicode("Screenshot"))]) {
      $0.traits == .screenshot
    },
    Case(name: "another comment", camera: [.data(0x9286, Array("ASCII\0\0\0Sunset".utf8))]) {
      $0.traits == []
    },
    Case(name: "a description", main: [.text(0x010e, "Screenshot")]) { $0.traits == .screenshot },
    Case(name: "a tool", main: [.text(0x0131, "gnome-screenshot")]) { $0.traits == .screenshot },
    Case(name: "a burst", camera: [.data(0x927c, appleNote("0A1B2C3D-4E5F"))]) { $0.burst != 0 },
    Case(name: "a note of others", camera: [.data(0x927c, Array("Nikon\0\u{2}".utf8))]) {
      $0.burst == 0
    },
  ])
  func fieldsTell(_ example: Case) async throws {
    let exif = TIFF.directories(main: example.main, camera: example.camera)
    let jpeg = try #require(await Sample(JPEG.with(exif: exif)).facts())
    #expect(example.check(jpeg), "JPEG: \(jpeg)")
    let tiff = TIFF.encode(.flat(.red), main: example.main, camera: example.camera)
    let file = try #require(await Sample(tiff).facts(type: "image/tiff"))
    #expect(example.check(file), "TIFF: \(file)")
  }

  @Test func aPlaceIsTold() async throws {
    let latitude = TIFF.Field.rational(0x0002, (52, 1), (31, 1), (12, 1))
    let exif = TIFF.directories(place: [.text(0x0001, "N"), latitude])
    #expect(try #require(await Sample(JPEG.with(exif: exif)).facts()).traits == .location)
    // What is divided by zero is none.
    let none = TIFF.directories(place: [.rational(0x0002, (0, 0), (0, 0), (0, 0))])
    #expect(try #require(await Sample(JPEG.with(exif: none)).facts()).traits == [])
  }

  @Test func camerasAreToldApart() async throws {
    func camera(_ make: String, _ model: String, _ serial: String? = nil) async throws -> UInt32 {
      let exif = TIFF.directories(
        main: [.text(0x010f, make), .text(0x0110, model)],
        camera: serial.map { [.text(0xa431, $0)] } ?? [])
      return try #require(await Sample(JPEG.with(exif: exif)).facts()).camera
    }
    let first = try await camera("Canon", "EOS R5")
    #expect(try await camera("Canon", "EOS R5") == first)
    #expect(try await camera("Canon ", "EOS R5 ") == first)
    #expect(try await camera("Canon", "EOS R6") != first)
    #expect(try await camera("Canon", "EOS R5", "0042") != first)
    #expect(try await camera("CanonE", "OS R5") != first)
  }

  @Test func burstsAreToldApart() async throws {
    func burst(_ id: String) async throws -> UInt32 {
      let exif = TIFF.directories(camera: [.data(0x927c, Self.appleNote(id))])
      return try #require(await Sample(JPEG.with(exif: exif)).facts()).burst
    }
    #expect(try await burst("0A1B2C3D-4E5F") == burst("0A1B2C3D-4E5F"))
    #expect(try await burst("0A1B2C3D-4E5F") != burst("0A1B2C3D-4E50"))
  }

  /// One entry, and its text behind the directory.
  static func appleNote(_ burst: String) -> [UInt8] {
    let text = Array(burst.utf8) + [0]
    let entry =
      UInt16(0x000b).bigEndianBytes + UInt16(2).bigEndianBytes
      + UInt32(text.count).bigEndianBytes + UInt32(32).bigEndianBytes
    return Array("Apple iOS\0\0\u{1}MM".utf8) + [0, 1] + entry + [0, 0, 0, 0] + text
  }

  private static func unicode(_ text: String) -> [UInt8] {
    Array("UNICODE\0".utf8) + text.utf16.flatMap { $0.littleEndianBytes }
  }
}
