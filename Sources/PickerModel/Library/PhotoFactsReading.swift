/// Reads what the contents of picture files tell. Files are untrusted input, so this may happen in
/// another process.
package protocol PhotoFactsReading: Sendable {
  /// One answer for each file, in their order. A file that cannot be understood has what its name and its
  /// stamp tell; so has one that could not be read, whose facts are unread.
  func facts(of files: [FactsRequest]) async -> [PhotoFacts]

  /// The size in pixels as shown, after orientation; nil where it cannot be told.
  func pixelSizes(of files: [FilePath]) async -> [PixelSize?]
}

extension PhotoFacts {
  /// What the stamp of a file tells.
  ///
  /// - Parameter wallSeconds: what the clock of this machine shows at a moment, both in seconds since 1970.
  package init(byStampOf request: FactsRequest, wallSeconds: (Int64) -> Int64) {
    let modified = request.file.modified
    let wall = CivilTime(secondsSince1970: wallSeconds(modified.seconds))
    self.init(
      type: request.type,
      taken: TakenTime(
        wall: wall, nanoseconds: modified.nanoseconds, instant: modified.seconds, source: .mtime))
  }
}

/// A file whose contents are asked for.
package struct FactsRequest: Sendable, Hashable {
  package let path: FilePath
  package let file: FileStamp
  /// What the name says; the contents may know better.
  package let type: MediaType

  package init(path: FilePath, file: FileStamp, type: MediaType) {
    self.path = path
    self.file = file
    self.type = type
  }
}
