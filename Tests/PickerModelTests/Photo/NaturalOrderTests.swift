import PickerModel
import TestSupport
import Testing

struct NaturalOrderTests {
  /// Each stands before all that follow.
  private static let names = [
    "", "-rf", "1", "002.jpg", "2b.jpg", "10.jpg", "99999999999999999999", "100000000000000000000",
    "a", "A1", "a1b", "a2", "a10", "b.jpg", "IMG_2.jpg", "IMG_10.jpg", "img_10.png", "é", "相",
  ]

  @Test func table() {
    for (i, one) in Self.names.enumerated() {
      for (j, other) in Self.names.enumerated() {
        #expect(Self.compare(one, other).signum() == (i - j).signum(), "\(one) and \(other)")
      }
    }
  }

  @Test(arguments: [("a1", "A1"), ("a01", "a1"), ("000", "0"), ("x007y", "X7Y")])
  func namesThatReadTheSame(one: String, other: String) {
    #expect(Self.compare(one, other) == 0)
    let (a, b) = (FilePath("/p/\(one)"), FilePath("/p/\(other)"))
    #expect(NaturalOrder.areInOrder(a, b) != NaturalOrder.areInOrder(b, a), "bytes decide")
  }

  @Test func sameNamesAreOrderedByTheirPaths() {
    #expect(NaturalOrder.areInOrder("/a/x", "/b/x"))
    #expect(!NaturalOrder.areInOrder("/a/x", "/a/x"))
    #expect(NaturalOrder.areInOrder("/z/1", "/a/2"))
  }

  @Test func randomNamesAreStrictlyOrdered() {
    var random = SeededGenerator(seed: 1)
    let paths = (0..<60).map { _ in
      FilePath(bytes: (0..<4).map { _ in Array("aA019_".utf8).randomElement(using: &random)! })
    }
    for a in paths {
      for b in paths where a != b {
        #expect(NaturalOrder.areInOrder(a, b) != NaturalOrder.areInOrder(b, a))
        for c in paths where NaturalOrder.areInOrder(a, b) && NaturalOrder.areInOrder(b, c) {
          #expect(NaturalOrder.areInOrder(a, c), "\(a) \(b) \(c)")
        }
      }
    }
  }

  private static func compare(_ one: String, _ other: String) -> Int {
    NaturalOrder.compare(Array(one.utf8)[...], Array(other.utf8)[...])
  }
}
