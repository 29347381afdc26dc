import PickerModel

/// Makes of an open file what a recipe asks for. Blocks.
enum PictureExporter {
  static func export(
    _ file: borrowing PictureFile, _ recipe: ExportRecipe
  ) throws(ExportError) -> ExportedPicture {
    guard let kind = PictureKind(header: file.head) else { return try other(file, recipe) }
    let plan = ExportPlan(file, kind, recipe)
    if plan.keepsMovement || plan.keepsPixels {
      if !plan.hasFewBytes { throw .wouldStopMoving }
      if recipe.stripping == .nothing { return unchanged(plan) }
      if plan.keepsMovement { throw .cannotStrip }
    }
    return try anew(file, plan)
  }

  private static func unchanged(_ plan: ExportPlan) -> ExportedPicture {
    ExportedPicture(
      bytes: nil, type: plan.kind.type, size: plan.size,
      keepsMovement: plan.isAnimated && !plan.fitsBox)
  }

  /// A video, or something that is no picture at all, stays what it is where nothing else is asked for.
  private static func other(
    _ file: borrowing PictureFile, _ recipe: ExportRecipe
  ) throws(ExportError) -> ExportedPicture {
    guard let kind = VideoKind(header: file.head) else { throw .decoding(.unsupported) }
    if recipe.stripping != .nothing { throw .cannotStrip }
    if let limit = recipe.maximumBytes, file.length > limit { throw .limitTooSmall }
    return ExportedPicture(bytes: nil, type: kind.type, size: VideoFacts.facts(of: file).size)
  }

  /// Decodes the picture and codes it anew.
  private static func anew(
    _ file: borrowing PictureFile, _ plan: ExportPlan
  ) throws(ExportError) -> ExportedPicture {
    let (source, whole) = try ExportSource.decode(file, plan)
    let edit = plan.recipe.edit
    guard let edited = PixbufEditing.edited(source, edit) else { throw .decoding(.tooLarge) }
    let full = edit.size(of: whole)
    let type = plan.type(isTransparent: edit.isRound || edited.isTransparent)
    let encoder = PictureEncoder(
      type: type, sampling: plan.sampling, maximumBytes: plan.recipe.maximumBytes)
    let (bytes, size) = try encoder.encode(plan.recipe.box?.fit(full) ?? full) { size in
      rendered(edited, size, edit, type)
    }
    return ExportedPicture(bytes: bytes, type: type.type, size: size)
  }

  private static func rendered(
    _ picture: OwnedPixbuf, _ size: PixelSize, _ edit: PhotoEdit, _ type: ExportType
  ) -> OwnedPixbuf? {
    guard var result = PixbufEditing.scaled(picture, to: size) else { return nil }
    if edit.isRound {
      guard let round = PixbufEditing.rounded(result) else { return nil }
      result = round
    }
    let needsAlpha = type.hasAlpha && (edit.isRound || picture.isTransparent)
    return needsAlpha ? result : PixbufEditing.flattened(result)
  }
}
