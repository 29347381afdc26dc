import PickerModel

/// What of a block of EXIF stays in copies.
enum EXIFEditing {
  private enum Tag {
    static let size: [(width: UInt16, height: UInt16)] = [(0x0100, 0x0101), (0xa002, 0xa003)]
    static let orientation: UInt16 = 0x0112
    static let colorSpace: UInt16 = 0xa001
    /// Where the directory stands that names the rules for the colours, Adobe's RGB among them.
    static let interoperability: UInt16 = 0xa005
    /// In TIFF files.
    static let xmp: UInt16 = 0x02bc
    static let iptc: UInt16 = 0x83bb
    static let photoshop: UInt16 = 0x8649
  }

  /// As long as it was; nil where it cannot be understood.
  ///
  /// - Parameter block: a TIFF header and what follows.
  static func withoutLocation(_ block: [UInt8]) -> [UInt8]? {
    guard var editor = TIFFEditor(block) else { return nil }
    removeLocation(from: &editor)
    return editor.bytes
  }

  private static func removeLocation(from editor: inout TIFFEditor) {
    editor.removeLocation()
    editor.replace(Tag.xmp, filler: UInt8(ascii: " "), XMPEditor.withoutPlaces)
    editor.replace(Tag.iptc, filler: 0) { IPTCEditor.datasetsWithoutPlaces($0[...]) }
    editor.replace(Tag.photoshop, filler: 0, IPTCEditor.withoutPlaces)
  }

  /// Without what was true of the old pixels only; nil where it cannot be understood.
  static func forNewPixels(_ block: [UInt8], _ change: MetadataChange) -> [UInt8]? {
    guard var editor = TIFFEditor(block) else { return nil }
    editor.removePreview()
    editor.set(Tag.orientation, to: 1)
    for (width, height) in Tag.size {
      editor.set(width, to: change.size.width)
      editor.set(height, to: change.size.height)
    }
    if change.isConverted {
      editor.set(Tag.colorSpace, to: 1)
      editor.remove([Tag.interoperability])
    }
    if !change.keepsLocation { removeLocation(from: &editor) }
    return editor.bytes
  }

  /// A TIFF file with its pixels alone; nil where it cannot be understood.
  static func onlyPixels(_ file: [UInt8]) -> [UInt8]? {
    guard var editor = TIFFEditor(file) else { return nil }
    editor.removeDirectories(directories)
    editor.remove(descriptive)
    return editor.bytes
  }

  /// Those of place, interoperability and camera.
  private static let directories: Set<UInt16> = [0x8825, Tag.interoperability, 0x8769]

  /// What a TIFF tells that is not for its pixels: TIFF 6.0, sections 8 and 12, EXIF 2.32, 4.6, and the fields
  /// of Windows, Photoshop and cameras.
  private static let descriptive: Set<UInt16> = [
    0x010d, 0x010e, 0x010f, 0x0110, 0x011d, 0x0129, 0x0131, 0x0132, 0x013b, 0x013c, 0x02bc, 0x4746,
    0x4749, 0x8298, 0x83bb, 0x8649, 0x9c9b, 0x9c9c, 0x9c9d, 0x9c9e, 0x9c9f, 0x935c,
    0xa480, 0xa481, 0xc4a5, 0xc61c,
  ]
}
