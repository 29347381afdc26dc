import PickerModel

/// The frames of a GIF: GIF89a, and Netscape's extension for how often it is played.
enum GIFAnimation {
  static func read(_ file: borrowing PictureFile) -> Animation? {
    var reader = Reader(file)
    return reader.read(file)
  }

  /// - Parameter beginning: flags of the screen, and its table of colours.
  static func picture(
    _ frame: Animation.Frame, _ beginning: [UInt8], _ contents: [[UInt8]]
  ) -> [UInt8] {
    let sides = littleEndian(frame.area.width) + littleEndian(frame.area.height)
    let screen = Array("GIF89a".utf8) + sides + beginning[0..<1] + [0, 0] + beginning[1...]
    return screen + frame.header + [0x2c, 0, 0, 0, 0] + sides + contents.joined() + [0x3b]
  }

  private static func littleEndian(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  /// Goes through the blocks of the file.
  private struct Reader {
    private var window = ByteWindow()
    private var offset = 0
    private var plays = 1
    private var frames: [Animation.Frame] = []
    /// The extension that goes before the next picture: flags, delay, and the colour that is none.
    private var control: [UInt8] = []
    private let beginning: [UInt8]
    private let size: PixelSize

    init(_ file: borrowing PictureFile) {
      let head = file.head
      guard head.count > 13 else {
        (beginning, size) = ([], PixelSize(width: 0, height: 0))
        return
      }
      let length = Self.tableLength(head[10])
      beginning = [head[10]] + file.bytes(at: 13, count: length)
      size = PixelSize(
        width: ByteOrder.little.number(head[6..<8]), height: ByteOrder.little.number(head[8..<10]))
      offset = 13 + length
    }

    mutating func read(_ file: borrowing PictureFile) -> Animation? {
      while frames.count < Animation.maximumFrames, !beginning.isEmpty,
        let introducer = byte(offset, file)
      {
        switch introducer {
        case 0x2c:
          guard addFrame(file) else { return animation }
        case 0x21:
          guard readExtension(file) else { return animation }
        default: return animation
        }
      }
      return animation
    }

    private var animation: Animation {
      Animation(kind: .gif, size: size, plays: plays, frames: frames, beginning: beginning)
    }

    private mutating func addFrame(_ file: borrowing PictureFile) -> Bool {
      guard let descriptor = file.bytes((offset + 1)..<(offset + 10)).map(Array.init) else {
        return false
      }
      let numbers = stride(from: 0, to: 8, by: 2).map {
        ByteOrder.little.number(descriptor[$0..<($0 + 2)])
      }
      // From its flags on: table of colours, size of the codes, blocks.
      let start = offset + 9
      offset += 10 + Self.tableLength(descriptor[8]) + 1
      skipBlocks(file)
      frames.append(
        Animation.Frame(
          area: Animation.Area(
            x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          milliseconds: control.isEmpty ? 0 : 10 * ByteOrder.little.number(control[4..<6]),
          disposal: disposal, blends: true, header: header, contents: [start..<offset]))
      control = []
      return true
    }

    private var disposal: Animation.Disposal {
      switch control.isEmpty ? 0 : control[3] >> 2 & 7 {
      case 2: .clear
      case 3: .restore
      default: .keep
      }
    }

    /// Which colour is none; nothing is disposed of in a file of one frame.
    private var header: [UInt8] {
      if control.isEmpty { return [] }
      var header = control
      header[3] &= 1
      return header
    }

    private mutating func readExtension(_ file: borrowing PictureFile) -> Bool {
      guard let label = byte(offset + 1, file) else { return false }
      if label == 0xf9 {
        control = file.bytes(offset..<(offset + 8)).map(Array.init) ?? []
      } else if label == 0xff,
        file.bytes(at: offset + 3, count: 11).elementsEqual("NETSCAPE2.0".utf8),
        let loop = file.bytes((offset + 14)..<(offset + 18)).map(Array.init), loop[1] & 7 == 1
      {
        // It says how often it is repeated, as all browsers have it.
        let count = ByteOrder.little.number(loop[2..<4])
        plays = count == 0 ? 0 : count + 1
      }
      offset += 2
      return skipBlocks(file)
    }

    /// - Returns: whether their end was there.
    @discardableResult
    private mutating func skipBlocks(_ file: borrowing PictureFile) -> Bool {
      while let length = byte(offset, file) {
        offset += Int(length) + 1
        if length == 0 { return true }
      }
      return false
    }

    private mutating func byte(_ offset: Int, _ file: borrowing PictureFile) -> UInt8? {
      window.byte(at: offset, of: file)
    }

    private static func tableLength(_ flags: UInt8) -> Int {
      flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
    }
  }
}
