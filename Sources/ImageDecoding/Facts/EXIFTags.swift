internal import CExif
import PickerModel

/// The tags of EXIF 2.32 that the picker reads.
struct EXIFTags {
  private let data: UnsafeMutablePointer<ExifData>

  init(_ data: UnsafeMutablePointer<ExifData>) { self.data = data }

  var facts: EXIFFacts {
    var facts = EXIFFacts()
    facts.orientation = number(EXIF_TAG_ORIENTATION, in: data.pointee.ifd.0).flatMap(
      Orientation.init)
    for source in Self.timeSources {
      let directory = source.isMain ? data.pointee.ifd.0 : data.pointee.ifd.2
      guard let time = text(source.time, in: directory).flatMap(EXIFText.time) else { continue }
      facts.time = time
      facts.nanoseconds =
        text(source.fraction, in: data.pointee.ifd.2).flatMap(EXIFText.fraction) ?? 0
      facts.offset = text(source.offset, in: data.pointee.ifd.2).flatMap(EXIFText.offset)
      break
    }
    return facts
  }

  /// When the picture was taken, else when it was digitised, else when the file was written; each with
  /// its own part of a second and offset (EXIF 2.32, 4.6.5 D and F).
  private static let timeSources:
    [(isMain: Bool, time: ExifTag, fraction: ExifTag, offset: ExifTag)] = [
      (
        false, EXIF_TAG_DATE_TIME_ORIGINAL, EXIF_TAG_SUB_SEC_TIME_ORIGINAL,
        EXIF_TAG_OFFSET_TIME_ORIGINAL
      ),
      (
        false, EXIF_TAG_DATE_TIME_DIGITIZED, EXIF_TAG_SUB_SEC_TIME_DIGITIZED,
        EXIF_TAG_OFFSET_TIME_DIGITIZED
      ),
      (true, EXIF_TAG_DATE_TIME, EXIF_TAG_SUB_SEC_TIME, EXIF_TAG_OFFSET_TIME),
    ]

  private func entry(
    _ tag: ExifTag, in directory: UnsafeMutablePointer<ExifContent>?
  ) -> ExifEntry? {
    guard let directory, let entry = exif_content_get_entry(directory, tag),
      entry.pointee.data != nil
    else { return nil }
    return entry.pointee
  }

  /// A text, without the NUL that ends it.
  private func text(_ tag: ExifTag, in directory: UnsafeMutablePointer<ExifContent>?) -> [UInt8]? {
    guard let entry = entry(tag, in: directory), entry.format == EXIF_FORMAT_ASCII else {
      return nil
    }
    return Array(UnsafeBufferPointer(start: entry.data, count: Int(entry.size)).prefix { $0 != 0 })
  }

  private func number(_ tag: ExifTag, in directory: UnsafeMutablePointer<ExifContent>?) -> Int? {
    guard let entry = entry(tag, in: directory), entry.format == EXIF_FORMAT_SHORT, entry.size >= 2
    else { return nil }
    return Int(exif_get_short(entry.data, exif_data_get_byte_order(data)))
  }
}
