import PickerModel

/// Details as bytes. What is not known is an empty text, or not a number.
extension ByteWriter {
  mutating func write(_ details: PhotoDetails) {
    for text in [details.camera, details.lens] { write(text ?? "") }
    let numbers = [
      details.aperture, details.sensitivity.map(Double.init),
      details.focalLength, details.filmFocalLength.map(Double.init), details.place?.latitude,
      details.place?.longitude,
    ]
    for number in numbers { write((number ?? .nan).bitPattern) }
  }
}

extension ByteReader {
  /// What could not be true is left out.
  mutating func details() -> PhotoDetails? {
    guard let camera = text(), let lens = text(),
      let numbers = list(6, { $0.number(UInt64.self).map { Double(bitPattern: $0) } })
    else { return nil }
    let known = numbers.map { $0.isFinite ? $0 : nil }
    var details = PhotoDetails()
    (details.camera, details.lens) = (camera, lens)
    details.aperture = known[0]
    details.sensitivity = known[1].flatMap { Int(exactly: $0) }
    details.focalLength = known[2]
    details.filmFocalLength = known[3].flatMap { Int(exactly: $0) }
    if let latitude = known[4], let longitude = known[5] {
      details.place = PhotoDetails.Place(latitude: latitude, longitude: longitude)
    }
    return details.plausible
  }
}
