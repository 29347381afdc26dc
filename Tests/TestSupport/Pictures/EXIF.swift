/// What a camera writes into its pictures (EXIF 2.32); nil is left out.
package struct EXIF: Hashable, Sendable {
  /// 1 to 8. The writers of this module store the picture turned accordingly.
  package var orientation: Int?
  package var make: String?
  package var model: String?
  /// `2024:05:01 10:20:30`
  package var dateTimeOriginal: String?
  /// The digits behind the decimal point.
  package var subSecTimeOriginal: String?
  /// `+08:00`
  package var offsetTimeOriginal: String?
  package var lensModel: String?
  package var exposureTime: Rational?
  package var fNumber: Rational?
  package var sensitivity: Int?
  package var focalLength: Rational?
  package var place: Place?
  /// 7 and 8 are portrait mode on phones.
  package var customRendered: Int?
  package var isBigEndian = false
  /// A small JPEG, stored turned as the picture is.
  package var preview: [UInt8]?

  package struct Rational: Hashable, Sendable {
    package var numerator: UInt32
    package var denominator: UInt32

    package init(_ numerator: UInt32, _ denominator: UInt32) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  /// Degrees, minutes and seconds, and `N`, `S`, `E` or `W`.
  package struct Place: Hashable, Sendable {
    package var latitude: [Rational]
    package var latitudeReference: String
    package var longitude: [Rational]
    package var longitudeReference: String

    package init(_ latitude: [Rational], _ north: String, _ longitude: [Rational], _ east: String) {
      (self.latitude, latitudeReference) = (latitude, north)
      (self.longitude, longitudeReference) = (longitude, east)
    }
  }

  package init(
    orientation: Int? = nil, make: String? = nil, model: String? = nil,
    dateTimeOriginal: String? = nil, subSecTimeOriginal: String? = nil,
    offsetTimeOriginal: String? = nil
  ) {
    self.orientation = orientation
    self.make = make
    self.model = model
    self.dateTimeOriginal = dateTimeOriginal
    self.subSecTimeOriginal = subSecTimeOriginal
    self.offsetTimeOriginal = offsetTimeOriginal
  }

  /// The data as they stand in a TIFF file, a PNG's `eXIf` chunk and, behind `Exif\0\0`, a JPEG.
  package var tiff: [UInt8] {
    let order = isBigEndian ? TIFFOrder.big : .little
    var writer = TIFFWriter(order: order)
    var main: [TIFFField] = [
      .ascii(0x010f, make), .ascii(0x0110, model), .short(0x0112, orientation),
    ].compactMap(\.self)
    let camera: [TIFFField] = [
      exposureTime.map { .rational(0x829a, $0) }, fNumber.map { .rational(0x829d, $0) },
      .short(0x8827, sensitivity), .ascii(0x9003, dateTimeOriginal),
      .ascii(0x9011, offsetTimeOriginal),
      focalLength.map { .rational(0x920a, $0) }, .ascii(0x9291, subSecTimeOriginal),
      .short(0xa401, customRendered), .ascii(0xa434, lensModel),
    ].compactMap(\.self)
    let place = placeFields
    let count = main.count + [camera, place].count { !$0.isEmpty }
    let end = writer.end(ofDirectory: count, with: main)
    if !camera.isEmpty { main.append(.long(0x8769, end)) }
    if !place.isEmpty {
      let length = camera.isEmpty ? 0 : writer.length(ofDirectory: camera)
      main.append(.long(0x8825, end + length))
    }
    let others = [camera, place].filter { !$0.isEmpty }
    // The second directory follows the first, and what belongs to that.
    writer.append(
      directory: main, next: preview == nil ? 0 : writer.end(of: [main] + others))
    for directory in others { writer.append(directory: directory) }
    if let preview { writer.append(preview: preview) }
    return writer.bytes
  }

  private var placeFields: [TIFFField] {
    guard let place else { return [] }
    return [
      TIFFField(tag: 0x0001, value: .ascii(place.latitudeReference)),
      TIFFField(tag: 0x0002, value: .rationals(place.latitude)),
      TIFFField(tag: 0x0003, value: .ascii(place.longitudeReference)),
      TIFFField(tag: 0x0004, value: .rationals(place.longitude)),
    ]
  }
}
