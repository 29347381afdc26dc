/// Reads how and where photos were taken. Files are untrusted input, so this may happen in another process.
package protocol PhotoDetailsReading: Sendable {
  /// Nil where the file cannot be read, or the task was cancelled.
  func details(of file: FilePath) async -> PhotoDetails?
}
