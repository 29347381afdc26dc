import GLib
import PickerModel

extension Sentences {
  /// The words of the user's language, and those of English, by which photos are found.
  static var vocabulary: SearchVocabulary {
    SearchVocabulary(
      months: (1...12).map(monthNames),
      kinds: Dictionary(uniqueKeysWithValues: searchedKinds.map { ($0, words($0)) }),
      fold: TextFolding.fold)
  }

  /// The albums that are found by their titles.
  private static let searchedKinds = AlbumKind.allCases.filter {
    ![.all, .recent, .recentlyDeleted].contains($0)
  }

  private static func words(_ kind: AlbumKind) -> [String] {
    let more: String? =
      switch kind {
      // Translators: more words, with spaces between them, by which videos are searched.
      case .videos: tr("movie clip film")
      // Translators: more words by which videos in slow motion are searched.
      case .sloMo: tr("slow motion")
      // Translators: more words by which screenshots are searched.
      case .screenshots: tr("capture screen")
      // Translators: more words by which moving pictures are searched.
      case .animated: tr("animation gif")
      // Translators: more words by which favorites are searched.
      case .favorites: tr("heart loved")
      // Translators: more words by which series of pictures are searched.
      case .bursts: tr("continuous series")
      default: nil
      }
    return [kind.title, tr(kind.title), more].compactMap(\.self)
  }

  /// The names of a month, whole and short, in the user's language and in English.
  private static func monthNames(_ month: Int) -> [String] {
    let local = ["%B", "%OB", "%b", "%Ob"].compactMap { pattern in
      DateText.string(
        year: 2024, month: month, day: 1, hour: 0, minute: 0, second: 0, pattern: pattern)
    }
    return local.map { String($0.trimmed) } + [english[month - 1]]
  }

  private static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static var foundNothing: (title: String, text: String) {
    (
      tr("No Photos Found"),
      tr("Try a name, a folder, a year or month, or a kind such as “screenshot”.")
    )
  }
}

extension String {
  /// Without spaces and dots around it: short names of months have both.
  fileprivate var trimmed: Substring {
    let isOdd: (Character) -> Bool = { $0.isWhitespace || $0 == "." }
    let start = drop(while: isOdd)
    return start.lastIndex { !isOdd($0) }.map { start[...$0] } ?? start
  }
}
