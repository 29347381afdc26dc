import PickerModel

/// The parts that messages are made of, as bytes: little-endian, lists with their count before them.
/// Whatever the bytes are, reading gives what is there, or nil.
extension ByteWriter {
  /// Raised with each change of a message.
  static let wireVersion: UInt8 = 2

  mutating func write(_ size: PixelSize) {
    write(UInt32(clamping: size.width))
    write(UInt32(clamping: size.height))
  }

  /// Of a size that has no pixels nobody speaks.
  mutating func write(_ size: PixelSize?) { write(size ?? PixelSize(width: 0, height: 0)) }

  mutating func write(_ texts: [DecoderText]) {
    write(UInt16(clamping: texts.count))
    for text in texts.prefix(Int(UInt16.max)) {
      write(text.key)
      write(text.value)
    }
  }

  mutating func write(_ time: Timestamp) {
    write(UInt64(bitPattern: time.seconds))
    write(UInt32(bitPattern: time.nanoseconds))
  }

  mutating func write(_ item: FactsItem) {
    write(UInt8(item.isOpen ? 1 : 0))
    write(shortBytes: item.request.path.bytes)
    write(item.request.type.name)
    let stamp = item.request.file
    write(UInt64(bitPattern: stamp.bytes))
    write(stamp.modified)
    write(stamp.arrived)
    write(stamp.device)
    write(stamp.inode)
  }
}

extension ByteReader {
  mutating func size() -> PixelSize?? {
    guard let width = number(UInt32.self), let height = number(UInt32.self) else { return nil }
    let isThere = width > 0 && height > 0
    return .some(isThere ? PixelSize(width: Int(width), height: Int(height)) : nil)
  }

  mutating func texts() -> [DecoderText]? {
    guard let count = number(UInt16.self) else { return nil }
    return list(Int(count)) { reader in
      guard let key = reader.text(), let value = reader.text() else { return nil }
      return DecoderText(key: key, value: value)
    }
  }

  mutating func time() -> Timestamp? {
    guard let seconds = number(UInt64.self), let nanoseconds = number(UInt32.self),
      nanoseconds < 1_000_000_000
    else { return nil }
    return Timestamp(seconds: Int64(bitPattern: seconds), nanoseconds: Int32(nanoseconds))
  }

  mutating func factsItem() -> FactsItem? {
    guard let isOpen = number(UInt8.self), let path = shortBytes(), let type = text(),
      let bytes = number(UInt64.self), let modified = time(), let arrived = time(),
      let device = number(UInt64.self), let inode = number(UInt64.self)
    else { return nil }
    let stamp = FileStamp(
      bytes: Int64(bitPattern: bytes), modified: modified, arrived: arrived, device: device,
      inode: inode)
    return FactsItem(
      FactsRequest(path: FilePath(bytes: Array(path)), file: stamp, type: MediaType(type)),
      isOpen: isOpen == 1)
  }

  /// Nil where one of them is not there. A count that promises too much costs nothing.
  mutating func list<Element>(
    _ count: Int, _ read: (inout ByteReader) -> Element?
  ) -> [Element]? {
    var elements: [Element] = []
    for _ in 0..<count {
      guard let element = read(&self) else { return nil }
      elements.append(element)
    }
    return elements
  }
}
