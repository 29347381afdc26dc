import GLib
import PickerModel

extension Sentences {
  /// What the camera's window says in place of a picture.
  static func camera(_ problem: CameraProblem) -> (title: String, text: String) {
    switch problem {
    case .notFound:
      (tr("No camera found"), tr("Connect a camera: it is used as soon as it is there."))
    case .refused:
      (tr("The camera may not be used"), tr("You, or this program, have no right to the camera."))
    case .busy:
      (
        tr("The camera is in use"),
        tr("Close the program that uses it, such as a video call, and try again.")
      )
    case .unplugged:
      (
        tr("The camera is gone"),
        tr("It was unplugged or switched off. It is used again as soon as it is back.")
      )
    case .silent:
      (tr("The camera gives no picture"), tr("It may be switched off, or asleep for a moment."))
    case .wrongSource(let reason): (tr("This is no source of pictures"), reason)
    case .incomplete(let part):
      (
        tr("A part of GStreamer is missing"),
        tr("Install what holds {part}.").filled(["part": part])
      )
    case .failed(let reason): (tr("The camera does not work"), reason)
    }
  }

  /// Why the photo could not be written.
  static func camera(_ failure: CameraSaveFailure) -> String {
    guard let reason = failure.reason else { return tr("The photo could not be made a file") }
    return tr("The photo could not be written to {folder}: {reason}")
      .filled(["folder": failure.folder.display, "reason": reason])
  }

  static func camera(_ delay: CameraSession.Delay) -> String {
    if delay == .none { return tr("No Countdown") }
    return trn(
      "Countdown of {count} Second", "Countdown of {count} Seconds", delay.rawValue
    ).filled(["count": String(delay.rawValue)])
  }

  /// Why there was no camera to take a photo with.
  static func camera(_ trouble: CameraTrouble) -> String {
    switch trouble {
    case .notInstalled: tr("The program that takes photos is not installed")
    case .notStarted: tr("The camera could not be started")
    case .ended: tr("The camera has stopped unexpectedly")
    }
  }

  /// Standard error of the camera's program.
  package static var cameraHasNoDisplay: String { tr("There is no display to open the camera on") }
}
