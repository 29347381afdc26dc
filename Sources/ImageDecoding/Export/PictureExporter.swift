import PickerModel

/// Makes of an open file what a recipe asks for. Blocks.
enum PictureExporter {
  static func export(
    _ file: borrowing PictureFile, _ recipe: ExportRecipe
  ) throws(ExportError) -> ExportedPicture {
    guard let kind = PictureKind(header: file.head) else { return try other(file, recipe) }
    let plan = ExportPlan(file, kind, recipe)
    if plan.keepsMovement || plan.keepsShape, let copy = try kept(file, plan) { return copy }
    if plan.keepsMovement { throw plan.hasFewBytes ? .cannotStrip : .wouldStopMoving }
    if let copy = try turned(file, plan) { return copy }
    return try anew(file, plan)
  }

  /// A video, or something that is no picture at all, stays what it is where nothing else is asked for.
  private static func other(
    _ file: borrowing PictureFile, _ recipe: ExportRecipe
  ) throws(ExportError) -> ExportedPicture {
    let isShort = recipe.maximumBytes.map { file.length <= $0 } ?? true
    guard let kind = VideoKind(header: file.head) else {
      var rest = recipe
      rest.maximumBytes = nil
      guard isShort, rest.changesNothing else { throw .decoding(.unsupported) }
      return ExportedPicture(bytes: nil, type: MediaType("application/octet-stream"), size: nil)
    }
    if recipe.stripping != .nothing { throw .cannotStrip }
    if !isShort { throw .limitTooSmall }
    return ExportedPicture(bytes: nil, type: kind.type, size: VideoFacts.facts(of: file).size)
  }

  // MARK: Without coding anew

  /// With the pixels as they are; nil where they have to change.
  private static func kept(
    _ file: borrowing PictureFile, _ plan: ExportPlan
  ) throws(ExportError) -> ExportedPicture? {
    let keepsMovement = plan.isAnimated && !plan.fitsBox
    if plan.recipe.stripping == .nothing {
      return plan.hasFewBytes
        ? ExportedPicture(
          bytes: nil, type: plan.kind.type, size: plan.size, keepsMovement: keepsMovement) : nil
    }
    guard
      let (bytes, isChanged) = try MetadataStripping.stripped(
        file, plan.kind, plan.recipe.stripping), plan.allows(bytes.count)
    else { return nil }
    return ExportedPicture(
      bytes: isChanged ? bytes : nil, type: plan.kind.type, size: plan.size,
      keepsMovement: keepsMovement)
  }

  /// A JPEG that is only turned; nil where it is more than that, or cannot be done without loss.
  private static func turned(
    _ file: borrowing PictureFile, _ plan: ExportPlan
  ) throws(ExportError) -> ExportedPicture? {
    guard plan.kind == .jpeg, plan.isOnlyTurned, let size = plan.size else { return nil }
    let turn = PictureTurn(FileOrientation.ofFile(file, .jpeg))
      .followed(by: PictureTurn(plan.recipe.edit))
    let change = plan.change(to: plan.recipe.edit.size(of: size), isConverted: false)
    let rewriting =
      plan.recipe.stripping == .all
      ? JPEGMetadata.withoutAll : JPEGMetadata.forNewPixels(change)
    guard let pixels = JPEGTurning.turned(try MetadataStripping.bytes(of: file), turn),
      let bytes = rewriting.alone(pixels), plan.allows(bytes.count)
    else { return nil }
    return ExportedPicture(bytes: bytes, type: plan.kind.type, size: change.size)
  }

  // MARK: Coding anew

  private static func anew(
    _ file: borrowing PictureFile, _ plan: ExportPlan
  ) throws(ExportError) -> ExportedPicture {
    if plan.kind == .tiff, TIFFGathering.beginsWithPreview(file) { throw .decoding(.unsupported) }
    let (source, whole) = try ExportSource.decode(file, plan)
    let edit = plan.recipe.edit
    guard let edited = PixbufEditing.edited(source, edit) else { throw .decoding(.tooLarge) }
    let full = edit.size(of: whole)
    let type = plan.type(isTransparent: edit.isRound || edited.isTransparent)
    let told = plan.recipe.stripping == .all ? PictureMetadata() : PictureMetadata(file, plan.kind)
    let limit = plan.recipe.maximumBytes
    func metadata(_ size: PixelSize) -> PictureMetadata {
      told.forNewPixels(plan.change(to: size, isConverted: true)).fitting(limit)
    }
    let encoder = PictureEncoder(
      type: type, sampling: plan.sampling, best: plan.bestQuality,
      maximumBytes: limit.map { $0 - metadata(full).length })
    let (bytes, size) = try encoder.encode(plan.recipe.box?.fit(full) ?? full) { size in
      rendered(edited, size, edit, type)
    }
    return ExportedPicture(
      bytes: metadata(size).added(to: bytes, type, size), type: type.type, size: size)
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
