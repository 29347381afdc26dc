/// Texts that call a video a time-lapse.
enum TimeLapseText {
  static func marks(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.contains { text.contains($0) }
  }

  private static let words = [
    "time-lapse", "timelapse", "time lapse", "hyperlapse", "延时摄影", "縮時", "zeitraffer",
  ]
}
