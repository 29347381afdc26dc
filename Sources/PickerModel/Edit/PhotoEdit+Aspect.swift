extension PhotoEdit {
  /// The shape that the crop has, to a pixel; free where it has none of them, or where all is kept.
  ///
  /// - Parameter picture: the upright picture's size.
  func aspect(in picture: PixelSize) -> EditAspect {
    if isRound { return .circle }
    guard let crop else { return .free }
    let frame = straightenedSize(of: picture)
    let box = CropBox(crop, in: frame)
    let shape = EditAspect.allCases.first { aspect in
      guard let ratio = aspect.ratio(in: frame) else { return false }
      return CropGeometry(frame: frame, ratio: ratio).snapped(box) == box
    }
    return shape ?? .free
  }
}
