internal import PickerModel

/// Sorts by numbers that are read from each photo once, and asks the order itself only where they are
/// equal: to compare two photos means to go to four places in memory.
struct GridKey {
  private let major: Int64
  private let minor: Int32
  let place: Int32

  /// Ascending in the order of the grid.
  init(_ photo: Photo, in sort: SortOrder, place: Int) {
    let (instant, nanoseconds) = (photo.facts.taken.instant, photo.facts.taken.nanoseconds)
    switch sort {
    case .oldest: (major, minor) = (instant, nanoseconds)
    case .newest: (major, minor) = (~instant, ~nanoseconds)
    case .size: (major, minor) = (~photo.file.bytes, 0)
    case .name: (major, minor) = (0, 0)
    }
    self.place = Int32(place)
  }

  /// Ascending from what came into the library last.
  init(arrivalOf photo: Photo, place: Int) {
    (major, minor) = (~photo.file.arrived.seconds, ~photo.file.arrived.nanoseconds)
    self.place = Int32(place)
  }

  static func precedes(_ one: GridKey, _ other: GridKey) -> Bool? {
    if one.major != other.major { return one.major < other.major }
    return one.minor == other.minor ? nil : one.minor < other.minor
  }
}
