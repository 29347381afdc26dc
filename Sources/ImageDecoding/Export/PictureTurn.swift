import PickerModel

/// One of the eight ways to lay a picture: mirrored or not, and then turned clockwise.
struct PictureTurn: Hashable {
  let isMirrored: Bool
  /// 0 to 3.
  let quarterTurns: Int

  init(isMirrored: Bool = false, quarterTurns: Int = 0) {
    (self.isMirrored, self.quarterTurns) = (isMirrored, quarterTurns & 3)
  }

  /// What brings a stored picture upright: EXIF 2.32, tag 0x0112.
  init(_ orientation: Orientation) {
    switch orientation {
    case .up: self.init()
    case .upMirrored: self.init(isMirrored: true)
    case .down: self.init(quarterTurns: 2)
    case .downMirrored: self.init(isMirrored: true, quarterTurns: 2)
    case .leftMirrored: self.init(isMirrored: true, quarterTurns: 3)
    case .right: self.init(quarterTurns: 1)
    case .rightMirrored: self.init(isMirrored: true, quarterTurns: 1)
    case .left: self.init(quarterTurns: 3)
    }
  }

  /// What an edit does before it straightens and crops.
  init(_ edit: PhotoEdit) {
    self.init(isMirrored: edit.isMirrored, quarterTurns: edit.quarterTurns)
  }

  /// This turn and then another one. A turn before a mirror is one the other way round behind it.
  func followed(by next: PictureTurn) -> PictureTurn {
    PictureTurn(
      isMirrored: isMirrored != next.isMirrored,
      quarterTurns: next.quarterTurns + (next.isMirrored ? -quarterTurns : quarterTurns))
  }
}
