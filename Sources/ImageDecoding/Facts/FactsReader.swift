import GLib
import PickerModel

/// Finds out what a file tells of itself. Blocks.
enum FactsReader {
  static func facts(of request: FactsRequest) -> PhotoFacts {
    guard let file = try? OpenFile(at: request.path.bytes) else {
      return facts(withoutReading: request)
    }
    return read(PictureFile(file), for: request)
  }

  /// What name and stamp tell.
  static func facts(withoutReading request: FactsRequest) -> PhotoFacts {
    PhotoFacts(type: request.type, taken: TakenTime(EXIFFacts(), request))
  }

  private static func read(
    _ file: borrowing PictureFile, for request: FactsRequest
  ) -> PhotoFacts {
    guard let kind = PictureKind(header: file.head) else { return facts(withoutReading: request) }
    let exif = EXIFReader.facts(of: file, kind)
    return PhotoFacts(
      type: type(kind, request.type), taken: TakenTime(exif, request),
      orientation: exif.orientation ?? .up)
  }

  /// The contents decide. Only a TIFF may be more than it seems: the raw pictures of most cameras
  /// are TIFF files too.
  private static func type(_ kind: PictureKind, _ named: MediaType) -> MediaType {
    kind == .tiff && named.name.hasPrefix("image/x-") ? named : kind.type
  }
}

extension TakenTime {
  /// The first time that can be true: of EXIF, of the name, of the last change.
  fileprivate init(_ exif: EXIFFacts, _ request: FactsRequest) {
    let found =
      exif.times.lazy.map { TakenTime($0) }.first { $0.canBe }
      ?? NameTime(request.path.name).map { TakenTime($0) }.flatMap { $0.canBe ? $0 : nil }
    self = found ?? TakenTime(modified: request.file.modified)
  }

  private init(_ time: EXIFTime) {
    if let offset = time.offset {
      self.init(wall: time.wall, nanoseconds: time.nanoseconds, offset: offset, source: .exif)
    } else {
      self.init(wall: time.wall, nanoseconds: time.nanoseconds, source: .exif)
    }
  }

  private init(_ time: NameTime) {
    self.init(wall: time.time, nanoseconds: time.nanoseconds, source: .name)
  }

  private init(modified: Timestamp) {
    self.init(
      wall: CivilTime(secondsSince1970: LocalTime.wallSeconds(at: modified.seconds)),
      nanoseconds: modified.nanoseconds, instant: modified.seconds, source: .mtime)
  }

  /// A time whose offset nobody tells: the one of this machine.
  private init(wall: CivilTime, nanoseconds: Int32, source: Source) {
    let instant = LocalTime.instant(
      year: wall.year, month: wall.month, day: wall.day, hour: wall.hour, minute: wall.minute,
      second: wall.second)
    self.init(wall: wall, nanoseconds: nanoseconds, instant: instant, source: source)
  }

  /// Photography begins in 1826. A time more than two days ahead of this machine's clock is a
  /// camera's mistake: no time zone is further ahead.
  private var canBe: Bool {
    wall.year >= 1826 && instant <= LocalTime.now + 2 * 86_400
  }
}
