import GLib
import PickerModel

// Why there are no copies, and what to do about it.

extension Messages {
  static func notExported(_ failure: ExportFailure) -> String? {
    switch failure {
    case .cancelled: nil
    case .photo(let path, let error): sentence(of: error).filled(["path": path.display])
    case .file(let path, let failure):
      tr("The copy of {path} could not be written: {reason}")
        .filled(["path": path.display, "reason": failure.sentence])
    case .folder(let path, let failure):
      tr("The folder {path} cannot be used for copies: {reason}")
        .filled(["path": path.display, "reason": failure.sentence])
    }
  }

  private static func sentence(of error: ExportError) -> String {
    switch error {
    case .decoding(.unreadable), .decoding(.cancelled):
      tr("{path} cannot be read; check that it is there and its permissions, or leave it out")
    case .decoding(.noDecoder):
      tr("{path} cannot be changed, as the program that reads pictures does not come to work")
    case .decoding(.tooLarge):
      tr("{path} has more pixels than can be changed; leave it out, or take it as it is")
    case .decoding(.timedOut):
      tr("{path} takes too long to be changed; leave it out, or take it as it is")
    case .decoding:
      tr("{path} is no picture that can be changed; leave it out, or take it as it is")
    case .limitTooSmall:
      tr("{path} cannot have so few bytes; allow more by --max-bytes, or leave it out")
    case .wouldStopMoving:
      tr(
        "{path} moves, and cannot have so few bytes; allow more by --max-bytes, or make it still by --convert"
      )
    case .cannotStrip:
      tr("What {path} tells cannot be taken out of it; leave it out, or do without --strip")
    }
  }

  static func unshrunk(_ path: FilePath) -> String {
    tr("{path} moves and is left as large as it is").filled(["path": path.display])
  }
}
