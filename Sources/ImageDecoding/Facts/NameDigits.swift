import PickerModel

/// The numbers in the name of a file.
struct NameDigits {
  let name: ArraySlice<UInt8>
  /// Digits that are not part of a longer number, in their order.
  let runs: [ArraySlice<UInt8>]

  init(_ name: ArraySlice<UInt8>) {
    self.name = name
    runs = name.split { !$0.isDigitASCII }
  }

  /// Whether runs of these lengths follow each other with one of the signs between.
  func areJoined(at index: Int, lengths: [ClosedRange<Int>], by signs: String) -> Bool {
    guard index + lengths.count <= runs.count else { return false }
    return lengths.indices.allSatisfy { place in
      let run = runs[index + place]
      guard lengths[place].contains(run.count) else { return false }
      let before = place == 0 ? nil : name[runs[index + place - 1].endIndex..<run.startIndex]
      return before.map { $0.count == 1 && signs.utf8.contains($0[$0.startIndex]) } ?? true
    }
  }

  static func number(_ digits: ArraySlice<UInt8>) -> Int { EXIFText.number(digits) ?? 0 }
}
