/// The names under which files tell where a picture was taken.
enum PlaceNames {
  /// Parts of the names of properties and texts: EXIF's in XMP, those of drones, of Windows and of the IPTC.
  private static let parts = ["gps", "latitude", "longitude", "altitude", "location"]
  /// Whole names: photoshop, and the IPTC's core and extension ("IPTC Photo Metadata Standard 2023.1").
  private static let names: Set<String> = [
    "city", "state", "country", "provincestate", "countryname", "countrycode", "worldregion",
    "coverage", "countryid",
  ]

  /// - Parameter name: of a property, without its prefix, or the keyword of a text.
  static func contain(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains(name) || parts.contains { name.contains($0) }
  }

  /// Datasets of the IPTC's application record ("IPTC-NAA Information Interchange Model", version 4): codes and
  /// names of places, city, place in it, state, country's code and name.
  static let datasets: Set<UInt8> = [26, 27, 90, 92, 95, 100, 101]
}
