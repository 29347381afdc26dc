import GLib
import PickerModel

/// What is said of a photo's picture, and of what moves.
extension Sentences {
  /// A length of time as a clock shows it: `0:07`, `1:02:03`.
  ///
  /// - Parameter seconds: 0 where it is not known.
  static func clock(_ seconds: Float) -> String? {
    // Nobody has a video of eleven days; files may say anything.
    guard seconds > 0, seconds < 1_000_000 else { return nil }
    let whole = max(1, Int(seconds.rounded()))
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let tail = twoDigits(whole % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(tail)" : "\(minutes):\(tail)"
  }

  /// What a screen reader says of a video or a moving picture; nil for any other.
  static func motion(of photo: Photo) -> String? {
    let facts = photo.facts
    if facts.type.isVideo {
      guard let clock = clock(facts.duration) else { return tr("video") }
      // Translators: what a screen reader says of a video; the time is as 1:05.
      return tr("video of {time}").filled(["time": clock])
    }
    return facts.traits.contains(.animated) ? tr("animated") : nil
  }

  /// Why a photo has no picture.
  static func missing(_ missing: MissingPicture) -> String {
    guard missing.isVideo else { return failure(missing.reason) }
    switch missing.reason {
    case .unsupported: return tr("There is no picture of this video")
    // It may be the video, or the program that should have made the picture.
    case .damaged, .crashed: return tr("No picture could be made of this video")
    default: return failure(missing.reason)
    }
  }

  /// What the pointer is told of a tile's picture; nil where there is nothing to tell.
  static func state(of picture: TilePicture) -> String? {
    switch picture {
    case .loading: tr("Loading…")
    case .preview, .sharp: nil
    case .missing(let reason): missing(reason)
    }
  }

  /// The same in the middle of what a screen reader says.
  static func spokenState(of picture: TilePicture) -> String? {
    switch picture {
    case .loading: tr("loading")
    // Translators: said of a photo that is not shown sharp yet.
    case .preview: tr("preview")
    case .sharp: nil
    case .missing(let reason): missing(reason)
    }
  }
}
