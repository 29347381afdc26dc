/// Plays videos. Files are untrusted input, so they are read in another process.
package protocol VideoPlaying: Sendable {
  /// Opens a video, which then stands at its beginning, without sound.
  ///
  /// - Parameter edge: the longer side of a frame is at most this, in pixels.
  func open(_ video: FilePath, edge: Int) async throws(VideoFailure) -> any VideoPlayback
}

/// A video that is open. It ends with the last reference.
package protocol VideoPlayback: AnyObject, Sendable {
  /// What happens, in order. Taken by one; each frame is waited for, so no more than two wait.
  var reports: AsyncStream<VideoReport> { get }

  func play()
  func pause()

  /// - Parameter position: in seconds from the beginning.
  func seek(to position: Double)
  func setSound(_ isOn: Bool)
  /// A frame has been taken: another may come.
  func tookFrame()
}

package enum VideoReport: Sendable {
  /// It can be played.
  ///
  /// - Parameter duration: in seconds; nil where it is not known.
  case opened(duration: Double?, hasSound: Bool)
  /// - Parameter position: in seconds from the beginning.
  case frame(PixelBuffer, position: Double)
  case ended
  case failed(VideoFailure)
}

/// Why a video is not played.
package enum VideoFailure: Error, Hashable, Sendable {
  /// The file cannot be opened.
  case unreadable
  /// No part of GStreamer that is here reads it.
  case unsupported
  case damaged
  /// The program that plays videos is not there, or does not come to work.
  case noPlayer
  /// There is nothing that would lock that program in.
  case noSandbox
}
