import PickerModel

/// What a picture tells of itself: its EXIF, its XMP and what holds them.
enum PictureFacts {
  static func facts(of file: borrowing PictureFile, _ kind: PictureKind) -> FoundFacts {
    switch kind {
    case .tiff: tiff(file)
    case .heic, .avif: heif(file)
    default: others(file, kind)
    }
  }

  private static func others(_ file: borrowing PictureFile, _ kind: PictureKind) -> FoundFacts {
    let parts = FileParts(file, kind)
    var facts = EXIFBlock.facts(EXIFBlock(parts, of: file))
    if let range = parts.xmp, range.count <= XMPPacket.maximumLength, let packet = file.bytes(range)
    {
      facts.add(XMPFacts.facts(Array(packet), known: facts))
    }
    let stored = parts.size ?? HeaderSize.size(of: file, kind)
    facts.size = stored?.upright(facts.orientation ?? .up)
    if parts.isAnimated { facts.traits.insert(.animated) }
    if isScreenshot(parts.texts) { facts.traits.insert(.screenshot) }
    return facts
  }

  /// The keywords of the PNG specification, 11.3.3.2.
  private static func isScreenshot(_ texts: [String: String]) -> Bool {
    texts["Software"].map(ScreenshotText.marks(software:)) ?? false
      || ["Title", "Description", "Comment", "Source"].contains {
        texts[$0].map(ScreenshotText.marks(comment:)) ?? false
      }
  }

  private static func tiff(_ file: borrowing PictureFile) -> FoundFacts {
    guard let fields = TIFFFields(file) else { return FoundFacts() }
    var facts = EXIFFacts.facts(fields)
    if let packet = fields.bytes(.xmp) { facts.add(XMPFacts.facts(packet, known: facts)) }
    facts.size = HeaderSize.size(of: file, .tiff)?.upright(facts.orientation ?? .up)
    return facts
  }

  /// The file says itself how the picture is turned; what EXIF says of that is what the camera thought
  /// before it was.
  private static func heif(_ file: borrowing PictureFile) -> FoundFacts {
    let metadata = HEIFMetadata(file)
    var facts = metadata.exif.map { EXIFBlock.facts(EXIFBlock($0)) } ?? FoundFacts()
    if let packet = metadata.xmp { facts.add(XMPFacts.facts(packet, known: facts)) }
    facts.orientation = nil
    facts.size = HEIFFile.size(in: file)
    if ImageSequence.isAnimated(file) { facts.traits.insert(.animated) }
    return facts
  }
}
