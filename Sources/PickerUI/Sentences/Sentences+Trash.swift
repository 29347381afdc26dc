import GLib
import PickerModel

extension Sentences {
  /// Where a photo of the Trash was, and when it was deleted.
  static func deleted(_ photo: TrashedPhoto) -> String {
    let folder = photo.original.parent.display
    guard let days = daysAgo(photo.deleted) else {
      return tr("deleted from {folder}").filled(["folder": folder])
    }
    if days == 0 { return tr("deleted today from {folder}").filled(["folder": folder]) }
    return trn(
      "deleted {days} day ago from {folder}", "deleted {days} days ago from {folder}", days
    )
    .filled(["days": String(days), "folder": folder])
  }

  /// The same as a sentence of its own.
  static func deletedHint(_ photo: TrashedPhoto) -> String {
    let text = deleted(photo)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// How many midnights have passed since; nil where the day is not known.
  private static func daysAgo(_ time: CivilTime?) -> Int? {
    guard let time else { return nil }
    let today = LocalTime.wallSeconds(at: LocalTime.now) / 86_400
    return max(0, Int(today - time.secondsSince1970 / 86_400))
  }

  static func notRestored(_ count: Int, _ failure: RestoreFailure) -> String {
    if count > 1 {
      return trn(
        "{count} photo could not be put back", "{count} photos could not be put back", count
      ).filled(["count": String(count)])
    }
    switch failure {
    case .gone: return tr("The photo is no longer in the Trash")
    case .occupied(let path):
      return tr("There is another file {path}").filled(["path": path.display])
    case .notWritable(let path):
      return tr("The photo cannot be put back to {path}").filled(["path": path.display])
    }
  }

  static func restored(_ count: Int) -> String {
    trn("{count} photo put back", "{count} photos put back", count).filled(["count": String(count)])
  }
}
