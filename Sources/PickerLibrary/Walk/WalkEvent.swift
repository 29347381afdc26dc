internal import PickerModel

/// What a walk over folders comes upon.
enum WalkEvent: Sendable, Equatable {
  /// Files that may be photos, by their names.
  case files([FactsRequest])
  /// A folder that could not be read, or not to its end.
  case unreadable(FilePath)
}
