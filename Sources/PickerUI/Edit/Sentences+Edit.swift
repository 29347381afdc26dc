import GLib
import PickerModel

extension Sentences {
  static func aspect(_ aspect: EditAspect) -> String {
    switch aspect {
    // Translators: a crop of any shape.
    case .free: tr("Free")
    case .square: "1:1"
    case .fourToThree: "4:3"
    case .sixteenToNine: "16:9"
    // Translators: a crop of which only a circle is left.
    case .circle: tr("Circle")
    }
  }

  static func pixels(_ size: PixelSize) -> String { "\(size.width) × \(size.height)" }

  static func degrees(_ degrees: Double) -> String {
    let tenths = Int((abs(degrees) * 10).rounded())
    let number = decimal(Double(tenths) / 10)
    return (degrees < 0 && tenths > 0 ? "−" : "") + number + "°"
  }

  /// What a screen reader says of the picture that is edited.
  static func crop(_ session: EditSession) -> String {
    let (size, crop) = (pixels(session.size), session.crop)
    if session.edit.crop == nil {
      // Translators: what a screen reader says of an edited photo: its size in pixels, which is 300 × 200.
      return tr("{size} pixels").filled(["size": size])
    }
    // Translators: what a screen reader says of an edited photo: its size in pixels, which is 300 × 200, and
    // how many pixels were cut off.
    return tr("{size} pixels, {left} from the left, {top} from the top").filled([
      "size": size, "left": String(Int(crop.x)), "top": String(Int(crop.y)),
    ])
  }

  static var applyingEdit: String { tr("Saving the edited copy…") }

  static func notEdited(_ failure: PhotoEditFailure, _ photo: Photo) -> String {
    switch failure {
    case .cancelled: ""
    case .decoding(let error): missing(MissingPicture(error, of: photo))
    case .notWritten(let reason):
      tr("The edited copy cannot be saved: {reason}").filled(["reason": reason])
    }
  }
}
