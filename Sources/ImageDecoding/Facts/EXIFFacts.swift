import PickerModel

/// What the EXIF of a picture tells.
struct EXIFFacts: Equatable {
  var orientation: Orientation?
  var time: CivilTime?
  /// The part of a second.
  var nanoseconds: Int32 = 0
  /// Minutes east of UTC.
  var offset: Int?
}
