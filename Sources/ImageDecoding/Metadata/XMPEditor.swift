internal import CExempi

/// Takes properties out of XMP packets.
enum XMPEditor {
  /// The packet without places, in as many bytes; nil where it cannot be had in so few, or cannot be
  /// understood.
  static func withoutPlaces(_ packet: [UInt8]) -> [UInt8]? {
    guard let edited = XMPPacket.removing(from: packet, where: { PlaceNames.contain($0.name) })
    else { return nil }
    return edited == packet ? packet : filled(edited, to: packet.count)
  }

  /// What of a packet stays true when the pixels are coded anew; nil where it cannot be understood.
  static func forNewPixels(_ packet: [UInt8], _ change: MetadataChange) -> [UInt8]? {
    XMPPacket.removing(from: packet) { property in
      if !change.keepsLocation, PlaceNames.contain(property.name) { return true }
      return isAboutPixels(property, isEdited: change.isEdited)
    }
  }

  /// Whether it tells how the pixels are stored, or what else the file holds.
  private static func isAboutPixels(_ property: XMPProperty, isEdited: Bool) -> Bool {
    switch property.namespace {
    case XMPNamespace.tiff: !["Make", "Model"].contains(property.name)
    case XMPNamespace.exif: pixelNames.contains(property.name)
    case XMPNamespace.depthMap, XMPNamespace.device, XMPNamespace.container,
      XMPNamespace.camera, XMPNamespace.gainMap, XMPNamespace.note:
      true
    case XMPNamespace.xmp: property.name == "Thumbnails"
    case XMPNamespace.panorama: isEdited
    default: false
    }
  }

  private static let pixelNames: Set<String> = [
    "PixelXDimension", "PixelYDimension", "ColorSpace", "NativeDigest",
  ]

  /// Spaces stand before what ends a packet: ISO 16684-1, 7.3.2.
  private static func filled(_ packet: [UInt8], to count: Int) -> [UInt8]? {
    guard packet.count <= count else { return nil }
    let end = Array("<?xpacket end".utf8)
    let starts = packet.indices.reversed().lazy.filter { packet[$0...].starts(with: end) }
    let place = starts.first ?? packet.endIndex
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: count - packet.count)
    return Array(packet[..<place] + spaces + packet[place...])
  }
}

extension XMPPacket {
  /// The packet without the properties at the top of which, or of something in them, the test is true. The
  /// packet itself where there are none; nil where it cannot be understood.
  static func removing(
    from packet: [UInt8], where isUnwanted: (XMPProperty) -> Bool
  ) -> [UInt8]? {
    guard packet.count <= maximumLength, !isOdd(packet) else { return nil }
    return withParsed(packet) { parsed in
      guard let unwanted = tops(of: parsed, where: isUnwanted) else { return nil }
      if unwanted.isEmpty { return packet }
      for property in unwanted { xmp_delete_property(parsed, property.namespace, property.path) }
      return serialized(parsed, packet.count)
    }
  }

  /// As compact as it takes to have no more bytes than before; else as it is.
  private static func serialized(_ parsed: XmpPtr, _ count: Int) -> [UInt8]? {
    let compact = UInt32(XMP_SERIAL_USECOMPACTFORMAT)
    let bare =
      compact | UInt32(XMP_SERIAL_OMITPACKETWRAPPER)
      | UInt32(XMP_SERIAL_OMITALLFORMATTING)
    guard let text = xmp_string_new() else { return nil }
    defer { xmp_string_free(text) }
    var last: [UInt8]?
    for options in [compact, bare] {
      guard xmp_serialize(parsed, text, options, 1), let start = xmp_string_cstr(text) else {
        continue
      }
      let bytes = UnsafeRawBufferPointer(start: start, count: Int(xmp_string_len(text)))
      last = Array(bytes)
      if bytes.count <= count { break }
    }
    return last
  }
}
