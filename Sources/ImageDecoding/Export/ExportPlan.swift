import PickerModel

/// What has to be done to a file for a recipe.
struct ExportPlan {
  let kind: PictureKind
  let recipe: ExportRecipe
  /// The upright size of the picture; nil where it cannot be told.
  let size: PixelSize?
  /// In bytes.
  let length: Int
  let isAnimated: Bool

  init(_ file: borrowing PictureFile, _ kind: PictureKind, _ recipe: ExportRecipe) {
    (self.kind, self.recipe) = (kind, recipe)
    size = PictureDecoder.size(of: file)
    length = file.length
    isAnimated = Self.isAnimated(file, kind)
  }

  private static func isAnimated(_ file: borrowing PictureFile, _ kind: PictureKind) -> Bool {
    switch kind {
    case .heic, .avif: ImageSequence.isAnimated(file)
    default: FileParts(file, kind).isAnimated
    }
  }

  var hasRightType: Bool { recipe.type == nil || recipe.type?.type == kind.type }

  var fitsBox: Bool { recipe.box.map { box in size.map { box.fit($0) == $0 } ?? false } ?? true }

  var hasFewBytes: Bool { allows(length) }

  func allows(_ bytes: Int) -> Bool { recipe.maximumBytes.map { bytes <= $0 } ?? true }

  /// Whether the pixels may stay as they are, if they take few enough bytes.
  var keepsShape: Bool { recipe.edit.changesNothing && hasRightType && fitsBox }

  /// Whether pixels only change their places.
  var isOnlyTurned: Bool {
    guard recipe.edit.onlyTurns, hasRightType, let size else { return false }
    let turned = recipe.edit.size(of: size)
    return recipe.box.map { $0.fit(turned) == turned } ?? true
  }

  /// Whether it moves, and nobody said that it should not: such a picture is rather too large than still.
  var keepsMovement: Bool { isAnimated && recipe.edit.changesNothing && hasRightType }

  /// What is written when the pixels are coded anew.
  ///
  /// - Parameter isTransparent: whether parts of the result are.
  func type(isTransparent: Bool) -> ExportType {
    if let type = recipe.type { return type }
    let own = ExportType(rawValue: kind.rawValue) ?? .jpeg
    if isTransparent { return own == .jpeg ? .png : own }
    // The pixels of a photo take too many bytes as PNG: one that has to have few is better off as JPEG.
    return own == .png && !hasFewBytes ? .jpeg : own
  }

  /// The edges of what is drawn are sharp, those of what is photographed are not.
  var sampling: JPEGEncoder.Sampling {
    switch kind {
    case .jpeg, .heic, .avif, .webp: .half
    case .png, .gif, .tiff, .bmp, .svg: .full
    }
  }

  /// A photo that is only turned loses as little as can be, where it has to be coded anew for that.
  var bestQuality: Int { isOnlyTurned ? 96 : 92 }

  /// - Parameter isConverted: whether the colours are those of sRGB then.
  func change(to size: PixelSize, isConverted: Bool) -> MetadataChange {
    MetadataChange(
      size: size, isEdited: !recipe.edit.changesNothing,
      keepsLocation: recipe.stripping == .nothing, isConverted: isConverted)
  }
}
