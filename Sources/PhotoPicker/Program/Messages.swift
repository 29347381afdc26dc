import GLib
import PickerLibrary
import PickerModel
import Thumbnails

/// What the program says on standard error, in the user's language.
enum Messages {
  static func problem(_ problem: FolderProblem) -> String {
    let text =
      switch problem.reason {
      case .missing: tr("There is no folder {path}")
      case .notAFolder: tr("{path} is not a folder")
      case .unreadable: tr("The folder {path} cannot be read; check its permissions")
      }
    return text.filled(["path": problem.folder.display])
  }

  static func unreadable(_ folder: FilePath) -> String {
    tr("The folder {path} cannot be read and is left out").filled(["path": folder.display])
  }

  static func noFolder(_ setting: String) -> String {
    tr("The setting library-folders names {text}, which is no file:// address; it is left out")
      .filled(["text": setting])
  }

  static func missing(_ photo: PhotoID) -> String {
    tr("There is no file {path}; it is left out").filled(["path": photo.path.display])
  }

  static func vanished(_ photo: PhotoID) -> String {
    tr("{path} is no longer there and is left out").filled(["path": photo.path.display])
  }

  /// The first of them by name, and how many more there are: thousands may have gone at once.
  static func vanished(_ photos: [PhotoID]) -> [String] {
    let rest = photos.count - mostNamed
    return photos.prefix(mostNamed).map { vanished($0) } + (rest > 0 ? [more(rest)] : [])
  }

  private static let mostNamed = 10

  private static func more(_ count: Int) -> String {
    trn(
      "{count} more photo is no longer there and is left out",
      "{count} more photos are no longer there and are left out", count
    ).filled(["count": String(count)])
  }

  static func notWritten(_ failure: FileFailure, to file: FilePath?) -> String {
    guard let file else {
      return tr("The result could not be written to standard output: {reason}")
        .filled(["reason": failure.sentence])
    }
    return tr("The result could not be written to {path}: {reason}")
      .filled(["path": file.display, "reason": failure.sentence])
  }

  static func noDecoder(_ problem: DecoderProblem) -> String {
    let path = FilePath(bytes: problem.program).display
    guard let reason = problem.reason else {
      return tr("No pictures can be shown, as the program {path} does not come to work")
        .filled(["path": path])
    }
    return tr("No pictures can be shown, as the program {path} cannot be started: {reason}")
      .filled(["path": path, "reason": reason.sentence])
  }

  static func noCamera(_ program: [UInt8], _ failure: FileFailure) -> String {
    tr("The camera's program {path} cannot be started: {reason}")
      .filled(["path": FilePath(bytes: program).display, "reason": failure.sentence])
  }

  static func noStills(_ problem: StillProblem) -> String {
    switch problem {
    case .noSandbox:
      tr("Videos are shown without pictures; for these, install the package bubblewrap")
    case .sandboxFails:
      tr("Videos are shown without pictures, as bubblewrap cannot work on this machine")
    }
  }

  static var noDisplay: String {
    tr(
      "There is no display to open a window on; set DISPLAY or WAYLAND_DISPLAY, or use --list-photos"
    )
  }

  static var noMediaTypes: String {
    tr("The database of file types is missing; install the package shared-mime-info")
  }

  static var lineBreakInName: String {
    tr("A file has a line break in its name; use -0 or --format=json")
  }

  static func noParent(_ parent: ParentWindow) -> String {
    tr("There is no window {window} to open over; the picker stands by itself")
      .filled(["window": parent.text])
  }

  static func trayNotKept(_ failure: FileFailure, in file: FilePath) -> String {
    tr("The chosen photos cannot be kept in {path}: {reason}")
      .filled(["path": file.display, "reason": failure.sentence])
  }

  static func notOffered(_ photo: PhotoID) -> String {
    tr("{path} is not of a kind that is offered; it is left out")
      .filled(["path": photo.path.display])
  }

  static var indexRebuilt: String {
    tr("The index of the library was broken and is made anew")
  }

  static var cacheNotWritable: String {
    tr("The cache cannot be written; the picker works without it")
  }
}
