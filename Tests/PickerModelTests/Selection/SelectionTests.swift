import PickerModel
import Testing

struct SelectionTests {
  private static func ids(_ range: ClosedRange<Int>) -> [PhotoID] {
    range.map { PhotoID(FilePath("/p/\($0)")) }
  }

  private static func selection(
    _ photos: [PhotoID] = [], minimum: Int = 1, maximum: Int? = nil
  ) throws -> Selection {
    let limits = try #require(SelectionLimits(minimum: minimum, maximum: maximum))
    var selection = Selection(limits: limits)
    _ = selection.append(photos)
    return selection
  }

  @Test func oneBelowAtAndAboveTheMaximum() throws {
    var selection = try Self.selection(Self.ids(1...7), maximum: 9)
    #expect(selection.toggle("/p/8") == .changed)
    #expect(!selection.isFull)
    #expect(selection.toggle("/p/9") == .changed)
    #expect(selection.isFull)
    #expect(selection.toggle("/p/10") == .limitReached)
    #expect(selection.order == Self.ids(1...9))
    #expect(selection.toggle("/p/3") == .changed)
    #expect(selection.toggle("/p/10") == .changed)
    #expect(selection.order.last == "/p/10")
  }

  @Test func oneBelowAtAndAboveTheMinimum() throws {
    var selection = try Self.selection(minimum: 2)
    #expect(!selection.isEnough)
    _ = selection.toggle("/p/1")
    #expect(!selection.isEnough)
    _ = selection.toggle("/p/2")
    #expect(selection.isEnough)
    _ = selection.toggle("/p/3")
    #expect(selection.isEnough)
  }

  @Test func withAMaximumOfOneAnotherTakesThePlace() throws {
    var selection = try Self.selection(["/p/1"], maximum: 1)
    #expect(selection.toggle("/p/2") == .changed)
    #expect(selection.order == ["/p/2"])
    #expect(selection.number(of: "/p/1") == nil)
    #expect(selection.add("/p/2") == .unchanged)
    #expect(selection.append(["/p/3"]) == .limitReached)
    #expect(selection.toggle("/p/2") == .changed)
    #expect(selection.isEmpty)
  }

  @Test func aPreselectionCounts() throws {
    var selection = try Self.selection(Self.ids(1...3), maximum: 3)
    #expect(selection.toggle("/p/4") == .limitReached)
    #expect(selection.order == Self.ids(1...3))
  }

  @Test func aRangeIsTakenAsFarAsTheLimit() throws {
    var selection = try Self.selection(["/p/2"], maximum: 3)
    #expect(selection.append(Self.ids(1...9)) == .limitReached)
    #expect(selection.order == ["/p/2", "/p/1", "/p/3"])
    #expect(selection.append(Self.ids(1...3)) == .unchanged)
  }

  @Test func eachPhotoOnce() throws {
    var selection = try Self.selection(["/p/1", "/p/1", "/p/2", "/p/1"])
    #expect(selection.order == ["/p/1", "/p/2"])
    #expect(selection.remove(["/p/1", "/p/1"]) == .changed)
    #expect(selection.order == ["/p/2"])
  }

  @Test func numbersCloseUp() throws {
    var selection = try Self.selection(Self.ids(1...6))
    #expect(selection.remove(["/p/5", "/p/2", "/p/77"]) == .changed)
    #expect(selection.order == ["/p/1", "/p/3", "/p/4", "/p/6"])
    #expect(selection.order.map { selection.number(of: $0) } == [1, 2, 3, 4])
    #expect(selection.remove(["/p/2"]) == .unchanged)
  }

  @Test func namesThatDifferInNormalisationAreTwo() throws {
    let selection = try Self.selection(["/p/\u{e9}", "/p/e\u{301}"])
    #expect(selection.count == 2)
  }

  @Test(arguments: [(0, nil), (1, 0), (3, 2), (-1, 5), (1, -1)] as [(Int, Int?)])
  func limitsThatNothingCouldSatisfy(minimum: Int, maximum: Int?) {
    #expect(SelectionLimits(minimum: minimum, maximum: maximum) == nil)
  }

  @Test func withoutLimit() throws {
    let selection = try Self.selection(Self.ids(1...1000))
    #expect(selection.count == 1000)
    #expect(!selection.isFull)
    #expect(SelectionLimits() == .any)
  }
}
