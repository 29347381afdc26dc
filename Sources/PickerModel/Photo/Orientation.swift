/// How the stored rows and columns lie in the picture as it should be seen: EXIF 2.32, tag 0x0112.
package enum Orientation: Int, Sendable, CaseIterable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether width and height change places when the picture is turned upright.
  package var swapsSides: Bool { rawValue >= 5 }
}

/// The size of a picture in pixels.
package struct PixelSize: Hashable, Sendable {
  private let columns: UInt32
  private let lines: UInt32

  package var width: Int { Int(columns) }
  package var height: Int { Int(lines) }

  /// Sides outside of 0 to 2³² − 1 are brought there.
  package init(width: Int, height: Int) {
    columns = UInt32(clamping: width)
    lines = UInt32(clamping: height)
  }

  /// The size after the picture is turned upright.
  package func upright(_ orientation: Orientation) -> PixelSize {
    orientation.swapsSides ? PixelSize(width: height, height: width) : self
  }
}
