/// The albums that are made by a rule, in the order that decides between albums of one size. The
/// names are their ids.
package enum AlbumKind: String, Sendable, CaseIterable {
  case all
  case cameraRoll = "camera-roll"
  case recent
  case favorites
  case videos
  case sloMo = "slo-mo"
  case timeLapse = "time-lapse"
  case selfies
  case screenshots
  case panoramas
  case animated
  case longExposure = "long-exposure"
  case portrait
  case bursts
  case recentlyDeleted = "recently-deleted"

  /// The English title, which is the msgid of its translation.
  package var title: String {
    switch self {
    case .all: msgid("All Photos")
    case .cameraRoll: msgid("Camera Roll")
    case .recent: msgid("Recently Added")
    case .favorites: msgid("Favorites")
    case .videos: msgid("Videos")
    case .sloMo: msgid("Slo-mo")
    case .timeLapse: msgid("Time-lapse")
    case .selfies: msgid("Selfies")
    case .screenshots: msgid("Screenshots")
    case .panoramas: msgid("Panoramas")
    case .animated: msgid("Animated")
    case .longExposure: msgid("Long Exposure")
    case .portrait: msgid("Portrait")
    case .bursts: msgid("Bursts")
    case .recentlyDeleted: msgid("Recently Deleted")
    }
  }
}

/// Marks a text as one to translate where it is shown; gives it back unchanged.
private func msgid(_ text: String) -> String { text }
