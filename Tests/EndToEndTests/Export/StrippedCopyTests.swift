import TestSupport
import XCTest

/// `--strip`.
final class StrippedCopyTests: ExportTestCase {
  func testWhereAPhotoWasTakenIsTakenOutAndNothingElse() throws {
    let library = try makeLibrary()
    let photo = try library.addJPEG("a.jpg", .quarters(), exif: Self.exif(orientation: 6))
    XCTAssertEqual(try told(photo, "GPSLatitude").first?.prefix(5), "52.53")
    let path = try XCTUnwrap(copies(of: [photo], "--strip=location").first)
    let tags = try Program.run(["exiftool", "-a", "-G1", "-s", "-GPS:all", "-XMP:all", path])
    XCTAssertEqual(tags, "")
    XCTAssertEqual(
      try told(path, "Orientation", "Make", "LensModel", "Warning"),
      ["6", "Canon", "RF 24-70mm", "-"])
    let (before, after) = (try Files.read(photo).bytes, try Files.read(path).bytes)
    let scan = try XCTUnwrap(before.indices.first { before[$0...].starts(with: [0xff, 0xda]) })
    XCTAssertEqual(before[scan...], after[scan...])
    XCTAssertEqual(before.count, after.count)
  }

  /// As ExifTool writes it: in EXIF, XMP and the IPTC's texts.
  func testPlacesThatAnotherProgramWroteAreTakenOut() throws {
    let library = try makeLibrary()
    let photos = [
      try library.addJPEG("a.jpg", .quarters(), exif: Self.exif(orientation: 1)),
      try library.addPNG("b.png", .quarters()),
      try library.add("c.webp", data: WebP.encode(.quarters(), exif: Self.exif(orientation: 1))),
      library.path("d.tif"),
    ]
    try Program.run(["convert", photos[1], photos[3]])
    let gps = [
      "-GPSLatitude=52.5", "-GPSLatitudeRef=N", "-GPSLongitude=13.4", "-GPSLongitudeRef=E",
    ]
    let xmp = [
      "-XMP:GPSLatitude=52.5", "-XMP:City=Berlin", "-XMP-iptcExt:LocationShownCity=Berlin",
      "-XMP:Title=A tree",
    ]
    _ = try told(photos[0], "Make")
    for photo in photos {
      let iptc = photo.text.hasSuffix("jpg") ? ["-IPTC:City=Berlin", "-IPTC:Headline=A tree"] : []
      try Program.run(
        ["exiftool", "-q", "-overwrite_original"] + (gps + xmp + iptc).map { "\($0)" } + [photo])
      XCTAssertEqual(try told(photo, "XMP:City"), ["Berlin"], "\(photo)")
    }
    for path in try copies(of: photos, "--strip=location") {
      let tags = try Program.run(["exiftool", "-a", "-G1", "-s", path]).text
      XCTAssertFalse(tags.contains("GPS") || tags.contains("Berlin"), tags)
      XCTAssertFalse(tags.contains("Warning"), tags)
      XCTAssertEqual(try told(path, "XMP:Title"), ["A tree"], "\(path)")
      XCTAssertFalse(try Files.read(path).text.contains("Berlin"), "\(path)")
    }
  }

  func testOfAPhotoThatTellsNothingOnlyThePixelsAreLeft() throws {
    let (library, upright) = (try makeLibrary(), Picture.quarters(width: 96, height: 32))
    let photos = try (1...8).map {
      try library.addJPEG("\($0).jpg", upright, exif: Self.exif(orientation: $0))
    }
    for path in try copies(of: photos, "--strip=all") {
      XCTAssertEqual(try Program.run(["exiftool", "-EXIF:all", "-XMP:all", "-IPTC:all", path]), "")
      XCTAssertEqual(try seen(path, "%w %h"), "96 32")
      XCTAssertTrue(try color(path, x: 16, y: 8).isNear(.red), "\(path)")
      XCTAssertTrue(try color(path, x: 80, y: 24).isNear(.white), "\(path)")
    }
  }
}
