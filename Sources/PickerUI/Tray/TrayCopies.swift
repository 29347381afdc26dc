package import PickerModel

/// What came of copies.
package enum TrayCopies: Sendable, Equatable {
  /// In the order of the photos.
  case made([PhotoID])
  case stopped
  /// None were made, for this reason in the user's language.
  case failed(String)
}
