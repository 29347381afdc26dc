/// How large a picture may be, in pixels.
package struct PixelBox: Hashable, Sendable {
  package let width: Int
  /// Nil for any height.
  package let height: Int?

  /// - Precondition: neither side is below 1.
  package init(width: Int, height: Int? = nil) {
    precondition(width > 0 && height.map { $0 > 0 } ?? true)
    (self.width, self.height) = (width, height)
  }

  /// `WxH`, or `W` alone for any height; nil for anything else.
  package init?(_ text: String) {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = sides.map { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard (1...2).contains(numbers.count), let width = numbers[0], Self.sides.contains(width),
      numbers.count == 1 || numbers[1].map(Self.sides.contains) ?? false
    else { return nil }
    self.init(width: width, height: numbers.count == 2 ? numbers[1] : nil)
  }

  private static let sides = 1...1_000_000

  /// The largest size of the same shape that fits, but none larger than the picture itself.
  package func fit(_ size: PixelSize) -> PixelSize {
    let scale = min(
      1, Double(width) / Double(size.width),
      height.map { Double($0) / Double(size.height) } ?? 1)
    return size.scaled(by: scale)
  }
}

extension PixelSize {
  /// Rounded to whole pixels, and no side below 1.
  package func scaled(by scale: Double) -> PixelSize {
    func scaled(_ side: Int) -> Int { max(1, Int((Double(side) * scale).rounded())) }
    return PixelSize(width: scaled(width), height: scaled(height))
  }
}
