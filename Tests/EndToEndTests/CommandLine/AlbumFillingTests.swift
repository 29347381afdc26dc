import TestSupport
import XCTest

/// Each album that pictures alone fill, by `--list-albums` and `--list-photos`.
final class AlbumFillingTests: PickerTestCase {
  private static let date = "2024:05:01 10:20:30"

  private func camera(_ date: String = date, part: String? = nil) -> EXIF {
    EXIF(make: "Canon", model: "EOS R6", dateTimeOriginal: date, subSecTimeOriginal: part)
  }

  /// A library in which the name of each picture begins with the album that is meant for it.
  private func filled() throws -> TestLibrary {
    let library = try makeLibrary()
    try library.addJPEG("plain.jpg")
    try library.addJPEG("camera.jpg", exif: camera("2020:01:01 00:00:00"))
    try library.addJPEG("DCIM/100/below.jpg")
    try library.addPNG("Screenshot from 2024-05-01 10-20-30.png")
    var long = camera("2020:01:02 00:00:00")
    long.exposureTime = .init(2, 1)
    try library.addJPEG("long.jpg", exif: long)
    long.exposureTime = .init(1, 2)
    try library.addJPEG("short.jpg", exif: long)
    var portrait = camera("2020:01:03 00:00:00")
    portrait.customRendered = 8
    try library.addJPEG("portrait.jpg", exif: portrait)
    var selfie = EXIF(make: "Apple", model: "iPhone 15", dateTimeOriginal: "2020:01:04 00:00:00")
    selfie.lensModel = "iPhone 15 front TrueDepth camera 2.69mm f/1.9"
    try library.addJPEG("selfie.jpg", exif: selfie)
    try library.addJPEG(
      "panorama.jpg", .flat(.red, width: 240, height: 96), exif: camera("2020:01:05 00:00:00"))
    try library.addJPEG("banner.jpg", .flat(.red, width: 240, height: 96))
    for (number, part) in ["10", "55", "99"].enumerated() {
      try library.addJPEG("burst\(number).jpg", exif: camera(part: part))
    }
    return library
  }

  private func names(_ album: ByteString, in library: TestLibrary) throws -> Set<String> {
    let outcome = try run("--list-photos=" + album, "--sort=name", library.root)
    XCTAssertEqual(outcome.status, .exited(0), outcome.errors.text)
    return Set(outcome.output.lines.map { String($0.dropFirst(library.root.text.count + 1)) })
  }

  func testEachAlbumHoldsWhatItsRuleSays() throws {
    let library = try filled()
    let bursts: Set<String> = ["burst0.jpg", "burst1.jpg", "burst2.jpg"]
    let cameraRoll = bursts.union([
      "camera.jpg", "DCIM/100/below.jpg", "long.jpg", "short.jpg", "portrait.jpg", "selfie.jpg",
      "panorama.jpg",
    ])
    XCTAssertEqual(try names("camera-roll", in: library), cameraRoll)
    XCTAssertEqual(try names("bursts", in: library), bursts)
    XCTAssertEqual(try names("long-exposure", in: library), ["long.jpg"])
    XCTAssertEqual(try names("portrait", in: library), ["portrait.jpg"])
    XCTAssertEqual(try names("selfies", in: library), ["selfie.jpg"])
    XCTAssertEqual(try names("panoramas", in: library), ["panorama.jpg"])
    XCTAssertEqual(
      try names("screenshots", in: library), ["Screenshot from 2024-05-01 10-20-30.png"])
    for album: ByteString in ["videos", "slo-mo", "time-lapse", "favorites", "recently-deleted"] {
      XCTAssertEqual(try names(album, in: library), [])
    }
  }

  func testCountsAgreeWithTheLists() throws {
    let library = try filled()
    let outcome = try run("--list-albums", library.root)
    XCTAssertEqual(outcome.status, .exited(0), outcome.errors.text)
    XCTAssertGreaterThan(outcome.output.lines.count, 9)
    for line in outcome.output.lines {
      let parts = line.split(separator: "\t")
      XCTAssertEqual(
        try names(ByteString(String(parts[0])), in: library).count, Int(parts[1]), line)
    }
  }

  func testRecentlyDeletedOfTheHome() throws {
    let library = try makeLibrary()
    let home = try PickerHome()
    try home.setPictures(library.root)
    try library.addJPEG("kept.jpg")
    let trash = home.data.appending("Trash")
    var deleted: [ByteString] = []
    for (name, original) in [("a.jpg", library.path("a.jpg")), ("b.jpg", "/elsewhere/b.jpg")] {
      let text = "[Trash Info]\nPath=\(original)\nDeletionDate=2024-05-01T10:20:30\n"
      let (files, info) = (trash.appending("files"), trash.appending("info"))
      for folder in [files, info] { try Files.makeFolder(folder) }
      try Files.write(Array(text.utf8), to: info.appending("\(name).trashinfo"))
      deleted.append(files.appending("\(name)"))
      try Files.write(JPEG.encode(.flat(.red)), to: deleted[deleted.count - 1])
    }
    let all = try run("--list-photos=recently-deleted") { $0.home = home }
    XCTAssertEqual(all.output, lines(deleted), all.errors.text)
    let kept = try run("--list-photos=all") { $0.home = home }
    XCTAssertEqual(kept.output, lines([library.path("kept.jpg")]))
    let ofFolder = try run("--list-photos=recently-deleted", library.root) { $0.home = home }
    XCTAssertEqual(ofFolder.output, lines([deleted[0]]), "only what was deleted there")
  }

  func testABrokenFileOfFavoritesIsToldAndKept() throws {
    let library = try makeLibrary()
    try library.addJPEG("a.jpg")
    let home = try PickerHome()
    let folder = home.data.appending("photo-picker")
    try Files.makeFolder(folder)
    try Files.write([0, 1, 2], to: folder.appending("favorites"))
    let outcome = try run("--list-albums", library.root) { $0.home = home }
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(outcome.errors.lines.count, 1, outcome.errors.text)
    assertMessages(outcome.errors, naming: ["favorites.broken-1"])
    XCTAssertEqual(try Files.read(folder.appending("favorites.broken-1")).bytes, [0, 1, 2])
  }
}
