import PickerModel

/// What of a JPEG's segments stays in copies.
enum JPEGMetadata {
  static let exif = Array("Exif\0\0".utf8)
  static let xmp = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  private static let moreXMP = Array("http://ns.adobe.com/xmp/extension/\0".utf8)
  private static let profile = Array("ICC_PROFILE\0".utf8)
  private static let jfif = Array("JFIF\0".utf8)

  /// Takes out where the picture was taken; no pixel is touched.
  static let withoutLocation = JPEGRewriting { marker, contents in
    switch marker {
    case 0xe1 where contents.starts(with: exif):
      EXIFEditing.withoutLocation(Array(contents.dropFirst(exif.count))).map { exif + $0 }
    case 0xe1 where contents.starts(with: xmp):
      XMPEditor.withoutPlaces(Array(contents.dropFirst(xmp.count))).map { xmp + $0 }
    case 0xed where contents.starts(with: IPTCEditor.mark):
      IPTCEditor.withoutPlaces(Array(contents.dropFirst(IPTCEditor.mark.count))).map {
        IPTCEditor.mark + $0
      }
    case 0xe1, 0xe3...0xed, 0xef, 0xfe: mentionsPlaces(contents) ? nil : contents
    default: contents
    }
  }

  /// In parts of which the form is not known, or that are cut into pieces.
  static func mentionsPlaces(_ contents: [UInt8]) -> Bool {
    ByteSearch.findAny(
      of: ["GPS", "Gps", "gps", "atitude", "ongitude", "Location", "location", ":City"],
      in: contents)
  }

  /// Takes out all that is not for the pixels and their colours.
  static let withoutAll = JPEGRewriting { marker, contents in
    switch marker {
    // A small picture may stand in it: JFIF 1.02.
    case 0xe0: contents.starts(with: jfif) ? Array(contents.prefix(12)) + [0, 0] : nil
    case 0xe2: contents.starts(with: profile) ? contents : nil
    case 0xe1...0xed, 0xef, 0xfe: nil
    default: contents
    }
  }

  /// For pixels that are stored in another way than before.
  static func forNewPixels(_ change: MetadataChange) -> JPEGRewriting {
    JPEGRewriting { marker, contents in
      switch marker {
      case 0xe1 where contents.starts(with: exif):
        EXIFEditing.forNewPixels(Array(contents.dropFirst(exif.count)), change).map { exif + $0 }
      case 0xe1 where contents.starts(with: xmp):
        XMPEditor.forNewPixels(Array(contents.dropFirst(xmp.count)), change).map { xmp + $0 }
      case 0xed where contents.starts(with: IPTCEditor.mark):
        IPTCEditor.forNewPixels(Array(contents.dropFirst(IPTCEditor.mark.count)), change).map {
          IPTCEditor.mark + $0
        }
      case 0xe2: contents.starts(with: profile) ? contents : nil
      case 0xe1, 0xe3...0xed, 0xef: nil
      default: contents
      }
    }
  }
}
