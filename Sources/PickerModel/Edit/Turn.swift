/// The sine and cosine of a small turn, which the standard library does not have.
package struct Turn: Hashable, Sendable {
  package let sine: Double
  package let cosine: Double

  /// - Parameter degrees: -45 to 45; others are brought there.
  package init(degrees: Double) {
    let angle = min(45, max(-45, degrees)) * .pi / 180
    (sine, cosine) = (Self.series(angle, from: angle, 1), Self.series(angle, from: 1, 0))
  }

  /// Taylor's series: x - x³/3! + x⁵/5! …, or 1 - x²/2! + x⁴/4! …, as exact as the numbers are after nine.
  private static func series(_ angle: Double, from first: Double, _ power: Int) -> Double {
    var (sum, term) = (first, first)
    for step in 1...9 {
      let place = Double(2 * step + power)
      term *= -angle * angle / (place * (place - 1))
      sum += term
    }
    return sum
  }
}
