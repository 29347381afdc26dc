import GLib
import PickerModel

extension Sentences {
  static func place(_ position: Int, of count: Int) -> String {
    // Translators: the place of a photo among those of its album.
    tr("{position} of {count}").filled(["position": String(position), "count": String(count)])
  }

  /// What a screen reader says when the preview goes on to a photo.
  static func previewed(_ photo: Photo, position: Int, count: Int, isChecked: Bool) -> String {
    let values = [
      "name": photo.displayName, "place": place(position, of: count),
    ]
    // Translators: what a screen reader says of a photo in the preview.
    return isChecked
      ? tr("{name}, selected, {place}").filled(values) : tr("{name}, {place}").filled(values)
  }

  static func percent(_ percent: Double) -> String {
    let number = percent < 10 ? decimal(percent) : String(Int(percent.rounded()))
    // Translators: how large a picture is shown, 100 being its own size.
    return tr("{number} %").filled(["number": number])
  }

  /// As the clock of the place showed it.
  static func moment(_ taken: TakenTime) -> String {
    let wall = taken.wall
    // Translators: the form of a date and time of day, as g_date_time_format takes it.
    let pattern = tr("%B %-e, %Y, %H:%M:%S")
    return DateText.string(
      year: wall.year, month: wall.month, day: wall.day, hour: wall.hour, minute: wall.minute,
      second: wall.second, pattern: pattern) ?? taken.iso8601
  }

  static func dimensions(_ size: PixelSize) -> String {
    let pixels = "\(size.width) × \(size.height)"
    let millions = Double(size.width) * Double(size.height) / 1_000_000
    if millions < 0.1 { return pixels }
    // Translators: the sides of a picture in pixels, and how many millions of them it has. Where people count
    // them by ten thousands, {tenThousands} stands for {millions}.
    let number = decimal(millions)
    return trn(
      "{pixels} ({millions} megapixel)", "{pixels} ({millions} megapixels)", number == "1" ? 1 : 2
    ).filled([
      "pixels": pixels, "millions": number,
      "tenThousands": String(Int((millions * 100).rounded())),
    ])
  }

  /// In the units that file managers use: a kilobyte has 1000 bytes.
  static func bytes(_ count: Int64) -> String {
    if count < 1000 {
      return trn("{count} byte", "{count} bytes", Int(count)).filled(["count": String(count)])
    }
    let units = [tr("{number} kB"), tr("{number} MB"), tr("{number} GB")]
    var (number, unit) = (Double(count) / 1000, 0)
    while number >= 999.95, unit < units.count - 1 { (number, unit) = (number / 1000, unit + 1) }
    return units[unit].filled(["number": decimal(number)])
  }

  /// - Parameter seconds: 0 where it is not known.
  static func exposure(_ seconds: Float) -> String? {
    guard (1e-7...86_400).contains(seconds) else { return nil }
    // Cameras name short times by what they are a fraction of.
    if seconds < 0.3 {
      return tr("1/{part} s").filled(["part": String(Int((1 / Double(seconds)).rounded()))])
    }
    return tr("{number} s").filled(["number": decimal(Double(seconds))])
  }

  static func aperture(_ number: Double) -> String { "f/" + decimal(number) }

  static func focalLength(_ details: PhotoDetails) -> String? {
    guard let length = details.focalLength else { return nil }
    let millimetres = tr("{number} mm").filled(["number": decimal(length)])
    guard let film = details.filmFocalLength, Double(film) != length else { return millimetres }
    // Translators: a focal length, and that of a lens that sees as much on film of 35 mm.
    return tr("{length} ({film} mm on 35 mm film)").filled([
      "length": millimetres, "film": String(film),
    ])
  }

  static func rating(_ stars: UInt8) -> String {
    let filled = min(5, Int(stars))
    return String(repeating: "★", count: filled) + String(repeating: "☆", count: 5 - filled)
  }

  /// With one digit after the point, where that says something.
  static func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    if tenths % 10 == 0 || tenths >= 1000 { return String(Int(number.rounded())) }
    // Translators: a number with one digit after the point.
    return tr("{whole}.{tenth}").filled([
      "whole": String(tenths / 10), "tenth": String(tenths % 10),
    ])
  }
}
