/// Has the user take a photo with the camera, in a window of its own that stops nobody else.
@MainActor
package protocol PhotoTaking: AnyObject {
  /// Whether the camera is open: only one photo is taken at a time.
  var isTaking: Bool { get }

  /// Whether the user wants to crop the photo that was taken last.
  var wantsCropping: Bool { get }

  /// Opens the camera, and returns when the user has taken a photo or left it. Where a photo is already
  /// being taken, that is `cancelled`.
  ///
  /// - Parameters:
  ///   - window: over which window, by its number for the X server; nil where it has none.
  ///   - canCrop: whether photos can be cropped then: else nobody is asked for that.
  func takePhoto(over window: UInt?, canCrop: Bool) async -> TakenPhoto
}

extension PhotoTaking {
  /// Where nothing can be cropped.
  package func takePhoto(over window: UInt?) async -> TakenPhoto {
    await takePhoto(over: window, canCrop: false)
  }
}

/// What came of the camera.
package enum TakenPhoto: Hashable, Sendable {
  /// The file is written, and nobody else's.
  case photo(PhotoID)
  case cancelled
  case failed(CameraTrouble)
}

/// Why there was no camera to take a photo with. What is wrong with a camera the camera's own window says.
package enum CameraTrouble: Hashable, Sendable {
  /// The program is not there.
  case notInstalled
  /// It could not run, and has said why on standard error.
  case notStarted
  /// It ended in the middle.
  case ended
}
