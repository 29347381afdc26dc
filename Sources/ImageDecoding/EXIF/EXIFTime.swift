import PickerModel

/// One of the times that EXIF tells, with what belongs to it.
struct EXIFTime: Equatable {
  let wall: CivilTime
  /// The part of a second.
  let nanoseconds: Int32
  /// Minutes east of UTC.
  let offset: Int?

  struct Tags {
    let time: EXIFTag
    let fraction: EXIFTag
    let offset: EXIFTag
  }

  /// Nil where the field is missing, is no time, or one that cannot be, such as zeros.
  init?(_ fields: borrowing some EXIFFields & ~Copyable, _ tags: Tags) {
    guard let wall = fields.text(tags.time).flatMap(EXIFText.time) else { return nil }
    self.wall = wall
    nanoseconds = fields.text(tags.fraction).flatMap(EXIFText.fraction) ?? 0
    offset = fields.text(tags.offset).flatMap(EXIFText.offset)
  }
}
