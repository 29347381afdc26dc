import ImageDecoding
import PickerModel
import TestSupport
import Testing

/// Three hundred files that are no pictures, or nearly pictures. That this process lives is what is
/// tested, and that each file ends soon.
struct HostileTests {
  @Test(arguments: PictureKind.allCases)
  func bytesBehindTheMarkOfAKindAreSurvived(_ kind: PictureKind) async throws {
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 0...4096, using: &generator)
      let rest = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      try await survive(kind.mark + rest, "\(kind) \(seed)")
    }
  }

  @Test(arguments: Format.allCases)
  func picturesWithChangedBytesAreSurvived(_ format: Format) async throws {
    let picture = format.encode(.quarters(width: 48, height: 32), orientation: 6)
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var bytes = picture
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        // The mark stays.
        let place = Int.random(in: 12..<bytes.count, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      try await survive(bytes, "\(format) \(seed)")
    }
  }

  private func survive(_ bytes: [UInt8], _ name: String) async throws {
    let sample = try Sample(bytes)
    let ended = try await Deadline.ends(within: .seconds(10)) {
      if let picture = try? await sample.picture(maximumEdge: 64, squareEdge: 16) {
        #expect(max(picture.pixels.width, picture.pixels.height) <= 64, "\(name)")
        #expect(picture.square?.width == 16, "\(name)")
      }
      #expect(await sample.facts() != nil, "\(name)")
      _ = await sample.size()
    }
    #expect(ended, "\(name)")
  }
}

extension PictureKind {
  /// The shortest beginning by which the kind is known.
  var mark: [UInt8] {
    switch self {
    case .jpeg: [0xff, 0xd8, 0xff]
    case .png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    case .gif: Array("GIF89a".utf8)
    case .webp: Array("RIFF\u{0}\u{10}\u{0}\u{0}WEBP".utf8)
    case .tiff: [0x49, 0x49, 42, 0]
    case .bmp: Array("BM".utf8) + [0, 0, 1, 0, 0, 0, 0, 0]
    case .svg: Array("<svg ".utf8)
    case .heic: [0, 0, 0, 16] + Array("ftypheic".utf8) + [0, 0, 0, 0]
    case .avif: [0, 0, 0, 16] + Array("ftypavif".utf8) + [0, 0, 0, 0]
    }
  }
}
