internal import Glibc
import PickerModel

/// What the EXIF of a picture tells.
enum EXIFFacts {
  static func facts(_ fields: borrowing some EXIFFields & ~Copyable) -> FoundFacts {
    var facts = FoundFacts()
    facts.orientation = orientation(fields)
    for tags in EXIFTime.tags {
      if let time = EXIFTime.time(of: tags, in: fields) { facts.times.append(time) }
    }
    facts.rating = rating(fields)
    facts.exposure = exposure(fields)
    if [7, 8].contains(fields.number(.customRendered)) { facts.traits.insert(.portraitMode) }
    facts.burst = fields.bytes(.makerNote).flatMap(AppleMakerNote.burst) ?? 0
    addCamera(fields, to: &facts)
    if isScreenshot(fields) { facts.traits.insert(.screenshot) }
    if fields.fraction(.gpsLatitude) != nil { facts.traits.insert(.location) }
    return facts
  }

  static func orientation(_ fields: borrowing some EXIFFields & ~Copyable) -> Orientation? {
    fields.number(.orientation).flatMap(Orientation.init)
  }

  private static func addCamera(
    _ fields: borrowing some EXIFFields & ~Copyable, to facts: inout FoundFacts
  ) {
    let (make, model) = (string(.make, fields), string(.model, fields))
    if make != nil || model != nil {
      facts.traits.insert(.camera)
      let texts = [make, model, string(.bodySerialNumber, fields)]
      facts.camera = StableHash.of(texts.map { $0 ?? "" })
    }
    let names = [string(.lensModel, fields), model, string(.lensMake, fields)]
    if names.contains(where: { $0.map(FrontCamera.isNamed) ?? false }) {
      facts.traits.insert(.frontCamera)
    }
  }

  /// Without the blanks around it; nil where nothing else is there.
  private static func string(
    _ tag: EXIFTag, _ fields: borrowing some EXIFFields & ~Copyable
  ) -> String? {
    fields.text(tag).flatMap(EXIFText.string)
  }

  private static func isScreenshot(_ fields: borrowing some EXIFFields & ~Copyable) -> Bool {
    let comments = [
      fields.bytes(.userComment).flatMap(EXIFText.comment), string(.imageDescription, fields),
    ]
    return comments.contains { $0.map(ScreenshotText.marks(comment:)) ?? false }
      || string(.software, fields).map(ScreenshotText.marks(software:)) ?? false
  }

  /// Stars; else the per cent that Windows makes of them: 1, 25, 50, 75 and 99.
  private static func rating(_ fields: borrowing some EXIFFields & ~Copyable) -> UInt8? {
    if let stars = fields.number(.rating) { return stars <= 5 ? UInt8(stars) : nil }
    guard let percent = fields.number(.ratingPercent), percent <= 100 else { return nil }
    return percent == 0 ? 0 : UInt8(min(1 + (percent + 12) / 25, 5))
  }

  /// In seconds: the time itself, else the one that APEX tells. A day is longer than any exposure.
  private static func exposure(_ fields: borrowing some EXIFFields & ~Copyable) -> Float {
    if let time = fields.fraction(.exposureTime), time > 0, time <= 86_400 { return Float(time) }
    guard let value = fields.fraction(.shutterSpeed), (-16...20).contains(value) else { return 0 }
    return Float(exp2(-value))
  }
}
