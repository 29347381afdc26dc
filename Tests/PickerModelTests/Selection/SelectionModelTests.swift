import PickerModel
import TestSupport
import Testing

/// Random changes, beside a list that does the same slowly.
struct SelectionModelTests {
  @Test(arguments: [nil, 1, 2, 5, 50] as [Int?], 1...4 as ClosedRange<UInt64>)
  func randomChanges(maximum: Int?, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let limits = try #require(SelectionLimits(maximum: maximum))
    var (selection, plain) = (Selection(limits: limits), PlainSelection(maximum: maximum))
    for _ in 0..<400 {
      let photos = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        PhotoID(FilePath("/p/\(Int.random(in: 0..<20, using: &random))"))
      }
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        selection.removeAll()
        plain.order = []
      case 1..<8: #expect(selection.append(photos) == plain.append(photos))
      case 8..<13: #expect(selection.remove(photos) == plain.remove(photos))
      default:
        for photo in photos { #expect(selection.toggle(photo) == plain.toggle(photo)) }
      }
      check(selection, plain)
    }
  }

  private func check(_ selection: Selection, _ plain: PlainSelection) {
    #expect(selection.order == plain.order)
    #expect(selection.count == plain.order.count)
    #expect(selection.isEmpty == plain.order.isEmpty)
    #expect(Set(selection.order).count == selection.count)
    #expect(selection.count <= plain.maximum ?? .max)
    for number in 0..<20 {
      let photo = PhotoID(FilePath("/p/\(number)"))
      #expect(selection.contains(photo) == plain.order.contains(photo))
      #expect(selection.number(of: photo) == plain.order.firstIndex(of: photo).map { $0 + 1 })
    }
  }
}

/// What a selection is, in the fewest words.
private struct PlainSelection {
  var order: [PhotoID] = []
  let maximum: Int?

  init(maximum: Int?) { self.maximum = maximum }

  mutating func toggle(_ photo: PhotoID) -> Selection.Outcome {
    if order.contains(photo) { return remove([photo]) }
    if maximum == 1 { order = [] }
    return append([photo])
  }

  mutating func append(_ photos: [PhotoID]) -> Selection.Outcome {
    let before = order
    for photo in photos where !order.contains(photo) {
      if order.count == maximum { return .limitReached }
      order.append(photo)
    }
    return order == before ? .unchanged : .changed
  }

  mutating func remove(_ photos: [PhotoID]) -> Selection.Outcome {
    let before = order
    order.removeAll(where: photos.contains)
    return order == before ? .unchanged : .changed
  }
}
