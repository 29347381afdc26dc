/// The fields of EXIF that the picker reads: EXIF 2.32, 4.6, and the rating of Microsoft's "Photo
/// Metadata Policies".
enum EXIFTag: UInt16, CaseIterable {
  case gpsLatitudeReference = 0x0001
  case gpsLatitude = 0x0002
  case gpsLongitudeReference = 0x0003
  case gpsLongitude = 0x0004
  case imageWidth = 0x0100
  case imageHeight = 0x0101
  case imageDescription = 0x010e
  case make = 0x010f
  case model = 0x0110
  case orientation = 0x0112
  case software = 0x0131
  case dateTime = 0x0132
  /// XMP in TIFF: ISO 16684-3.
  case xmp = 0x02bc
  case rating = 0x4746
  case ratingPercent = 0x4749
  case exposureTime = 0x829a
  case fNumber = 0x829d
  case photographicSensitivity = 0x8827
  case dateTimeOriginal = 0x9003
  case dateTimeDigitized = 0x9004
  case offsetTime = 0x9010
  case offsetTimeOriginal = 0x9011
  case offsetTimeDigitized = 0x9012
  case shutterSpeed = 0x9201
  case apertureValue = 0x9202
  case focalLength = 0x920a
  case makerNote = 0x927c
  case userComment = 0x9286
  case subSecTime = 0x9290
  case subSecTimeOriginal = 0x9291
  case subSecTimeDigitized = 0x9292
  case customRendered = 0xa401
  case filmFocalLength = 0xa405
  case bodySerialNumber = 0xa431
  case lensMake = 0xa433
  case lensModel = 0xa434

  enum Directory: CaseIterable {
    case main, camera, place
  }

  var directory: Directory {
    switch rawValue {
    case ..<0x0100: .place
    case ..<0x8000: .main
    default: .camera
    }
  }
}

/// Where fields can be looked up.
protocol EXIFFields: ~Copyable {
  /// An ASCII field up to its first NUL.
  func text(_ tag: EXIFTag) -> [UInt8]?

  /// A field that is one number.
  func number(_ tag: EXIFTag) -> Int?

  /// The numbers of a field of fractions; nil for one that divides by zero. Of an absurd many, the first.
  func fractions(_ tag: EXIFTag) -> [Double?]

  /// A field of any bytes.
  func bytes(_ tag: EXIFTag) -> [UInt8]?
}

extension EXIFFields where Self: ~Copyable {
  /// The first number of a field of fractions; nil too where it divides by zero.
  func fraction(_ tag: EXIFTag) -> Double? { fractions(tag).first ?? nil }
}

/// What a fraction of two numbers of 32 bits is worth.
enum EXIFFraction {
  /// No field that is read has more.
  static let maximumCount = 4

  /// A DOUBLE, which some programs write in place of a fraction.
  static func double(_ bytes: some BidirectionalCollection<UInt8>, _ order: ByteOrder) -> Double? {
    guard bytes.count == 8 else { return nil }
    let fromTheTop = order == .big ? Array(bytes) : bytes.reversed()
    let number = Double(bitPattern: fromTheTop.reduce(0) { $0 << 8 | UInt64($1) })
    return number.isFinite ? number : nil
  }

  static func value(
    _ bytes: some BidirectionalCollection<UInt8>, _ order: ByteOrder, isSigned: Bool
  )
    -> Double?
  {
    guard bytes.count == 8 else { return nil }
    let numbers = [bytes.prefix(4), bytes.suffix(4)].map { part in
      let number = order.number(part)
      return isSigned ? Double(Int32(truncatingIfNeeded: number)) : Double(number)
    }
    return numbers[1] == 0 ? nil : numbers[0] / numbers[1]
  }
}
