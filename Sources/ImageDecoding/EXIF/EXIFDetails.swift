internal import Glibc
import PickerModel

/// How and where a picture was taken, as its EXIF tells: EXIF 2.32, 4.6.5 and 4.6.6.
enum EXIFDetails {
  static func details(_ fields: borrowing some EXIFFields & ~Copyable) -> PhotoDetails {
    var details = PhotoDetails()
    details.camera = camera(string(.make, fields), string(.model, fields))
    details.lens = string(.lensModel, fields)
    details.aperture = aperture(fields)
    // 65535 says that it is more than two bytes can tell.
    details.sensitivity = fields.number(.photographicSensitivity).flatMap {
      $0 == 0xffff ? nil : $0
    }
    details.focalLength = fields.fraction(.focalLength)
    details.filmFocalLength = fields.number(.filmFocalLength)
    details.place = place(fields)
    return details.plausible
  }

  /// Most models begin with their maker's name already.
  private static func camera(_ make: String?, _ model: String?) -> String? {
    guard let make, let model else { return make ?? model }
    let name = make.split(separator: " ").first?.lowercased() ?? ""
    return model.lowercased().hasPrefix(name) ? model : "\(make) \(model)"
  }

  /// The f-number itself, else the one that APEX tells.
  private static func aperture(_ fields: borrowing some EXIFFields & ~Copyable) -> Double? {
    if let number = fields.fraction(.fNumber), number > 0 { return number }
    return fields.fraction(.apertureValue).flatMap { (0...20).contains($0) ? exp2($0 / 2) : nil }
  }

  private static func place(
    _ fields: borrowing some EXIFFields & ~Copyable
  ) -> PhotoDetails.Place? {
    guard let latitude = degrees(fields.fractions(.gpsLatitude)),
      let longitude = degrees(fields.fractions(.gpsLongitude))
    else { return nil }
    let isSouth = string(.gpsLatitudeReference, fields)?.uppercased() == "S"
    let isWest = string(.gpsLongitudeReference, fields)?.uppercased() == "W"
    return PhotoDetails.Place(
      latitude: isSouth ? -latitude : latitude, longitude: isWest ? -longitude : longitude)
  }

  /// Degrees, minutes and seconds; some programs write fewer of them.
  private static func degrees(_ parts: [Double?]) -> Double? {
    guard let degrees = parts.first ?? nil, degrees >= 0 else { return nil }
    let minutes = parts.dropFirst().first ?? 0
    let seconds = parts.dropFirst(2).first ?? 0
    guard (0...60).contains(minutes ?? 0), (0...60).contains(seconds ?? 0) else { return nil }
    return degrees + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600
  }

  private static func string(
    _ tag: EXIFTag, _ fields: borrowing some EXIFFields & ~Copyable
  ) -> String? {
    fields.text(tag).flatMap(EXIFText.string)
  }
}
