import PickerModel

/// Gives a file to its loader, piece by piece.
struct LoaderFeed {
  private let kind: PictureKind
  private let loader: PixbufLoader
  private let patience: Duration

  /// How much is fed at a time, so that it is seen early what it is and whether it is still wanted:
  /// of the first bytes, a few may hold a million rows.
  private static let pieces = 512...65_536
  /// Between pieces the clock is looked at. What happens inside of a loader it cannot end: whoever asked
  /// for the picture ends this process a little later.
  static let usualPatience = Duration.seconds(9)

  init(_ kind: PictureKind, _ loader: PixbufLoader, patience: Duration = usualPatience) {
    self.kind = kind
    self.loader = loader
    self.patience = patience
  }

  /// - Parameter isEnough: asked between pieces.
  /// - Returns: whether the picture came in whole.
  func feed(
    _ file: borrowing PictureFile, until isEnough: () -> Bool = { false }
  ) throws(DecodingError) -> Bool {
    let input = try LoaderInput(file, kind)
    let end = ContinuousClock.now + patience
    var (offset, piece) = (input.body.lowerBound, Self.pieces.lowerBound)
    // Some loaders want to know from the first bytes they get what picture it is.
    var prefix = input.prefix
    while true {
      if isEnough() { return false }
      if ContinuousClock.now > end { throw .timedOut }
      let bytes = file.bytes(at: offset, count: min(piece, input.body.upperBound - offset))
      if bytes.isEmpty { break }
      guard try loader.feed(prefix.isEmpty ? bytes : prefix + bytes) else { return false }
      // What follows the first picture may be thousands of others.
      if kind == .gif, loader.hasFirstFrame { return true }
      offset += bytes.count
      piece = min(piece * 2, Self.pieces.upperBound)
      prefix = []
    }
    if !input.suffix.isEmpty, try !loader.feed(input.suffix[...]) { return false }
    return try loader.close()
  }
}
