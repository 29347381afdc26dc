import PickerModel
import TestSupport
import Testing

struct SortOrderTests {
  private static let photos = [
    Photo.made("/p/b10.jpg", taken: 100, bytes: 5),
    .made("/p/b9.jpg", taken: 100, bytes: 5),
    .made("/p/a.jpg", taken: 100, nanoseconds: 250_000_000, bytes: 7),
    .made("/p/c.jpg", taken: -5, bytes: 1),
    .made("/q/a.jpg", taken: 300, bytes: 9),
  ]

  @Test(arguments: [
    (SortOrder.newest, ["/q/a.jpg", "/p/a.jpg", "/p/b9.jpg", "/p/b10.jpg", "/p/c.jpg"]),
    (.oldest, ["/p/c.jpg", "/p/b9.jpg", "/p/b10.jpg", "/p/a.jpg", "/q/a.jpg"]),
    (.name, ["/p/a.jpg", "/q/a.jpg", "/p/b9.jpg", "/p/b10.jpg", "/p/c.jpg"]),
    (.size, ["/q/a.jpg", "/p/a.jpg", "/p/b9.jpg", "/p/b10.jpg", "/p/c.jpg"]),
  ])
  func orders(sort: SortOrder, expected: [String]) {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20 {
      let sorted = Self.photos.shuffled(using: &random).sorted(by: sort.areInOrder)
      #expect(sorted.map(\.id.path.display) == expected)
    }
  }

  @Test(arguments: SortOrder.allCases)
  func ordersAreStrict(sort: SortOrder) {
    var random = SeededGenerator(seed: 3)
    let photos = (0..<40).map { number in
      Photo.made(
        FilePath("/p/\(number % 7)/\(number).jpg"), taken: .random(in: 0...3, using: &random),
        nanoseconds: .random(in: 0...1, using: &random), bytes: .random(in: 0...3, using: &random))
    }
    for a in photos {
      #expect(!sort.areInOrder(a, a))
      for b in photos where a != b {
        #expect(sort.areInOrder(a, b) != sort.areInOrder(b, a))
        for c in photos where sort.areInOrder(a, b) && sort.areInOrder(b, c) {
          #expect(sort.areInOrder(a, c))
        }
      }
    }
  }
}
