import PickerModel

/// What the contents of a file tell, whichever part of them does.
struct FoundFacts: Equatable {
  var orientation: Orientation?
  /// As shown, upright.
  var size: PixelSize?
  var times: [FoundTime] = []
  /// Stars, 0 to 5.
  var rating: UInt8?
  var traits: PhotoTraits = []
  var camera: UInt32 = 0
  var burst: UInt32 = 0
  /// In seconds.
  var exposure: Float = 0
  /// Frames a second.
  var frameRate: Float = 0
  /// In seconds.
  var duration: Float = 0
}

extension FoundFacts {
  /// Takes from others what is missing here. What was found first goes first, the rating aside: the
  /// one of XMP is the one that editors change.
  mutating func add(_ others: FoundFacts) {
    orientation = orientation ?? others.orientation
    size = size ?? others.size
    times += others.times
    rating = others.rating ?? rating
    traits.formUnion(others.traits)
    if camera == 0 { camera = others.camera }
    if burst == 0 { burst = others.burst }
    if exposure == 0 { exposure = others.exposure }
    if frameRate == 0 { frameRate = others.frameRate }
    if duration == 0 { duration = others.duration }
  }

  /// The best of the times that can be true.
  var taken: TakenTime? {
    times.sorted { $0.isBetter(than: $1) }.lazy.map(\.taken).first { $0.canBe }
  }

  /// Whether a time was found than which there is no better.
  var isSureOfTime: Bool {
    times.contains { $0.event == .taken && $0.source == .exif && $0.taken.canBe }
  }
}

extension PhotoFacts {
  init(_ found: FoundFacts, type: MediaType, taken: TakenTime) {
    self.init(type: type, taken: taken, orientation: found.orientation ?? .up)
    size = found.size
    rating = found.rating ?? 0
    traits = found.traits
    camera = found.camera
    burst = found.burst
    exposure = found.exposure
    frameRate = found.frameRate
    duration = found.duration
  }
}
