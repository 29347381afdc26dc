internal import CExempi
internal import CGLib
import Synchronization

/// A property of XMP, at whatever depth.
struct XMPProperty {
  /// Of the property at the top that it belongs to.
  let namespace: String
  /// Its own, without prefix and place in a list.
  let name: String
  /// As it is written; empty where it holds others.
  let value: String
}

/// A packet of XMP (ISO 16684-1), taken apart by exempi.
enum XMPPacket {
  /// More is no text that a camera or editor writes of a picture, and previews in it are not wanted.
  static let maximumLength = 1 << 20

  /// Starts exempi, which takes that once in a process; parsing does it too.
  ///
  /// - Returns: whether it can be used.
  @discardableResult static func prepare() -> Bool { toolkit.withLock { start(&$0) } }

  /// The first properties of a packet; none where it cannot be understood. One packet is parsed at a
  /// time, as exempi shares its namespaces between them.
  static func properties(_ packet: [UInt8]) -> [XMPProperty] {
    guard packet.count <= maximumLength, !isOdd(packet) else { return [] }
    return toolkit.withLock { state in start(&state) ? parse(packet) : [] }
  }

  private static let maximumCount = 5000
  /// What is longer are pictures.
  private static let maximumValue = 4096

  private static let toolkit = Mutex<Bool?>(nil)

  /// In files packets are in UTF-8, where no byte is zero. Entities of its own are in none, but exempi
  /// would make gigabytes of some.
  private static func isOdd(_ packet: [UInt8]) -> Bool {
    packet.contains(0) || ByteSearch.findAny(of: ["<!DOCTYPE", "<!ENTITY"], in: packet)
  }

  private static func start(_ state: inout Bool?) -> Bool {
    let isReady = state ?? xmp_init()
    state = isReady
    return isReady
  }

  private static func parse(_ packet: [UInt8]) -> [XMPProperty] {
    let parsed = packet.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { xmp_new($0.baseAddress, $0.count) }
    }
    guard let parsed else { return [] }
    defer { xmp_free(parsed) }
    let options = XmpIterOptions(XMP_ITER_OMITQUALIFIERS.rawValue)
    guard let iterator = xmp_iterator_new(parsed, nil, nil, options) else { return [] }
    defer { xmp_iterator_free(iterator) }
    return all(of: iterator)
  }

  private static func all(of iterator: XmpIteratorPtr) -> [XMPProperty] {
    guard let namespace = xmp_string_new(), let path = xmp_string_new(),
      let value = xmp_string_new()
    else { return [] }
    defer { for string in [namespace, path, value] { xmp_string_free(string) } }
    var properties: [XMPProperty] = []
    while properties.count < maximumCount,
      xmp_iterator_next(iterator, namespace, path, value, nil)
    {
      properties.append(
        XMPProperty(
          namespace: text(namespace), name: name(text(path)), value: text(value)))
    }
    return properties
  }

  private static func text(_ string: XmpStringPtr) -> String {
    guard let start = xmp_string_cstr(string) else { return "" }
    return xmp_string_len(string) <= maximumValue ? String(cString: start) : ""
  }

  /// Of `Device:Cameras[1]/Camera:DepthMap` it is `DepthMap`.
  private static func name(_ path: String) -> String {
    let last = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let name = last.split(separator: UInt8(ascii: ":")).last ?? last
    return String(decoding: name.prefix { $0 != UInt8(ascii: "[") }, as: UTF8.self)
  }
}
