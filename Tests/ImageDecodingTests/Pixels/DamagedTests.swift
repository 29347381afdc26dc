import PickerModel
import TestSupport
import Testing

struct DamagedTests {
  private let quarters = Picture.quarters(width: 96, height: 96)

  @Test func aTextIsNone() async throws {
    let sample = try Sample("a.jpg") { try $0.addText("a.jpg") }
    #expect(await sample.failure() == .damaged)
    #expect(await sample.size() == nil)
    #expect(await sample.facts()?.type == MediaType("image/jpeg"))
  }

  @Test func aFileOfZeroBytesIsNone() async throws {
    let sample = try Sample([])
    #expect(await sample.failure() == .damaged)
    #expect(await sample.size() == nil)
    #expect(await sample.facts()?.type == MediaType("image/jpeg"))
  }

  @Test func whatIsNotThereIsUnreadable() async throws {
    let sample = try Sample("a.jpg") { $0.path("a.jpg") }
    #expect(await sample.failure() == .unreadable)
    #expect(await sample.size() == nil)
    #expect(await sample.facts()?.taken.source == .mtime)
  }

  @Test func aFolderIsUnreadable() async throws {
    let sample = try Sample("a.jpg") { try $0.addFolder("a.jpg") }
    #expect(await sample.failure() == .unreadable)
  }

  @Test func bytesOfNoKnownKindAreUnsupported() async throws {
    let sample = try Sample([0, 1, 2, 3, 0xff, 0xfe])
    #expect(await sample.failure() == .unsupported)
  }

  /// The upper half is there, so people see what it is.
  @Test func aJPEGIsShownAsFarAsItGoes() async throws {
    let whole = JPEG.encode(quarters)
    let sample = try Sample(Array(whole.prefix(whole.count * 5 / 8)))
    let pixels = try await sample.picture().pixels
    #expect(PixelSize(pixels) == PixelSize(width: 96, height: 96))
    #expect(pixels.color(x: 20, y: 20).isNear(.red))
    #expect(pixels.color(x: 70, y: 20).isNear(.green))
    #expect(await sample.size() == PixelSize(width: 96, height: 96))
  }

  /// What is missing has one colour: it is not what stood in that memory before.
  @Test(arguments: [96, 48])
  func theRestOfAJPEGIsEven(_ edge: Int) async throws {
    let whole = JPEG.encode(quarters)
    let sample = try Sample(Array(whole.prefix(whole.count * 5 / 8)))
    for _ in 0..<10 {
      let pixels = try await sample.picture(maximumEdge: edge).pixels
      let last = pixels.bytes.suffix(pixels.width * 4 * pixels.height / 8)
      #expect(Set(last.chunks(of: 4)).count == 1)
    }
  }

  @Test func aJPEGThatEndsBeforeItsSizeIsNone() async throws {
    let sample = try Sample(Array(JPEG.encode(quarters).prefix(60)))
    #expect(await sample.failure() == .damaged)
  }

  /// Arithmetic coding: gdk-pixbuf takes minutes for some that have a few hundred bytes.
  @Test(arguments: [UInt8(0xc3), 0xc5, 0xc9, 0xca, 0xcf])
  func aJPEGOfAnOddCodingIsUnsupported(_ marker: UInt8) async throws {
    var bytes = JPEG.encode(quarters)
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xff, 0xc0]) })
    bytes[frame + 1] = marker
    #expect(await (try Sample(bytes)).failure() == .unsupported)
  }

  @Test(arguments: [Format.png, .webp, .tiff, .bmp])
  func anotherKindIsWholeOrNothing(_ format: Format) async throws {
    let whole = format.encode(quarters)
    let sample = try Sample(Array(whole.prefix(whole.count / 2)))
    #expect(await sample.failure() == .damaged)
  }

  @Test func aGIFThatEndsInItsFirstPictureIsNone() async throws {
    let sample = try Sample(Array(GIF.encode([quarters]).prefix(300)))
    #expect(await sample.failure() == .damaged)
  }
}

extension ArraySlice {
  fileprivate func chunks(of count: Int) -> [[Element]] {
    stride(from: startIndex, to: endIndex, by: count).map { Array(self[$0..<($0 + count)]) }
  }
}
