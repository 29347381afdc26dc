import Gtk
import PickerModel

/// Hands things over to other programs of the desktop.
enum DefaultPrograms {
  /// How close a map is shown, as OpenStreetMap counts: some streets.
  private static let zoom = 16

  /// Shows a place on a map: in the program for `geo:` (RFC 5870), else by OpenStreetMap in a browser.
  ///
  /// - Returns: whether there is one.
  @MainActor
  static func show(_ place: PhotoDetails.Place) async -> Bool {
    let (latitude, longitude) = (degrees(place.latitude), degrees(place.longitude))
    let point = "\(latitude),\(longitude)"
    let link =
      DesktopFile.hasProgram(forScheme: "geo")
      ? "geo:\(point)?z=\(zoom)"
      : "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=\(zoom)/"
        + "\(latitude)/\(longitude)"
    return await DesktopFile.open(link)
  }

  /// With six digits after the point, which is a hand’s breadth; no exponent.
  private static func degrees(_ number: Double) -> String {
    let millionths = Int((abs(number) * 1_000_000).rounded())
    let digits = String(millionths % 1_000_000)
    let part = String(repeating: "0", count: 6 - digits.count) + digits
    return (number < 0 && millionths > 0 ? "-" : "") + "\(millionths / 1_000_000).\(part)"
  }
}
