import GLib
import PickerModel

/// Finds out what a file tells of itself. Blocks.
enum FactsReader {
  static func facts(of request: FactsRequest, file: consuming OpenFile) -> PhotoFacts {
    read(PictureFile(file), for: request)
  }

  /// What name and stamp tell.
  static func facts(withoutReading request: FactsRequest) -> PhotoFacts {
    PhotoFacts(type: request.type, taken: TakenTime(FoundFacts(), request))
  }

  private static func read(
    _ file: borrowing PictureFile, for request: FactsRequest
  ) -> PhotoFacts {
    if let kind = PictureKind(header: file.head) {
      return facts(PictureFacts.facts(of: file, kind), type(kind, request.type), request)
    }
    if let kind = VideoKind(header: file.head) {
      return facts(VideoFacts.facts(of: file), kind.type, request)
    }
    return facts(withoutReading: request)
  }

  private static func facts(
    _ found: FoundFacts, _ type: MediaType, _ request: FactsRequest
  ) -> PhotoFacts {
    PhotoFacts(found, type: type, taken: TakenTime(found, request))
  }

  /// The contents decide. Only a TIFF may be more than it seems: the raw pictures of most cameras
  /// are TIFF files too.
  private static func type(_ kind: PictureKind, _ named: MediaType) -> MediaType {
    kind == .tiff && named.name.hasPrefix("image/x-") ? named : kind.type
  }
}

extension TakenTime {
  /// The first time that can be true: of the contents, of the name, of the last change.
  fileprivate init(_ found: FoundFacts, _ request: FactsRequest) {
    self =
      found.taken ?? Self.told(by: request.path.name)
      ?? TakenTime(moment: Moment(request.file.modified), source: .mtime)
  }

  private static func told(by name: ArraySlice<UInt8>) -> TakenTime? {
    guard let time = NameTime(name) else { return nil }
    let found = FoundTime(
      wall: time.time, nanoseconds: time.nanoseconds, clock: time.isUTC ? .utc : .unknown,
      source: .name)
    return found.taken.canBe ? found.taken : nil
  }
}
