/// Places 0, 1, 2 …, of which some are taken, and how many are up to any of them.
///
/// A binary indexed tree (P. M. Fenwick, "A New Data Structure for Cumulative Frequency Tables", Software:
/// Practice and Experience 24, 1994): all steps cost the logarithm of the number of places.
struct PlaceCounts: Sendable {
  /// Entry `i` counts those of places `i - (lowest set bit of i)` to `i - 1`. The first is not used.
  private var sums = [0]

  /// Adds a place at the end, taken.
  mutating func append() {
    let index = sums.count
    var sum = 1
    var child = index - 1
    while child > index - index.lowestSetBit {
      sum += sums[child]
      child -= child.lowestSetBit
    }
    sums.append(sum)
  }

  mutating func removeLast() { sums.removeLast() }

  /// - Parameter isTaken: another than before.
  mutating func set(_ place: Int, isTaken: Bool) {
    var index = place + 1
    while index < sums.count {
      sums[index] += isTaken ? 1 : -1
      index += index.lowestSetBit
    }
  }

  /// How many are taken up to and with the place.
  func count(through place: Int) -> Int {
    var (index, count) = (place + 1, 0)
    while index > 0 {
      count += sums[index]
      index -= index.lowestSetBit
    }
    return count
  }

  mutating func removeAll() { sums = [0] }

  mutating func reserveCapacity(_ count: Int) { sums.reserveCapacity(count + 1) }
}

extension Int {
  fileprivate var lowestSetBit: Int { self & -self }
}
