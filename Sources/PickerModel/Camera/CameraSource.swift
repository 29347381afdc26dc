/// Where live pictures and photos come from. All that takes time is done on threads of its own.
package protocol CameraSource: Sendable {
  /// What happens, in order. Taken by one.
  var events: AsyncStream<CameraEvent> { get }
  /// The live picture, upright and small enough for a window; who is slow gets only the newest. Taken by
  /// one.
  var frames: AsyncStream<PixelBuffer> { get }

  /// Looks for cameras and begins with the first of them, or with another when one is connected.
  func start()

  /// Begins anew with that camera; nil for the one before, or the first.
  func use(_ device: CameraDevice?)

  /// The picture of this moment, in all its pixels.
  func takeShot() async throws(CameraProblem) -> any CameraShot
}

package enum CameraEvent: Hashable, Sendable {
  /// The cameras that are there, and the one that is used.
  case devices([CameraDevice], current: CameraDevice?)
  /// A camera begins: pictures may come from now on.
  case opened
  case problem(CameraProblem)
}

/// A photo that is not a file yet.
package protocol CameraShot: Sendable {
  /// Small enough for a window.
  var preview: PixelBuffer { get }

  /// Writes it to a new file.
  ///
  /// - Parameter isMirrored: whether it is to be seen as in a mirror.
  func save(isMirrored: Bool) async throws(CameraSaveFailure) -> FilePath
}

/// Why a photo could not be written.
package struct CameraSaveFailure: Error, Hashable, Sendable {
  package let folder: FilePath
  /// In the user's language; nil where there was no memory for it.
  package let reason: String?

  package init(folder: FilePath, reason: String?) {
    (self.folder, self.reason) = (folder, reason)
  }
}
