import PickerModel
import TestSupport
import Testing

/// The fast way of sorting gives what the plain one gives.
struct SortingTests {
  @Test(arguments: SortOrder.allCases, 1...5 as ClosedRange<UInt64>)
  func sortsAsTheOrderSays(order: SortOrder, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var paths: Set<String> = []
    while paths.count < 400 {
      paths.insert("/\(Int.random(in: 0...2, using: &random))/" + name(&random))
    }
    let photos = paths.sorted().shuffled(using: &random).map {
      Photo.made(
        FilePath($0), taken: Int64.random(in: -3...3, using: &random),
        nanoseconds: Int32.random(in: 0...1, using: &random),
        bytes: Int64.random(in: 0...9, using: &random))
    }
    let expected = photos.sorted(by: order.areInOrder)
    #expect(order.sorted(photos).map(\.id) == expected.map(\.id))
  }

  /// Of few signs, so that many names begin alike; some with long numbers and many zeros.
  private func name(_ random: inout SeededGenerator) -> String {
    let parts = [
      "a", "A", "b", "_", "-", " ", ".", "0", "00", "1", "9", "10", "12345678", "123456789", "~",
    ]
    let count = Int.random(in: 1...8, using: &random)
    let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    let tail = Int.random(in: 0..<12, using: &random)
    return tail == 0 ? text + String(repeating: "7", count: 20) + text : text
  }
}
