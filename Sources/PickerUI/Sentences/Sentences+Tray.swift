import GLib
import PickerModel

// What is said in the tray.

extension Sentences {
  static func remove(_ name: String) -> String { tr("Remove {name}").filled(["name": name]) }

  static func replace(_ name: String) -> String { tr("Replace {name}").filled(["name": name]) }

  static func edit(_ name: String) -> String { tr("Edit {name}").filled(["name": name]) }

  static func moveEarlier(_ name: String) -> String {
    // Translators: takes a photo one place towards the first.
    tr("Move {name} Earlier").filled(["name": name])
  }

  static func moveLater(_ name: String) -> String {
    // Translators: takes a photo one place towards the last.
    tr("Move {name} Later").filled(["name": name])
  }

  static func trayPlace(_ position: Int, of count: Int) -> String {
    // Translators: the place of a photo among those that were chosen.
    tr("{position} of {count}").filled(["position": String(position), "count": String(count)])
  }

  static func saving(_ done: Int, of count: Int) -> String {
    tr("Saving copies: {done} of {count}")
      .filled(["done": NumberText.string(done), "count": NumberText.string(count)])
  }

  static func trayNotice(_ notice: TraySession.Notice) -> String {
    switch notice {
    case .limit(let maximum): Self.notice(.limit(maximum))
    case .vanished(let photos): Self.notice(.vanished(photos))
    case .undoable(let kind): undoable(kind)
    case .notOffered(let files): notOffered(files)
    case .missing(let files): missing(files)
    case .elsewhere: tr("Only files on this computer can be added")
    case .nothingToPaste: tr("There is no photo to add")
    case .notKept: tr("The pasted picture could not be kept as a file")
    case .copied(let count): copied(count)
    case .saved(let count, let folder): saved(count, folder)
    case .said(let sentence): sentence
    case .camera(let trouble): camera(trouble)
    case .opened: tr("The photos are opened by another program")
    case .notOpened: tr("The program cannot be started")
    }
  }

  private static func undoable(_ kind: TrayChange.Kind) -> String {
    switch kind {
    case .removed: tr("Photo removed")
    case .moved: tr("Photo moved")
    case .replaced: tr("Photo replaced")
    case .edited: tr("Photo edited")
    }
  }

  private static func notOffered(_ files: [FilePath]) -> String {
    if files.count == 1 {
      return tr("{name} is not of a kind that can be chosen here").filled(named(files))
    }
    return trn(
      "{count} file is not of a kind that can be chosen here",
      "{count} files are not of a kind that can be chosen here", files.count
    ).filled(named(files))
  }

  private static func missing(_ files: [FilePath]) -> String {
    if files.count == 1 { return tr("There is no file {name}").filled(named(files)) }
    return trn("{count} file is not there", "{count} files are not there", files.count)
      .filled(named(files))
  }

  private static func saved(_ count: Int, _ folder: FilePath) -> String {
    trn("{count} copy saved in {folder}", "{count} copies saved in {folder}", count)
      .filled(["count": String(count), "folder": folder.displayName])
  }

  /// The first by name, and how many there are.
  private static func named(_ files: [FilePath]) -> [String: String] {
    ["name": files.first?.displayName ?? "", "count": String(files.count)]
  }

  // MARK: Questions

  static func question(_ question: TraySession.Question, _ count: Int) -> (
    title: String, text: String
  ) {
    switch question {
    case .leaving:
      (
        trn("Leave Without the Photo?", "Leave Without the Photos?", count),
        trn(
          "{count} photo was chosen and is not used yet.",
          "{count} photos were chosen and are not used yet.", count
        ).filled(["count": String(count)])
      )
    case .goingOn(let count):
      (
        tr("Go On Where You Were?"),
        trn(
          "{count} photo was chosen when the picker ended unexpectedly.",
          "{count} photos were chosen when the picker ended unexpectedly.", count
        ).filled(["count": String(count)])
      )
    }
  }

  static func size(_ size: SendingChoice.Size) -> String {
    switch size {
    case .original: tr("Original Size")
    case .large: tr("Large (2048 pixels)")
    case .medium: tr("Medium (1280 pixels)")
    case .small: tr("Small (640 pixels)")
    }
  }
}
