import DecoderWire
import GLib
import PickerModel
import TestSupport
import Testing

@testable import ImageDecoding

/// The frames of GIF, WebP and APNG, each composed with what was there before.
struct FramesTests {
  enum Kind: CaseIterable, Sendable {
    case gif, webp, png

    func encode(_ frames: [AnimatedFrame], plays: Int = 0) -> [UInt8] {
      switch self {
      // A GIF tells how often it is repeated, and nothing where it is played once.
      case .gif:
        GIF.encode(animation: frames, repeats: plays == 0 ? 0 : plays == 1 ? nil : plays - 1)
      case .webp: WebP.encode(animation: frames, plays: plays)
      case .png: PNG.encode(animation: frames, plays: plays)
      }
    }
  }

  private func frames(
    of data: [UInt8], maximumEdge: Int = 100, first: Int = 0,
    by reader: FramesReader = FramesReader()
  ) throws -> (DecoderFrames, [PixelBuffer]) {
    let sample = try Sample(data)
    let file = PictureFile(try OpenFile(at: sample.path.bytes))
    let request = FramesWire(maximumEdge: maximumEdge, first: first, token: 1)
    let (answer, parts) = try reader.frames(request, of: file)
    return (
      answer,
      parts.map { PixelBuffer(width: answer.size.width, height: answer.size.height, bytes: $0) }
    )
  }

  /// Red, then green in the middle, then blue in the corner.
  private func sequence(_ disposal: AnimatedFrame.Disposal) -> [AnimatedFrame] {
    [
      AnimatedFrame(.flat(.red, width: 32, height: 32), milliseconds: 50),
      AnimatedFrame(
        .flat(.green, width: 16, height: 16), x: 8, y: 8, milliseconds: 120, disposal: disposal),
      AnimatedFrame(.flat(.blue, width: 8, height: 8), milliseconds: 1000),
    ]
  }

  @Test(arguments: Kind.allCases)
  func framesAreComposed(_ kind: Kind) throws {
    let (answer, pictures) = try frames(of: kind.encode(sequence(.keep), plays: 3))
    #expect(answer.size == PixelSize(width: 32, height: 32))
    #expect(answer.total == 3 && answer.plays == 3)
    #expect(answer.durations == [50, 120, 1000])
    let seen = pictures.map { [$0.color(1, 1), $0.color(16, 16), $0.color(30, 30)] }
    #expect(seen == [[.red, .red, .red], [.red, .green, .red], [.blue, .green, .red]])
  }

  @Test(arguments: Kind.allCases)
  func clearedFrameLeavesNothing(_ kind: Kind) throws {
    let (_, pictures) = try frames(of: kind.encode(sequence(.clear)))
    #expect(pictures[1].color(16, 16) == .green)
    #expect(pictures[2].alpha(16, 16) == 0 && pictures[2].color(30, 30) == .red)
  }

  @Test(arguments: [Kind.gif, .png])
  func restoredFrameLeavesWhatWasThere(_ kind: Kind) throws {
    let (_, pictures) = try frames(of: kind.encode(sequence(.restore)))
    #expect(pictures[1].color(16, 16) == .green)
    #expect(pictures[2].color(16, 16) == .red && pictures[2].color(1, 1) == .blue)
  }

  @Test(arguments: Kind.allCases)
  func playsAreTold(_ kind: Kind) throws {
    for plays in [0, 1, 2, 7] {
      #expect(try frames(of: kind.encode(sequence(.keep), plays: plays)).0.plays == plays)
    }
  }

  @Test func pictureBesideTheAnimationIsNoFrame() throws {
    let data = PNG.encode(
      animation: sequence(.keep), hidden: .flat(.white, width: 32, height: 32))
    let (answer, pictures) = try frames(of: data)
    #expect(answer.total == 3 && pictures[0].color(1, 1) == .red)
  }

  @Test(arguments: Kind.allCases)
  func framesAreMadeSmaller(_ kind: Kind) throws {
    #expect(try frames(of: kind.encode(sequence(.keep)), maximumEdge: 16).0.size.width == 16)
  }

  /// A batch goes on where the last one ended; and whatever is asked for comes, also from the middle.
  @Test(arguments: Kind.allCases)
  func batchesFit(_ kind: Kind) throws {
    let colors: [RGB] = [.red, .green, .blue, .white]
    let data = kind.encode(
      (0..<150).map { AnimatedFrame(.flat(colors[$0 % 4], width: 32, height: 32)) })
    let reader = FramesReader()
    var seen: [RGB] = []
    while seen.count < 150 {
      let (answer, pictures) = try frames(of: data, first: seen.count, by: reader)
      #expect(answer.durations.count == pictures.count && pictures.count <= 64)
      seen += pictures.map { $0.color(5, 5) }
    }
    #expect(seen == (0..<150).map { colors[$0 % 4] })
    #expect(try frames(of: data, first: 77).1[0].color(5, 5) == colors[1])
    #expect(throws: DecodingError.damaged) { try frames(of: data, first: 150) }
  }

  @Test(arguments: [
    PNG.encode(.flat(.red)), GIF.encode([.flat(.red)]), WebP.encode(.flat(.red)),
    JPEG.encode(.flat(.red)), Array("GIF89a".utf8), PNG.bomb(),
  ])
  func stillPicturesArePlayedNot(_ data: [UInt8]) throws {
    #expect(throws: DecodingError.unsupported) { try frames(of: data) }
  }

  /// A frame that lies beside the picture, or is none, costs nobody anything.
  @Test(arguments: Kind.allCases)
  func brokenFramesEndTheAnimation(_ kind: Kind) throws {
    let whole = kind.encode(sequence(.keep))
    for length in stride(from: 0, to: whole.count, by: 3) {
      _ = try? frames(of: Array(whole.prefix(length)))
    }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var bytes = whole
      bytes[.random(in: 0..<bytes.count, using: &generator)] = .random(
        in: 0...255, using: &generator)
      _ = try? frames(of: bytes)
    }
  }
}

extension PixelBuffer {
  fileprivate func color(_ x: Int, _ y: Int) -> RGB {
    let place = (y * width + x) * 4
    return RGB(red: bytes[place + 2], green: bytes[place + 1], blue: bytes[place])
  }

  fileprivate func alpha(_ x: Int, _ y: Int) -> UInt8 { bytes[(y * width + x) * 4 + 3] }
}
