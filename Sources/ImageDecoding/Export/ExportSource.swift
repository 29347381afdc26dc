import PickerModel

/// Decodes a picture for an export.
enum ExportSource {
  /// A decoder may fill one gigabyte, and a picture that is turned is there twice.
  private static let maximumPixels = 125_000_000
  /// Longer than for a picture that somebody wants to see at once.
  private static let patience = Duration.seconds(60)

  /// - Returns: the upright picture, perhaps smaller than it is in the file but not than what the recipe
  ///   makes of it, and its size there.
  static func decode(
    _ file: borrowing PictureFile, _ plan: ExportPlan
  ) throws(ExportError) -> (picture: OwnedPixbuf, size: PixelSize) {
    let divisor = plan.size.map { Self.divisor(of: plan, $0) } ?? 1
    let edge = plan.size.map { max($0.width, $0.height) } ?? .max
    if let size = plan.size {
      let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
      if overflow || pixels / divisor / divisor > maximumPixels { throw .decoding(.tooLarge) }
    }
    do throws(DecodingError) {
      let upright = try PictureDecoder.upright(
        of: file, maximumEdge: divisor == 1 ? .max : (edge + divisor - 1) / divisor,
        patience: patience)
      return (OwnedPixbuf(sharing: upright), upright.originalSize)
    } catch {
      throw .decoding(error)
    }
  }

  /// A JPEG can be decoded with half, a quarter or an eighth of its sides, which takes that much less.
  private static func divisor(of plan: ExportPlan, _ size: PixelSize) -> Int {
    guard plan.kind == .jpeg, let box = plan.recipe.box else { return 1 }
    let full = plan.recipe.edit.size(of: size)
    let scale = Double(box.fit(full).width) / Double(full.width)
    return [8, 4, 2].first { Double($0) * scale <= 1 } ?? 1
  }
}
