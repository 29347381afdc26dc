import TestSupport
import XCTest

/// What the preview tells of how and where a photo was taken.
final class DetailsTests: PreviewTestCase {
  private static var exif: EXIF {
    var exif = EXIF(make: "Canon", model: "Canon EOS R5")
    exif.lensModel = "RF 24-70mm F2.8 L"
    exif.exposureTime = EXIF.Rational(1, 250)
    exif.fNumber = EXIF.Rational(28, 10)
    exif.sensitivity = 400
    exif.focalLength = EXIF.Rational(50, 1)
    exif.place = EXIF.Place(
      [EXIF.Rational(33, 1), EXIF.Rational(51, 1), EXIF.Rational(2448, 100)], "S",
      [EXIF.Rational(151, 1), EXIF.Rational(12, 1), EXIF.Rational(5508, 100)], "E")
    return exif
  }

  func testCameraAndLensAreTold() throws {
    let library = try makeLibrary()
    try library.addJPEG("a.jpg", exif: Self.exif, modified: TestLibrary.start)
    try library.addPNG("b.png", modified: TestLibrary.start - 60)
    let picker = try pickWithFocus("--sort=name", library.root, tiles: 2)
    try Keyboard.press("p", "i")
    let texts = [
      "JPEG picture", "Canon EOS R5", "RF 24-70mm F2.8 L", "1/250 s", "f/2.8", "400", "50 mm",
    ]
    for text in texts { _ = try picker.thing(named: text) }
    _ = try picker.button("Show on Map")
    // None of it is told of a photo that does not say so.
    try Keyboard.press("Right")
    try picker.waitUntilPreviewed("b.png")
    try picker.waitUntil("no details") { root in
      (texts + ["Show on Map"]).allSatisfy { name in
        root.first { $0.name == name && $0.has(.showing) } == nil
      }
    }
  }

  func testPlaceIsShownByTheProgramForMaps() throws {
    let library = try makeLibrary()
    try library.addJPEG("a.jpg", exif: Self.exif, modified: TestLibrary.start)
    let home = try PickerHome()
    let told = home.path.appending("told")
    try Files.makeFolder(home.data.appending("applications"))
    try Files.write(
      Array(
        """
        [Desktop Entry]
        Type=Application
        Name=Map
        Exec=sh -c "printf %%s \\"$1\\" >'\(told.text)'" sh %u
        MimeType=x-scheme-handler/geo;

        """.utf8), to: home.data.appending("applications/test-map.desktop"))
    try Files.write(
      Array("[Default Applications]\nx-scheme-handler/geo=test-map.desktop\n".utf8),
      to: home.config.appending("mimeapps.list"))
    let picker = try pick(library.root) { $0.home = home }
    try picker.tiles(count: 1)
    try picker.focus()
    try Keyboard.press("Home", "p", "i")
    let button = try picker.button("Show on Map")
    XCTAssertFalse(Files.exists(told))
    try button.act()
    XCTAssertTrue(Polling.until { (try? Files.read(told))?.text.isEmpty == false })
    XCTAssertEqual(try Files.read(told).text, "geo:-33.856800,151.215300?z=16")
  }

  func testNoProgramForMapsIsTold() throws {
    let library = try makeLibrary()
    try library.addJPEG("a.jpg", exif: Self.exif, modified: TestLibrary.start)
    for (language, text) in [
      (Language.english, "No program was found that shows a map"), (.chinese, "找不到可以显示地图的程序"),
    ] {
      let picker = try pick(library.root) {
        $0.surroundings = .noApplications
        $0.language = language
      }
      try picker.tiles(count: 1)
      try picker.focus()
      try Keyboard.press("Home", "p", "i")
      _ = try picker.thing(named: "Canon EOS R5")
      // It may lie below what is in sight of the details.
      let name = language == .english ? "Show on Map" : "在地图上显示"
      try picker.waitFor(name) { $0.find(role: .pushButton, name: name) }.act()
      _ = try picker.thing(named: text)
    }
  }
}
