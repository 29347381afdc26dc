/// A moment of any century: seconds since 1970-01-01 00:00 UTC, and nanoseconds after them.
///
/// In eight bytes, as a library holds one for each of its photos: steps of 64 nanoseconds, which cameras do
/// not tell apart, over 18,000 years to both sides. What lies beyond is brought there.
package struct Moment: Hashable, Sendable {
  /// Steps since 1970, in two halves: eight bytes that begin at any multiple of four leave no gaps.
  private let high: Int32
  private let low: UInt32

  private static let step: Int64 = 64
  private static let stepsInSecond = 1_000_000_000 / step
  /// How many seconds the steps reach in both directions.
  private static let farthest = Int64.max / stepsInSecond - 1

  package init(seconds: Int64, nanoseconds: Int32 = 0) {
    let within = min(max(seconds, -Self.farthest), Self.farthest)
    self.init(steps: within &* Self.stepsInSecond &+ Int64(nanoseconds) / Self.step)
  }

  package init(_ time: Timestamp) {
    self.init(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }

  private init(steps: Int64) {
    high = Int32(truncatingIfNeeded: steps >> 32)
    low = UInt32(truncatingIfNeeded: steps)
  }

  /// For ordering alone.
  package var steps: Int64 { Int64(high) << 32 | Int64(low) }

  package var seconds: Int64 {
    let steps = steps
    return steps / Self.stepsInSecond - (steps % Self.stepsInSecond < 0 ? 1 : 0)
  }

  /// 0 to 999,999,999, rounded down to a multiple of 64.
  package var nanoseconds: Int32 {
    let rest = steps % Self.stepsInSecond
    return Int32((rest < 0 ? rest + Self.stepsInSecond : rest) * Self.step)
  }
}

extension Moment: Comparable {
  package static func < (one: Moment, other: Moment) -> Bool { one.steps < other.steps }
}
