/// What the contents of a file tell, and where they do not, its name and its stamp.
package struct PhotoFacts: Hashable, Sendable {
  package var type: MediaType
  package var taken: TakenTime
  package var orientation = Orientation.up
  /// As shown, upright; nil where it cannot be told.
  package var size: PixelSize?
  /// Stars, 0 (none) to 5: XMP `xmp:Rating`, else EXIF tag 0x4746.
  package var rating: UInt8 = 0
  package var traits: PhotoTraits = []
  /// EXIF tag 0xA401 (CustomRendered); 0 is an ordinary picture.
  package var customRendered: UInt8 = 0
  /// A hash of what names the camera, EXIF Make, Model and BodySerialNumber; 0 where nothing does.
  package var camera: UInt32 = 0
  /// A hash of the id that the camera gave to a burst; 0 where there is none.
  package var burst: UInt32 = 0
  /// EXIF tag 0x829A (ExposureTime), in seconds; 0 where unknown.
  package var exposure: Float = 0
  /// Of a video: frames a second as it was shot, by the capture-rate tag, else as it plays; 0 where
  /// unknown.
  package var frameRate: Float = 0
  /// Of a video, in seconds; 0 where unknown.
  package var duration: Float = 0

  package init(type: MediaType, taken: TakenTime, orientation: Orientation = .up) {
    self.type = type
    self.taken = taken
    self.orientation = orientation
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
}
