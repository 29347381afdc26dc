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
  /// 7 and 8 are portrait mode on phones.
  package var customRendered: Int?
  package var isBigEndian = false

  package struct Rational: Hashable, Sendable {
    package var numerator: UInt32
    package var denominator: UInt32

    package init(_ numerator: UInt32, _ denominator: UInt32) {
      self.numerator = numerator
      self.denominator = denominator
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
      exposureTime.map { .rational(0x829a, $0) },
      .ascii(0x9003, dateTimeOriginal), .ascii(0x9011, offsetTimeOriginal),
      .ascii(0x9291, subSecTimeOriginal), .short(0xa401, customRendered), .ascii(0xa434, lensModel),
    ].compactMap(\.self)
    if !camera.isEmpty {
      main.append(.long(0x8769, writer.end(ofDirectory: main.count + 1, with: main)))
    }
    writer.append(directory: main)
    if !camera.isEmpty { writer.append(directory: camera) }
    return writer.bytes
  }
}
