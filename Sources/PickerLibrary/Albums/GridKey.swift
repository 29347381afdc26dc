internal import PickerModel

/// Sorts by numbers that are read from each photo once, and asks the order itself only where they are
/// equal: to compare two photos means to go to four places in memory.
struct GridKey {
  private let number: Int64
  let place: Int32

  /// Ascending in the order of the grid.
  init(_ photo: Photo, in sort: SortOrder, place: Int) {
    switch sort {
    case .oldest: number = photo.facts.taken.moment.steps
    case .newest: number = ~photo.facts.taken.moment.steps
    case .size: number = ~photo.file.bytes
    case .name: number = 0
    }
    self.place = Int32(place)
  }

  /// Ascending from what came into the library last.
  init(arrivalOf photo: Photo, place: Int) {
    number = ~Int64(bitPattern: photo.file.arrived.ordinal)
    self.place = Int32(place)
  }

  static func precedes(_ one: GridKey, _ other: GridKey) -> Bool? {
    one.number == other.number ? nil : one.number < other.number
  }
}
