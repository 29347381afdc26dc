import PickerModel
import TestSupport
import Testing

/// Small files that ask for gigabytes.
@Suite(.serialized)
struct BombTests {
  enum Bomb: CaseIterable {
    case png, jpeg, gif, webp, tiff, bmp

    var size: PixelSize { PixelSize(width: width, height: width) }

    /// More is not possible in a WebP, and is refused by gdk-pixbuf's loader for TIFF before it tells
    /// the size.
    private var width: Int { [.webp, .tiff].contains(self) ? 16_384 : 30_000 }

    var bytes: [UInt8] {
      let tiny = Picture.quarters(width: 16, height: 16)
      let size = (width: width, height: width)
      return switch self {
      case .png: PNG.bomb()
      case .jpeg: jpeg(JPEG.encode(tiny))
      case .gif: GIF.header(width: width, height: width) + GIF.encode([tiny]).dropFirst(25)
      case .webp: WebP.encode(tiny, size: size)
      case .tiff: TIFF.encode(tiny, size: size)
      case .bmp: BMP.encode(tiny, size: size)
      }
    }

    /// The JPEG, with other sides in its frame header.
    private func jpeg(_ bytes: [UInt8]) -> [UInt8] {
      var bytes = bytes
      let frame = bytes.indices.first { bytes[$0...].starts(with: [0xff, 0xc0]) } ?? 0
      let side = UInt16(width).bigEndianBytes
      bytes.replaceSubrange((frame + 5)..<(frame + 9), with: side + side)
      return bytes
    }
  }

  private static let tooMuch = 300 << 20

  @Test(arguments: Bomb.allCases)
  func itIsRefusedSoonAndWithLittleMemory(_ bomb: Bomb) async throws {
    let sample = try Sample(bomb.bytes)
    try Memory.resetPeak()
    let (before, start) = (Memory.now, ContinuousClock.now)
    #expect(await sample.failure(maximumEdge: 256) == .tooLarge)
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(Memory.peak - before < Self.tooMuch)
  }

  @Test(arguments: Bomb.allCases)
  func itsSizeIsToldSoonAndWithLittleMemory(_ bomb: Bomb) async throws {
    let sample = try Sample(bomb.bytes)
    try Memory.resetPeak()
    let (before, start) = (Memory.now, ContinuousClock.now)
    #expect(await sample.size() == bomb.size)
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(Memory.peak - before < Self.tooMuch)
  }
}
