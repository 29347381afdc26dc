/// A camera that is connected.
package struct CameraDevice: Hashable, Sendable {
  /// Another one's after each time that it is connected.
  package let id: Int
  /// As it calls itself.
  package let name: String

  package init(id: Int, name: String) {
    (self.id, self.name) = (id, name)
  }
}

/// Why a camera gives no picture.
package enum CameraProblem: Error, Hashable, Sendable {
  case notFound
  /// This user, or this program, may not use it.
  case refused
  /// Another program uses it.
  case busy
  /// It was there, and is no longer.
  case unplugged
  /// It is there and sends nothing.
  case silent
  /// The source that was asked for in place of a camera is none, for a reason in GStreamer's words.
  case wrongSource(String)
  /// A part of GStreamer is not installed, which this names.
  case incomplete(String)
  /// Something else, in GStreamer's words.
  case failed(String)
}
