internal import CExif
internal import CGLib
internal import GLib
import PickerModel

/// What a photo tells of itself: EXIF 2.31, which is the first with offsets from UTC.
struct PhotoEXIF {
  let instant: Int64
  let orientation: Orientation
  let camera: String
  /// As it is stored, in pixels.
  let size: (width: Int, height: Int)

  /// The JPEG with this in a segment of its own behind the first marker, where readers look for it; nil where it
  /// is no JPEG.
  func insert(into jpeg: [UInt8]) -> [UInt8]? {
    let start: [UInt8] = [0xff, 0xd8]
    guard jpeg.starts(with: start), let block, let length = UInt16(exactly: block.count + 2) else {
      return nil
    }
    return start + [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 0xff)] + block
      + jpeg.dropFirst(2)
  }

  /// `Exif\0\0`, a TIFF header, and what follows. `exif_data_save_data`
  private var block: [UInt8]? {
    guard let data = exif_data_new() else { return nil }
    defer { exif_data_unref(data) }
    exif_data_set_byte_order(data, EXIF_BYTE_ORDER_INTEL)
    for field in fields { field.add(to: data) }
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, UInt32) = (nil, 0)
    exif_data_save_data(data, &bytes, &count)
    guard let bytes else { return nil }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  private var fields: [EXIFField] {
    let wall = LocalTime.wallSeconds(at: instant)
    let time = Self.digits(CivilTime(secondsSince1970: wall), between: (":", " ", ":"))
    let offset = Self.offset(wall - instant)
    return [
      .text(EXIF_IFD_0, EXIF_TAG_MAKE, "Photo Picker"), .text(EXIF_IFD_0, EXIF_TAG_MODEL, camera),
      .short(EXIF_IFD_0, EXIF_TAG_ORIENTATION, orientation.rawValue),
      .text(EXIF_IFD_0, EXIF_TAG_DATE_TIME, time),
      .bytes(EXIF_IFD_EXIF, EXIF_TAG_EXIF_VERSION, Array("0231".utf8)),
      .text(EXIF_IFD_EXIF, EXIF_TAG_DATE_TIME_ORIGINAL, time),
      .text(EXIF_IFD_EXIF, EXIF_TAG_DATE_TIME_DIGITIZED, time),
      .text(EXIF_IFD_EXIF, EXIF_TAG_OFFSET_TIME, offset),
      .text(EXIF_IFD_EXIF, EXIF_TAG_OFFSET_TIME_ORIGINAL, offset),
      .text(EXIF_IFD_EXIF, EXIF_TAG_OFFSET_TIME_DIGITIZED, offset),
      .short(EXIF_IFD_EXIF, EXIF_TAG_COLOR_SPACE, 1),  // sRGB
      .short(EXIF_IFD_EXIF, EXIF_TAG_PIXEL_X_DIMENSION, size.width),
      .short(EXIF_IFD_EXIF, EXIF_TAG_PIXEL_Y_DIMENSION, size.height),
    ]
  }

  /// Such as `20240501_102030`.
  ///
  /// - Parameter signs: between the parts of the date, between date and time, and between the parts of the
  ///   time.
  static func digits(_ time: CivilTime, between signs: (String, String, String)) -> String {
    let date = [text(time.year, 4), text(time.month, 2), text(time.day, 2)]
    let clock = [text(time.hour, 2), text(time.minute, 2), text(time.second, 2)]
    return date.joined(separator: signs.0) + signs.1 + clock.joined(separator: signs.2)
  }

  /// Such as `+08:00`.
  static func offset(_ seconds: Int64) -> String {
    let minutes = Int(seconds.magnitude) / 60
    return (seconds < 0 ? "-" : "+") + text(minutes / 60, 2) + ":" + text(minutes % 60, 2)
  }

  private static func text(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// One entry of a directory.
private struct EXIFField {
  let directory: ExifIfd
  let tag: ExifTag
  let format: ExifFormat
  let count: Int
  /// Little-endian.
  let bytes: [UInt8]

  static func text(_ directory: ExifIfd, _ tag: ExifTag, _ text: String) -> EXIFField {
    let bytes = Array(text.utf8) + [0]
    return EXIFField(
      directory: directory, tag: tag, format: EXIF_FORMAT_ASCII, count: bytes.count, bytes: bytes)
  }

  static func short(_ directory: ExifIfd, _ tag: ExifTag, _ number: Int) -> EXIFField {
    let number = UInt16(clamping: number)
    return EXIFField(
      directory: directory, tag: tag, format: EXIF_FORMAT_SHORT, count: 1,
      bytes: [UInt8(number & 0xff), UInt8(number >> 8)])
  }

  static func bytes(_ directory: ExifIfd, _ tag: ExifTag, _ bytes: [UInt8]) -> EXIFField {
    EXIFField(
      directory: directory, tag: tag, format: EXIF_FORMAT_UNDEFINED, count: bytes.count,
      bytes: bytes)
  }

  /// `exif_content_add_entry`; the entry and its bytes then belong to the data.
  func add(to data: UnsafeMutablePointer<ExifData>) {
    let directories = data.pointee.ifd
    guard let content = directory == EXIF_IFD_0 ? directories.0 : directories.2,
      let memory = exif_mem_new_default()
    else { return }
    defer { exif_mem_unref(memory) }
    guard let entry = exif_entry_new_mem(memory) else { return }
    defer { exif_entry_unref(entry) }
    guard let room = exif_mem_alloc(memory, UInt32(bytes.count)) else { return }
    room.copyMemory(from: bytes, byteCount: bytes.count)
    entry.pointee.tag = tag
    entry.pointee.format = format
    entry.pointee.components = UInt(count)
    entry.pointee.size = UInt32(bytes.count)
    entry.pointee.data = room.assumingMemoryBound(to: UInt8.self)
    exif_content_add_entry(content, entry)
  }
}
