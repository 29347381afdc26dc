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
  /// The name, with its prefix, of the property at the top that it belongs to.
  var top = ""
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
  static func isOdd(_ packet: [UInt8]) -> Bool {
    packet.contains(0) || ByteSearch.findAny(of: ["<!DOCTYPE", "<!ENTITY"], in: packet)
  }

  private static func start(_ state: inout Bool?) -> Bool {
    let isReady = state ?? xmp_init()
    state = isReady
    return isReady
  }

  /// - Returns: nil where it cannot be understood.
  static func withParsed<Value: Sendable>(_ packet: [UInt8], _ body: (XmpPtr) -> Value?) -> Value? {
    toolkit.withLock { state in start(&state) ? withParsedAlone(packet, body) : nil }
  }

  private static func withParsedAlone<Value: Sendable>(
    _ packet: [UInt8], _ body: (XmpPtr) -> Value?
  ) -> Value? {
    let parsed = packet.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { xmp_new($0.baseAddress, $0.count) }
    }
    guard let parsed else { return nil }
    defer { xmp_free(parsed) }
    return body(parsed)
  }

  private static func parse(_ packet: [UInt8]) -> [XMPProperty] {
    withParsedAlone(packet) { properties(of: $0) } ?? []
  }

  /// Properties at the top that are unwanted or hold what is: their namespace and their name with its prefix.
  /// Nil where there are more properties than are looked at.
  static func tops(
    of parsed: XmpPtr, where isUnwanted: (XMPProperty) -> Bool
  ) -> [(namespace: String, path: String)]? {
    var found: [(namespace: String, path: String)] = []
    let properties = properties(of: parsed)
    guard properties.count < maximumCount else { return nil }
    for property in properties where !property.name.isEmpty && isUnwanted(property) {
      let top = (namespace: property.namespace, path: property.top)
      if !found.contains(where: { $0 == top }) { found.append(top) }
    }
    return found
  }

  private static func properties(of parsed: XmpPtr) -> [XMPProperty] {
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
          namespace: text(namespace), name: name(text(path)), value: text(value),
          top: top(text(path))))
    }
    return properties
  }

  private static func text(_ string: XmpStringPtr) -> String {
    guard let start = xmp_string_cstr(string) else { return "" }
    return xmp_string_len(string) <= maximumValue ? String(cString: start) : ""
  }

  /// Of `Device:Cameras[1]/Camera:DepthMap` it is `Device:Cameras`.
  private static func top(_ path: String) -> String {
    String(decoding: path.utf8.prefix { $0 != slash && $0 != bracket }, as: UTF8.self)
  }

  private static let (slash, bracket) = (UInt8(ascii: "/"), UInt8(ascii: "["))

  /// Of `Device:Cameras[1]/Camera:DepthMap` it is `DepthMap`.
  private static func name(_ path: String) -> String {
    let last = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let name = last.split(separator: UInt8(ascii: ":")).last ?? last
    return String(decoding: name.prefix { $0 != UInt8(ascii: "[") }, as: UTF8.self)
  }
}
