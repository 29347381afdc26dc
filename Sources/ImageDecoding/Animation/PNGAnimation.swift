import PickerModel

/// The frames of an APNG: the PNG specification, third edition, 11.3.6.
enum PNGAnimation {
  static func read(_ file: borrowing PictureFile) -> Animation? {
    var (chunks, reader) = (PNGChunks(), Reader())
    while let chunk = chunks.next(in: file), chunk.name != "IEND" {
      guard reader.take(chunk, in: file) else { break }
    }
    return reader.animation
  }

  /// - Parameters:
  ///   - beginning: the header without its sides, and the chunks that pixels need, each whole.
  ///   - contents: the pixels, as they are packed.
  static func picture(
    _ frame: Animation.Frame, _ beginning: [UInt8], _ contents: [[UInt8]]
  ) -> [UInt8] {
    let sides = bigEndian(frame.area.width) + bigEndian(frame.area.height)
    let header = chunk("IHDR", sides + beginning.prefix(Reader.headerLength))
    return signature + header + beginning.dropFirst(Reader.headerLength)
      + contents.flatMap { chunk("IDAT", $0) } + chunk("IEND", [])
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private static func bigEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  fileprivate static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let checked = name.utf8 + contents
    return bigEndian(contents.count) + checked + bigEndian(Int(CRC32.value(of: checked)))
  }

  /// Goes through the chunks.
  private struct Reader {
    private var size: PixelSize?
    private var plays = 0
    private var isAnimated = false
    private var frames: [Animation.Frame] = []
    private var beginning: [UInt8] = []
    private var hasPixels = false

    /// Depth, kind of colour, packing, filter, interlacing.
    static let headerLength = 5
    /// Those before the pixels that say what colours they have.
    private static let forPixels: Set<String> = ["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT"]
    private static let maximumPart = 4096

    var animation: Animation? {
      guard isAnimated, let size else { return nil }
      return Animation(
        kind: .png, size: size, plays: plays, frames: frames.filter { !$0.contents.isEmpty },
        beginning: beginning)
    }

    /// - Returns: whether to go on.
    mutating func take(_ part: PNGChunks.Chunk, in file: borrowing PictureFile) -> Bool {
      switch part.name {
      case "IHDR":
        guard let header = file.bytes(part.contents), header.count == 13 else { return false }
        let numbers = [header.prefix(4), header.dropFirst(4).prefix(4)].map(ByteOrder.big.number)
        size = PixelSize(width: numbers[0], height: numbers[1])
        beginning = Array(header.suffix(Self.headerLength))
      case "acTL":
        guard let contents = file.bytes(part.contents), contents.count == 8 else { return false }
        isAnimated = true
        plays = ByteOrder.big.number(contents.suffix(4))
      case "fcTL":
        guard frames.count < Animation.maximumFrames, let frame = frame(part.contents, in: file)
        else { return false }
        frames.append(frame)
      // The picture for those that know no animation is a frame where it stands behind a frame's chunk.
      case "IDAT":
        hasPixels = true
        if !frames.isEmpty { frames[frames.count - 1].contents.append(part.contents) }
      case "fdAT":
        if !frames.isEmpty, part.contents.count > 4 {
          frames[frames.count - 1].contents.append(part.contents.dropFirst(4))
        }
      default: keep(part, in: file)
      }
      return true
    }

    private mutating func keep(_ part: PNGChunks.Chunk, in file: borrowing PictureFile) {
      guard !hasPixels, Self.forPixels.contains(part.name),
        part.contents.count <= Self.maximumPart, let contents = file.bytes(part.contents)
      else { return }
      beginning += chunk(part.name, Array(contents))
    }

    private func frame(
      _ contents: Range<Int>, in file: borrowing PictureFile
    ) -> Animation.Frame? {
      guard let bytes = file.bytes(contents).map(Array.init), bytes.count == 26 else { return nil }
      let numbers = stride(from: 4, to: 20, by: 4).map {
        ByteOrder.big.number(bytes[$0..<($0 + 4)])
      }
      let (part, whole) = (
        ByteOrder.big.number(bytes[20..<22]), ByteOrder.big.number(bytes[22..<24])
      )
      let disposal: Animation.Disposal =
        switch bytes[24] {
        case 1: .clear
        // There is nothing before the first one.
        case 2: frames.isEmpty ? .clear : .restore
        default: .keep
        }
      return Animation.Frame(
        area: Animation.Area(
          x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1]),
        milliseconds: part * 1000 / (whole == 0 ? 100 : whole), disposal: disposal,
        blends: bytes[25] == 1)
    }
  }
}
