import GLib
import PickerModel

extension Sentences {
  /// Minutes and seconds, and hours where there are any: `1:05`, `2:00:07`.
  static func time(_ seconds: Double) -> String {
    let all = Int(max(0, seconds))
    let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
    let end = rest < 10 ? "0\(rest)" : "\(rest)"
    if hours == 0 { return "\(minutes):\(end)" }
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(end)"
  }

  /// Why a video is not played.
  static func video(_ failure: VideoFailure) -> String {
    switch failure {
    case .unreadable: tr("This file cannot be read")
    case .unsupported: tr("This kind of video cannot be played here")
    case .damaged: tr("This video is damaged")
    case .noPlayer: tr("The program that plays videos cannot be started")
    case .noSandbox: tr("Videos are played only where bubblewrap is installed")
    }
  }
}
