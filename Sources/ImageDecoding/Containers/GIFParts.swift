/// What of a GIF facts are made of: GIF89a.
enum GIFParts {
  /// Looks up to the second frame.
  static func find(in file: borrowing PictureFile) -> FileParts {
    var (parts, blocks) = (FileParts(), GIFBlocks(file))
    var frames = 0
    while let block = blocks.next(in: file) {
      switch block {
      case .picture: frames += 1
      case .xmp(let packet): parts.xmp = parts.xmp ?? packet
      case .other: break
      }
      if frames > 1 { break }
    }
    parts.isAnimated = frames > 1
    return parts
  }
}

/// Goes from block to block of a GIF.
struct GIFBlocks {
  enum Block {
    /// A frame that has a beginning.
    case picture
    /// Where the packet stands.
    case xmp(Range<Int>)
    case other
  }

  private var window = ByteWindow()
  private var offset: Int

  init(_ file: borrowing PictureFile) {
    offset = file.head.count > 10 ? 13 + Self.tableLength(file.head[10]) : Int.max
  }

  /// Beyond this nothing is looked for: a second frame comes earlier.
  private static let maximumLength = 32 << 20

  mutating func next(in file: borrowing PictureFile) -> Block? {
    guard let introducer = byte(offset, file) else { return nil }
    switch introducer {
    case 0x2c: return picture(file)
    case 0x21: return addition(file)
    default: return nil
    }
  }

  /// Its descriptor, its table of colours and the size of its codes stand before the pixels.
  private mutating func picture(_ file: borrowing PictureFile) -> Block? {
    guard let flags = byte(offset + 9, file) else { return nil }
    offset += 10 + Self.tableLength(flags) + 1
    // One that breaks off in its pixels is shown all the same.
    skipData(file)
    return .picture
  }

  /// Of applications, XMP's is one: its text is no row of blocks, but ends in bytes that make each way
  /// of reading it as such come out at its end (ISO 16684-3).
  private mutating func addition(_ file: borrowing PictureFile) -> Block? {
    guard let label = byte(offset + 1, file) else { return nil }
    let start = offset + 3
    let isXMP = label == 0xff && file.bytes(at: start, count: 11).elementsEqual("XMP DataXMP".utf8)
    offset += isXMP ? 14 : 2
    let packet = offset
    guard skipData(file) else { return nil }
    return isXMP ? .xmp(packet..<max(packet, offset - Self.trailerLength)) : .other
  }

  private static let trailerLength = 258

  /// - Returns: whether their end was there.
  @discardableResult
  private mutating func skipData(_ file: borrowing PictureFile) -> Bool {
    while let length = byte(offset, file) {
      offset += Int(length) + 1
      if length == 0 { return true }
    }
    return false
  }

  private static func tableLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  private mutating func byte(_ offset: Int, _ file: borrowing PictureFile) -> UInt8? {
    offset < Self.maximumLength ? window.byte(at: offset, of: file) : nil
  }
}
