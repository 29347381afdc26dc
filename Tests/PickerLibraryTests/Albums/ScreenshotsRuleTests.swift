import PickerLibrary
import PickerModel
import Testing

struct ScreenshotsRuleTests {
  private static func isScreenshot(_ path: String, in folders: [String] = ["/p"]) -> Bool {
    let stamp = FileStamp(
      bytes: 0, modified: Timestamp(seconds: 0), arrived: Timestamp(seconds: 0), device: 0, inode: 0
    )
    let photo = Photo(
      id: PhotoID(FilePath(path)), file: stamp,
      facts: PhotoFacts(
        type: MediaType("image/png"), taken: TakenTime(modified: Timestamp(seconds: 0))))
    let roots = folders.map { FilePath($0) }
    return ScreenshotsRule().contains(
      photo, in: AlbumContext(now: Timestamp(seconds: 0), folders: roots))
  }

  @Test(arguments: [
    "Screenshots", "screenshots", "Screenshots 2024", "Bildschirmfotos", "Captures d’écran",
    "Captures d'e\u{301}cran", "Capturas de pantalla", "Capturas de tela", "Скриншоты",
    "Снимки экрана", "スクリーンショット", "스크린샷", "屏幕截图", "截图", "截圖", "螢幕擷圖", "屏幕快照",
    "Schermafbeeldingen", "Schermate", "Zrzuty ekranu", "Képernyőképek", "Ekran Görüntüleri",
  ])
  func foldersOfManyLanguages(name: String) {
    #expect(Self.isScreenshot("/p/\(name)/a.png"))
    #expect(Self.isScreenshot("/p/phone/\(name)/2024/a.png"))
    #expect(Self.isScreenshot("/p/\(name)/a.png", in: ["/p/\(name)"]))
  }

  @Test(arguments: [
    "Screenshot from 2024-05-01 10-20-30", "Screenshot From 2024-05-01 10-20-30",
    "Screenshot_2024-05-01_10-20-30", "Screenshot_20240501-102030_Chrome", "Screenshot",
    "Screenshot (12)", "Screenshot 2024-05-01 at 10.20.30", "Screen Shot 2012-05-01 at 10.20.30 AM",
    "Screenshot-1", "Bildschirmfoto vom 2024-03-03 10-00-00", "Bildschirmfoto_20240303_100000",
    "Capture d’écran du 2024-05-01 10-20-30", "Capture d’e\u{301}cran 2024-05-01 à 10.20.30",
    "Captura de pantalla de 2024-05-01 10-20-30", "Снимок экрана от 2024-05-01 10-20-30",
    "截图 2024-05-01 10-20-30", "截屏2024-05-01 10.20.30", "2024-05-01 10-20-30 屏幕截图",
    "スクリーンショット 2024-05-01 10.20.30", "스크린샷 2024-05-01 10-20-30", "螢幕快照 2024-05-01 10-20-30",
    "20240501_10h20m30s_grim", "2024-05-01-102030_1920x1080_scrot", "flameshot", "Spectacle.123",
    "ksnip_20240501-102030", "Zrzut ekranu z 2024-05-01 10-20-30", "SCREENSHOT_2024",
  ])
  func namesOfManyTools(name: String) {
    #expect(Self.isScreenshot("/p/\(name).png"))
  }

  @Test(arguments: [
    "IMG_20240501_102030", "DSC00012", "Screenshot of my dog", "Screenshotter 3",
    "My screenshot idea",
    "Capture", "Imagine 12", "2024-05-01", "", "截图大全", "Снимка 4", "grimace 2",
  ])
  func otherNames(name: String) {
    #expect(!Self.isScreenshot("/p/\(name).png"))
    #expect(!Self.isScreenshot("/p/\(name)/a.png"))
  }

  @Test func foldersAboveTheLibraryDoNotCount() {
    #expect(!Self.isScreenshot("/Screenshots/trip/a.png", in: ["/Screenshots/trip"]))
    #expect(
      Self.isScreenshot("/Screenshots/trip/a.png", in: ["/Screenshots/trip", "/Screenshots"]))
    #expect(Self.isScreenshot("/Screenshots/a.png", in: ["/"]))
    #expect(!Self.isScreenshot("/p/Screenshots-of-a/b.png", in: ["/p"]))
  }
}
