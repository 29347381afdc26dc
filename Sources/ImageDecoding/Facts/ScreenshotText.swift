/// Texts by which tools mark their screenshots.
enum ScreenshotText {
  /// Of a comment, title or description. iOS, macOS and One UI write "Screenshot" into UserComment.
  static func marks(comment text: String) -> Bool {
    let text = text.lowercased()
    return starts.contains { text.utf8.starts(with: $0.utf8) }
  }

  private static let starts = [
    "screenshot", "screen shot", "screen capture", "screen grab", "screengrab", "截屏", "截图", "截圖",
    "屏幕快照", "屏幕截图", "螢幕截圖", "螢幕快照", "bildschirmfoto", "capture d’écran", "capture d'écran",
    "captura de pantalla", "captura de tela", "スクリーンショット",
  ]

  /// Of the program that wrote the file. GNOME's shell and tool both write "gnome-screenshot".
  static func marks(software text: String) -> Bool {
    let text = text.lowercased()
    return tools.contains { text.utf8.starts(with: $0.utf8) }
      || ByteSearch.find("screenshot", in: Array(text.utf8))
  }

  private static let tools = [
    "spectacle", "org.kde.spectacle", "ksnapshot", "flameshot", "ksnip", "shutter ", "scrot",
    "grim",
    "maim", "deepin-screen-recorder", "greenshot", "sharex", "snipping tool", "lightshot",
    "screenshooter",
    "screencapture",
  ]
}
