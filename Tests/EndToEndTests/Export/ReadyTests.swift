import TestSupport
import XCTest

/// `--resize`, `--max-bytes` and `--convert`.
final class ReadyTests: ExportTestCase {
  func testSmallerCopiesAreUprightWhateverTheirOriginalsSay() throws {
    let (library, upright) = (try makeLibrary(), Picture.quarters(width: 96, height: 32))
    let photos = try (1...8).map {
      try library.addJPEG(
        "\($0).jpg", upright, exif: Self.exif(orientation: $0), modified: 1_600_000_000)
    }
    let paths = try copies(of: photos, "--resize=48x48")
    XCTAssertEqual(paths, (1...8).map { folder.appending("\($0).jpg") })
    for path in paths {
      XCTAssertEqual(try seen(path, "%m %w %h"), "JPEG 48 16", "\(path)")
      XCTAssertEqual(
        try told(path, "Orientation", "Make", "LensModel", "DateTimeOriginal", "ExifImageWidth"),
        ["1", "Canon", "RF 24-70mm", "2024:05:01 10:20:30", "-"], "\(path)")
      XCTAssertTrue(try color(path, x: 8, y: 4).isNear(.red), "\(path)")
      XCTAssertTrue(try color(path, x: 40, y: 12).isNear(.white), "\(path)")
      XCTAssertEqual(try Files.information(path).modified, 1_600_000_000)
    }
    XCTAssertEqual(try told(paths[0], "GPSLatitude").first?.prefix(6), "52.538")
  }

  func testNothingIsMadeLargerAndWhatFitsIsCopiedAsItIs() throws {
    let library = try makeLibrary()
    let photo = try library.addJPEG("a.jpg", .quarters(), exif: Self.exif(orientation: 6))
    let path = try XCTUnwrap(copies(of: [photo], "--resize=64", "--max-bytes=1M").first)
    XCTAssertEqual(try Files.read(path), try Files.read(photo))
  }

  func testNoFileIsLongerThanAllowed() throws {
    let library = try makeLibrary()
    let noise = try library.add("noise.png", data: Noise.png(width: 300, height: 200))
    for (options, name) in [
      ([], "noise.jpg"), (["--convert=webp"], "noise.webp"), (["--convert=png"], "noise.png"),
    ] as [([ByteString], ByteString)] {
      let picker = try picker(
        choosing: [noise],
        ["--max-bytes=20k", "--format=json", "--copy-to=\(folder)"] + options)
      XCTAssertEqual(try picker.finish(), .exited(0), picker.standardError.text)
      let photo = try XCTUnwrap(JSONText(picker.standardOutput)["photos"]?.elements.first)
      let path = folder.appending(name)
      let count = try Files.read(path).bytes.count
      XCTAssertLessThanOrEqual(count, 20_000)
      XCTAssertEqual(photo["path"], .string(path.text))
      XCTAssertEqual(photo["bytes"], .number("\(count)"))
      XCTAssertEqual(
        [photo["width"], photo["height"]],
        try seen(path, "%w %h").split(separator: " ").map { .number(String($0)) })
    }
  }

  func testTheExtensionTellsTheTruth() throws {
    let library = try makeLibrary()
    let photos = [
      try library.addPNG("a.png", .quarters()), try library.addJPEG("b.JPG", .quarters()),
      try library.addPNG("wrong.jpg", .quarters()),
    ]
    for (type, names, kind) in [
      ("jpeg", ["a.jpg", "b.JPG", "wrong.jpg"], "JPEG"),
      ("png", ["a.png", "b.png", "wrong.png"], "PNG"),
      ("webp", ["a.webp", "b.webp", "wrong.webp"], "WEBP"),
    ] {
      let paths = try copies(of: photos, "--convert=\(type)")
      XCTAssertEqual(paths.map(\.name.text), names)
      for path in paths { XCTAssertEqual(try seen(path, "%m"), kind) }
      for path in paths { try Files.remove(path) }
    }
  }

  func testAProfileIsKeptWhereThePixelsAreAndConvertedWhereNot() throws {
    let library = try makeLibrary()
    let photo = try library.add(
      "p3.png", data: PNG.encode(.flat(RGB(0xea3323)), profile: DisplayP3.profile))
    let kept = try XCTUnwrap(copies(of: [photo], "--strip=all").first)
    XCTAssertEqual(try told(kept, "ICC_Profile:ProfileClass"), ["mntr"])
    let converted = try XCTUnwrap(copies(of: [photo], "--resize=32").first)
    XCTAssertEqual(try told(converted, "ICC_Profile:ProfileClass"), ["-"])
    // That is pure red of sRGB in Display P3.
    XCTAssertTrue(try color(converted, x: 16, y: 16).distance(to: .red) <= 4)
    XCTAssertEqual(converted.name.text, "p3 (2).png")
  }
}
