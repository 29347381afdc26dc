import TestSupport
import XCTest

/// Photos that are taken into the tray.
final class TrayCameraTests: CameraTestCase {
  private func composed(_ arguments: ByteString..., language: Language = .english) throws -> Picker
  {
    let picker = try pick(source: Self.red) {
      $0.arguments += ["--compose"] + arguments
      $0.language = language
    }
    _ = try picker.button(language.addPhotos)
    return picker
  }

  func testAPhotoThatIsTakenIsInTheTray() throws {
    let picker = try composed()
    try picker.addFromAlbum(["02.png"])
    try picker.waitUntilTray(is: ["02.png"])
    try picker.button("Add Photos").act()
    XCTAssertTrue(picker.shows("Choose where to get photos"))
    XCTAssertTrue(picker.shows("From album or camera"))
    try shoot(picker)
    let photo = try XCTUnwrap(try photosTaken().first)
    try picker.waitUntilTray(is: ["02.png", photo.name.text])
    // It is counted in the grid too.
    try picker.openGridFromTray()
    try picker.waitUntilDone(counts: 2)
    try picker.button("Cancel").act()
    try picker.waitUntilTray(is: ["02.png", photo.name.text])
    try assertDone(picker, prints: [try XCTUnwrap(pictures).path("02.png"), photo])
  }

  func testTheMenuInChinese() throws {
    let picker = try composed(language: .chinese)
    try picker.button("添加图片").act()
    for text in ["请选择上传方式", "相册或者相机"] { _ = try picker.thing(named: text) }
    for text in ["拍照", "从相册选择"] { _ = try picker.button(text) }
    let cancel = try picker.waitFor("取消") { root in
      root.all(role: .pushButton).last { $0.name == "取消" }
    }
    try cancel.act()
    XCTAssertTrue(Polling.until { !picker.shows("请选择上传方式") })
    XCTAssertTrue(picker.program.isRunning)
  }

  /// The tray was filled while the camera was open.
  func testOneMoreFromTheCameraIsRefusedInWords() throws {
    for language in [Language.english, .chinese] {
      let picker = try composed("--max=2", language: language)
      try picker.addFromAlbum(["01.png"])
      try picker.waitUntilTray(is: ["01.png"])
      try picker.button(language.addPhotos).act()
      let camera = try picker.openCamera()
      try picker.addFromAlbum(["02.png"])
      try picker.waitUntilTray(is: ["01.png", "02.png"])
      try camera.press(language == .english ? "Take Photo" : "拍照")
      try camera.press(language == .english ? "Use Photo" : "使用照片")
      try camera.waitUntilEnded()
      _ = try picker.thing(named: language.limit(2))
      XCTAssertEqual(picker.trayTiles().map(\.name), ["01.png", "02.png"])
    }
  }
}
