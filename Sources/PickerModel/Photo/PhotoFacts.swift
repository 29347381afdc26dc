/// What the contents of a file tell, and where they do not, its name and its stamp.
///
/// In 44 bytes, as a library holds them for each of its photos: the larger members stand first, and what fits
/// into a few bits has no more.
package struct PhotoFacts: Hashable, Sendable {
  package var taken: TakenTime
  /// The number of the orientation, and above it the stars.
  private var turnAndStars: UInt8
  package var traits: PhotoTraits = []
  package var type: MediaType
  /// In hundredths.
  private var frameRateHundredths: UInt16 = 0
  /// A hash of what names the camera, EXIF Make, Model and BodySerialNumber; 0 where nothing does.
  package var camera: UInt32 = 0
  /// A hash of the id that the camera gave to a burst; 0 where there is none.
  package var burst: UInt32 = 0
  /// EXIF tag 0x829A (ExposureTime), in seconds; 0 where unknown.
  package var exposure: Float = 0
  /// Of a video, in seconds; 0 where unknown.
  package var duration: Float = 0
  /// Without an area where it is unknown.
  private var knownSize = PixelSize(width: 0, height: 0)

  package init(type: MediaType, taken: TakenTime, orientation: Orientation = .up) {
    self.type = type
    self.taken = taken
    turnAndStars = UInt8(orientation.rawValue)
  }

  /// As shown, upright; nil where it cannot be told.
  package var size: PixelSize? {
    get { knownSize.width > 0 && knownSize.height > 0 ? knownSize : nil }
    set { knownSize = newValue ?? PixelSize(width: 0, height: 0) }
  }

  package var orientation: Orientation {
    get { Orientation(rawValue: Int(turnAndStars & 0x0f)) ?? .up }
    set { turnAndStars = turnAndStars & 0xf0 | UInt8(newValue.rawValue) }
  }

  /// Stars, 0 (none) to 5: XMP `xmp:Rating`, else EXIF tag 0x4746. More are five.
  package var rating: UInt8 {
    get { turnAndStars >> 4 }
    set { turnAndStars = turnAndStars & 0x0f | min(newValue, 5) << 4 }
  }

  /// Of a video: frames a second as it was shot, by the capture-rate tag, else as it plays; 0 where
  /// unknown. Told to a hundredth, and as 655.35 where there are more.
  package var frameRate: Float {
    get { Float(frameRateHundredths) / 100 }
    set {
      let hundredths = (newValue * 100).rounded()
      frameRateHundredths = hundredths > 0 ? UInt16(min(hundredths, Float(UInt16.max))) : 0
    }
  }
}

/// What is so of a file or is not.
package struct PhotoTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// EXIF names a Make or a Model.
  package static let camera = PhotoTraits(rawValue: 1 << 0)
  /// The lens or the model that EXIF names is a front camera.
  package static let frontCamera = PhotoTraits(rawValue: 1 << 1)
  /// A tool tagged it as a screenshot.
  package static let screenshot = PhotoTraits(rawValue: 1 << 2)
  /// XMP GPano.
  package static let panorama = PhotoTraits(rawValue: 1 << 3)
  /// XMP holds a depth map.
  package static let depthMap = PhotoTraits(rawValue: 1 << 4)
  /// More than one frame.
  package static let animated = PhotoTraits(rawValue: 1 << 5)
  /// A video whose tags say that it is a time-lapse.
  package static let timeLapse = PhotoTraits(rawValue: 1 << 6)
  /// EXIF or XMP tells where it was taken.
  package static let location = PhotoTraits(rawValue: 1 << 7)
  /// EXIF tag 0xA401 (CustomRendered) is 7 or 8, which Apple writes into portraits with and without HDR
  /// (ExifTool's table of EXIF tags).
  package static let portraitMode = PhotoTraits(rawValue: 1 << 8)
  /// The contents were not read yet: the facts are what name and stamp tell.
  package static let unread = PhotoTraits(rawValue: 1 << 15)
}
