import Testing

@testable import ImageDecoding

struct ScreenshotTextTests {
  @Test(arguments: ["Screenshot", "screenshot", "Screenshot from 2024-05-01", "Screen Shot", "截屏"])
  func comments(_ text: String) {
    #expect(ScreenshotText.marks(comment: text))
  }

  @Test(arguments: ["", "A screenshot of the talk", "Sunset", "Screen", "ASCII"])
  func otherComments(_ text: String) {
    #expect(!ScreenshotText.marks(comment: text))
  }

  @Test(arguments: [
    "gnome-screenshot", "Spectacle", "spectacle 23.08", "Flameshot", "ksnip", "Mate Screenshot",
  ])
  func tools(_ text: String) {
    #expect(ScreenshotText.marks(software: text))
  }

  @Test(arguments: ["", "GIMP 2.10", "darktable 4.2", "Adobe Photoshop", "Android UP1A"])
  func otherPrograms(_ text: String) {
    #expect(!ScreenshotText.marks(software: text))
  }
}
