import TestSupport

/// Writes packets of XMP (ISO 16684-1), and files that hold them.
enum XMP {
  /// - Parameter properties: elements of one description, with the prefixes of `namespaces`.
  static func packet(_ properties: String) -> [UInt8] {
    let names = namespaces.map { "xmlns:\($0)=\"\($1)\"" }.sorted().joined(separator: " ")
    return Array(
      """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" \(names)>\(properties)</rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="w"?>
      """.utf8)
  }

  static let namespaces = [
    "xmp": "http://ns.adobe.com/xap/1.0/", "exif": "http://ns.adobe.com/exif/1.0/",
    "tiff": "http://ns.adobe.com/tiff/1.0/", "photoshop": "http://ns.adobe.com/photoshop/1.0/",
    "GPano": "http://ns.google.com/photos/1.0/panorama/",
    "GDepth": "http://ns.google.com/photos/1.0/depthmap/",
    "GCamera": "http://ns.google.com/photos/1.0/camera/",
    "Device": "http://ns.google.com/photos/dd/1.0/device/",
    "Camera": "http://ns.google.com/photos/dd/1.0/camera/",
    "DepthMap": "http://ns.google.com/photos/dd/1.0/depthmap/",
    "Container": "http://ns.google.com/photos/1.0/container/",
    "Item": "http://ns.google.com/photos/1.0/container/item/",
    "aux": "http://ns.adobe.com/exif/1.0/aux/",
    "crs": "http://ns.adobe.com/camera-raw-settings/1.0/",
  ]

  // MARK: Files

  /// The kinds of file that are written with a packet.
  enum Place: String, CaseIterable {
    case jpeg, png, webp, gif, tiff, heic, avif
  }

  static func file(_ place: Place, _ packet: [UInt8], exif: [UInt8]? = nil) -> [UInt8] {
    switch place {
    case .jpeg: jpeg(packet, exif)
    case .png: png(packet)
    case .webp: webp(packet)
    case .gif: gif(packet)
    case .tiff:
      TIFF.encode(
        .flat(.red), main: [TIFF.Field(tag: 700, type: 1, count: packet.count, bytes: packet)])
    case .heic: HEIF.file("heic", exif: exif, xmp: packet)
    case .avif: HEIF.file("avif", exif: exif, xmp: packet)
    }
  }

  private static func jpeg(_ packet: [UInt8], _ exif: [UInt8]?) -> [UInt8] {
    let xmp = (marker: UInt8(0xe1), data: Array("http://ns.adobe.com/xap/1.0/\0".utf8) + packet)
    guard let exif else { return JPEG.with(xmp) }
    return JPEG.with((0xe1, Array("Exif\0\0".utf8) + exif), xmp)
  }

  private static func png(_ packet: [UInt8]) -> [UInt8] {
    PNG.with(PNG.chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + packet))
  }

  private static func webp(_ packet: [UInt8]) -> [UInt8] {
    let picture = WebP.encode(.flat(.red)).dropFirst(12)
    let header = WebP.chunk("VP8X", [0x04, 0, 0, 0] + WebP.sides(.flat(.red)))
    return WebP.chunk("RIFF", Array("WEBP".utf8) + header + picture + WebP.chunk("XMP ", packet))
  }

  /// Behind the packet stand a 1 and the numbers from 255 down to 0, and a 0 that ends the block.
  private static func gif(_ packet: [UInt8]) -> [UInt8] {
    let picture = GIF.encode([.flat(.red)])
    let trailer = [1] + (0...255).reversed().map { UInt8($0) } + [0]
    let block = [0x21, 0xff, 11] + Array("XMP DataXMP".utf8) + packet + trailer
    return Array(picture.prefix(25)) + block + picture.dropFirst(25)
  }
}

extension PNG {
  /// A small picture with chunks before its pixels.
  static func with(_ chunks: [UInt8]...) -> [UInt8] {
    let picture = encode(.flat(.red))
    return Array(picture.prefix(33)) + chunks.joined() + picture.dropFirst(33)
  }
}
