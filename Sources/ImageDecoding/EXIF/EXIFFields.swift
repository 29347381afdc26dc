/// The fields of EXIF that the picker reads: EXIF 2.32, 4.6.
enum EXIFTag: UInt16, CaseIterable {
  case imageWidth = 0x0100
  case imageHeight = 0x0101
  case orientation = 0x0112
  case dateTime = 0x0132
  case dateTimeOriginal = 0x9003
  case dateTimeDigitized = 0x9004
  case offsetTime = 0x9010
  case offsetTimeOriginal = 0x9011
  case offsetTimeDigitized = 0x9012
  case subSecTime = 0x9290
  case subSecTimeOriginal = 0x9291
  case subSecTimeDigitized = 0x9292

  /// Whether it stands in the first directory of TIFF, not in the one of EXIF.
  var isInMainDirectory: Bool { rawValue < 0x8000 }
}

/// Where fields can be looked up.
protocol EXIFFields: ~Copyable {
  /// An ASCII field up to its first NUL.
  func text(_ tag: EXIFTag) -> [UInt8]?

  /// A field that is one number.
  func number(_ tag: EXIFTag) -> Int?
}
