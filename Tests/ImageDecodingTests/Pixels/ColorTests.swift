import PickerModel
import TestSupport
import Testing

/// Colours are shown as the profile in the file means them.
struct ColorTests {
  private static let colors = [
    RGB(0xc83c3c), RGB(0x28b45a), RGB(0x465ac8), RGB(0x808080), RGB(0xffffff), RGB(0x101010),
  ]

  @Test(arguments: ["jpeg", "png", "webp", "tiff"])
  func displayP3LooksLikeItsOriginal(_ format: String) async throws {
    for color in Self.colors {
      let stored = DisplayP3.color(of: color)
      let shown = try await shown(Self.encode(stored, as: format, DisplayP3.profile))
      #expect(shown.distance(to: color) <= 3, "\(format): \(shown) instead of \(color)")
    }
  }

  /// The test above says something: the bytes are others.
  @Test func strongColorsAreOthersInDisplayP3() {
    #expect(DisplayP3.color(of: Self.colors[0]).distance(to: Self.colors[0]) > 10)
  }

  @Test(arguments: ["jpeg", "png", "webp", "tiff"])
  func withoutAProfileTheBytesCount(_ format: String) async throws {
    let shown = try await shown(Self.encode(Self.colors[0], as: format, nil))
    #expect(shown.distance(to: Self.colors[0]) <= 2)
  }

  @Test func aBrokenProfileIsNone() async throws {
    for profile in [Array(DisplayP3.profile.prefix(200)), [UInt8](repeating: 7, count: 600)] {
      let shown = try await shown(Self.encode(Self.colors[0], as: "jpeg", profile))
      #expect(shown.distance(to: Self.colors[0]) <= 2)
    }
  }

  /// In a JPEG a long one is cut into pieces, which need not stand in their order.
  @Test func piecesOfAProfileArePutTogether() async throws {
    let (mark, profile) = (Array("ICC_PROFILE\0".utf8), DisplayP3.profile)
    let jpeg = JPEG.with(
      (0xe2, mark + [2, 2] + profile.dropFirst(100)), (0xe2, mark + [1, 2] + profile.prefix(100)),
      in: .flat(DisplayP3.color(of: Self.colors[0])))
    #expect(try await shown(jpeg).distance(to: Self.colors[0]) <= 3)
  }

  private func shown(_ file: [UInt8]) async throws -> RGB {
    let picture = try await Sample(file).picture(squareEdge: 16)
    let square = try #require(picture.square)
    #expect(square.color(x: 8, y: 8).distance(to: picture.pixels.color(x: 32, y: 32)) <= 1)
    return picture.pixels.color(x: 32, y: 32)
  }

  private static func encode(
    _ color: RGB, as format: String, _ profile: [UInt8]?
  ) -> [UInt8] {
    let picture = Picture.flat(color)
    switch format {
    case "png": return PNG.encode(picture, profile: profile)
    case "webp": return WebP.encode(picture, profile: profile)
    case "tiff": return TIFF.encode(picture, main: profile.map { [.data(0x8773, $0)] } ?? [])
    default:
      guard let profile else { return JPEG.encode(picture) }
      return JPEG.with((0xe2, Array("ICC_PROFILE\0".utf8) + [1, 1] + profile), in: picture)
    }
  }
}
