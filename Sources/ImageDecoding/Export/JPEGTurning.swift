internal import CTurboJPEG

/// Turns and mirrors JPEGs without coding them anew: blocks only change their places.
enum JPEGTurning {
  /// All segments stay as they are, but for those of the pixels. What is behind the end is left out.
  /// `tjTransform`
  ///
  /// - Returns: nil where blocks at an edge are cut off, so that they cannot come to another edge, and where
  ///   the file is broken.
  static func turned(_ jpeg: [UInt8], _ turn: PictureTurn) -> [UInt8]? {
    guard let handle = tjInitTransform() else { return nil }
    defer { tjDestroy(handle) }
    var transform = tjtransform()
    transform.op = Int32(operation(turn).rawValue)
    transform.options = Int32(TJXOPT_PERFECT)
    var (buffer, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    defer { tjFree(buffer) }
    let status = tjTransform(
      handle, jpeg, UInt(jpeg.count), 1, &buffer, &count, &transform, 0)
    guard status == 0, let buffer else { return nil }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
  }

  private static func operation(_ turn: PictureTurn) -> TJXOP {
    switch (turn.isMirrored, turn.quarterTurns) {
    case (false, 1): TJXOP_ROT90
    case (false, 2): TJXOP_ROT180
    case (false, 3): TJXOP_ROT270
    case (true, 0): TJXOP_HFLIP
    case (true, 1): TJXOP_TRANSVERSE
    case (true, 2): TJXOP_VFLIP
    case (true, 3): TJXOP_TRANSPOSE
    default: TJXOP_NONE
    }
  }
}
