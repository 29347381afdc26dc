/// What a photo tells of how and where it was taken, besides its facts: read when somebody wants to see it,
/// and kept nowhere.
package struct PhotoDetails: Hashable, Sendable {
  /// Maker and model.
  package var camera: String?
  package var lens: String?
  /// The f-number.
  package var aperture: Double?
  /// ISO.
  package var sensitivity: Int?
  /// In millimetres.
  package var focalLength: Double?
  /// In millimetres, of the lens that sees as much on film of 35 mm.
  package var filmFocalLength: Int?
  package var place: Place?

  /// In degrees, north and east.
  package struct Place: Hashable, Sendable {
    package let latitude: Double
    package let longitude: Double

    /// Nil where there is no such place on Earth.
    package init?(latitude: Double, longitude: Double) {
      guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  package init() {}
}

extension PhotoDetails {
  /// Texts and numbers as they could be true: files may say anything. What could not is left out.
  package var plausible: PhotoDetails {
    var details = self
    details.camera = camera.flatMap(Self.readable)
    details.lens = lens.flatMap(Self.readable)
    details.aperture = aperture.flatMap { (0.1...1000).contains($0) ? $0 : nil }
    details.sensitivity = sensitivity.flatMap { (1...100_000_000).contains($0) ? $0 : nil }
    details.focalLength = focalLength.flatMap { (0.1...100_000).contains($0) ? $0 : nil }
    details.filmFocalLength = filmFocalLength.flatMap { (1...100_000).contains($0) ? $0 : nil }
    return details
  }

  /// More characters no camera's name has.
  private static let longestText = 120

  /// Without what is not seen or turns the text around; nil where nothing is left.
  private static func readable(_ text: String) -> String? {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isUnseen(scalar) { kept.append(scalar) }
    let readable = String(String(kept).prefix(longestText))
    return readable.allSatisfy(\.isWhitespace) ? nil : readable
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator, .privateUse]
      .contains(scalar.properties.generalCategory)
  }
}
