import GLib
import PickerModel

/// Finds out what a file tells of itself. Blocks.
enum FactsReader {
  /// Photography begins in 1826. A time more than two days ahead of this machine's clock, which may
  /// stand in another time zone, is a camera's mistake.
  private static let firstYear = 1826
  private static let tolerance: Int64 = 2 * 86_400

  static func facts(of request: FactsRequest) -> PhotoFacts {
    var (kind, exif): (PictureKind?, EXIFFacts?)
    if let file = try? OpenFile(at: request.path.bytes) {
      kind = PictureKind(header: file.bytes(at: 0, count: PictureKind.headerLength))
      exif = kind.flatMap { EXIFReader.facts(of: file, $0) }
    }
    let isTurned = kind == .heic || kind == .avif
    return PhotoFacts(
      type: kind?.type ?? request.type, taken: taken(request, exif),
      orientation: isTurned ? .up : exif?.orientation ?? .up)
  }

  /// The first time that can be true, from the surest source to the last.
  private static func taken(_ request: FactsRequest, _ exif: EXIFFacts?) -> TakenTime {
    let fromEXIF = exif.flatMap { exif in
      exif.time.map { time($0, exif.nanoseconds, exif.offset, .exif) }
    }
    if let fromEXIF, isPlausible(fromEXIF) { return fromEXIF }
    let fromName = NameTime(request.path.name).map { time($0.time, $0.nanoseconds, nil, .name) }
    if let fromName, isPlausible(fromName) { return fromName }
    let modified = request.file.modified
    return TakenTime(
      wall: CivilTime(secondsSince1970: LocalTime.wallSeconds(at: modified.seconds)),
      nanoseconds: modified.nanoseconds, instant: modified.seconds, source: .mtime)
  }

  private static func time(
    _ wall: CivilTime, _ nanoseconds: Int32, _ offset: Int?, _ source: TakenTime.Source
  ) -> TakenTime {
    if let offset {
      return TakenTime(wall: wall, nanoseconds: nanoseconds, offset: offset, source: source)
    }
    let instant = LocalTime.instant(
      year: wall.year, month: wall.month, day: wall.day, hour: wall.hour, minute: wall.minute,
      second: wall.second)
    return TakenTime(wall: wall, nanoseconds: nanoseconds, instant: instant, source: source)
  }

  private static func isPlausible(_ time: TakenTime) -> Bool {
    time.wall.year >= firstYear && time.instant <= LocalTime.now + tolerance
  }
}
