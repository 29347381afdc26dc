import PickerModel

/// What the EXIF of a picture tells.
struct EXIFFacts: Equatable {
  var orientation: Orientation?
  /// When the picture was taken, the surest first.
  var times: [EXIFTime] = []

  init() {}

  init(_ fields: borrowing some EXIFFields & ~Copyable) {
    orientation = fields.number(.orientation).flatMap(Orientation.init)
    for tags in Self.timeTags {
      if let time = EXIFTime(fields, tags) { times.append(time) }
    }
  }

  /// When it was taken; else when it was made a file, which for a camera is the same; else when the
  /// file was written last, which is all that some phones tell. Each has its own part of a second
  /// and its own offset.
  private static let timeTags = [
    EXIFTime.Tags(
      time: .dateTimeOriginal, fraction: .subSecTimeOriginal, offset: .offsetTimeOriginal),
    EXIFTime.Tags(
      time: .dateTimeDigitized, fraction: .subSecTimeDigitized, offset: .offsetTimeDigitized),
    EXIFTime.Tags(time: .dateTime, fraction: .subSecTime, offset: .offsetTime),
  ]
}
