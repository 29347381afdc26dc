extension PhotoEdit {
  /// The size after mirroring and quarter turns.
  package func turnedSize(of size: PixelSize) -> PixelSize {
    quarterTurns % 2 == 0 ? size : PixelSize(width: size.height, height: size.width)
  }

  /// The share of both sides of a turned picture that is left when it is straightened: the largest
  /// rectangle of the same shape around the middle that has no empty corner.
  package func straightenedShare(of turned: PixelSize) -> Double {
    let turn = Turn(degrees: abs(straightening))
    let (width, height) = (Double(turned.width), Double(turned.height))
    return min(
      width / (width * turn.cosine + height * turn.sine),
      height / (width * turn.sine + height * turn.cosine))
  }

  /// The size after turning and straightening.
  package func straightenedSize(of size: PixelSize) -> PixelSize {
    let turned = turnedSize(of: size)
    return straightening == 0 ? turned : turned.scaled(by: straightenedShare(of: turned))
  }

  /// The size of the result.
  package func size(of size: PixelSize) -> PixelSize {
    let straightened = straightenedSize(of: size)
    return crop?.pixels(of: straightened).size ?? straightened
  }
}

extension CropArea {
  /// The pixels that it keeps of a picture: at least one, and none outside.
  package func pixels(of size: PixelSize) -> (x: Int, y: Int, size: PixelSize) {
    let columns = Self.pixels(from: x, share: width, of: size.width)
    let rows = Self.pixels(from: y, share: height, of: size.height)
    return (
      columns.lowerBound, rows.lowerBound, PixelSize(width: columns.count, height: rows.count)
    )
  }

  private static func pixels(from start: Double, share: Double, of side: Int) -> Range<Int> {
    func place(_ fraction: Double) -> Int {
      fraction.isFinite ? Int((min(1, max(0, fraction)) * Double(side)).rounded()) : 0
    }
    let first = min(place(start), side - 1)
    return first..<min(side, max(first + 1, place(start + share)))
  }
}
