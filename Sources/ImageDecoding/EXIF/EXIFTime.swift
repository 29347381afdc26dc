import PickerModel

/// One of the times that EXIF tells, with what belongs to it.
enum EXIFTime {
  struct Tags {
    let event: FoundTime.Event
    let time: EXIFTag
    let fraction: EXIFTag
    let offset: EXIFTag
  }

  /// Each has its own part of a second and its own offset.
  static let tags = [
    Tags(
      event: .taken, time: .dateTimeOriginal, fraction: .subSecTimeOriginal,
      offset: .offsetTimeOriginal),
    Tags(
      event: .digitized, time: .dateTimeDigitized, fraction: .subSecTimeDigitized,
      offset: .offsetTimeDigitized),
    Tags(event: .written, time: .dateTime, fraction: .subSecTime, offset: .offsetTime),
  ]

  /// Nil where the field is missing, is no time, or one that cannot be, such as zeros.
  static func time(
    of tags: Tags, in fields: borrowing some EXIFFields & ~Copyable
  ) -> FoundTime? {
    guard let wall = fields.text(tags.time).flatMap(EXIFText.time) else { return nil }
    return FoundTime(
      wall: wall, nanoseconds: fields.text(tags.fraction).flatMap(EXIFText.fraction) ?? 0,
      clock: fields.text(tags.offset).flatMap(EXIFText.offset).map { .ahead($0) } ?? .unknown,
      source: .exif, event: tags.event)
  }
}
