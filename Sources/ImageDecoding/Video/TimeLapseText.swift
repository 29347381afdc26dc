/// Texts that call a video a time-lapse.
enum TimeLapseText {
  static func marks(_ text: String) -> Bool {
    ByteSearch.findAny(of: words, in: Array(text.lowercased().utf8))
  }

  private static let words: [StaticString] = [
    "time-lapse", "timelapse", "time lapse", "hyperlapse", "延时摄影", "縮時", "zeitraffer",
  ]
}
