import DecoderWire
import PickerModel

/// One message of each form, with what its fields may hold.
enum SampleMessages {
  static let requests: [DecoderRequest] = [
    .facts([]), .facts([item("a.jpg", isOpen: true), item("caf\u{e9} 1.png", isOpen: false)]),
    .pixelSizes(64), .details,
    .frames(FramesWire(maximumEdge: 1024, first: 70_000, token: .max)),
    .picture(maximumEdge: 256, squareEdge: 160),
    .picture(maximumEdge: 1, squareEdge: nil),
    .preview(squareEdge: 176), .square(edge: 160), .export(ExportRecipe()), .export(recipe),
    .thumbnail(
      maximumEdge: 256, squareEdge: 160,
      texts: [DecoderText(key: "Thumb::MTime", value: "1700000000")]),
    .png(
      size: PixelSize(width: 3, height: 4000),
      texts: [
        DecoderText(key: "Thumb::URI", value: "file:///a%20b"), DecoderText(key: "", value: ""),
      ]),
  ]

  static let answers: [DecoderAnswer] = [
    .ready(DecoderProtection(landlock: 7, seccomp: true)),
    .ready(DecoderProtection(landlock: 0, seccomp: false)), .facts([]), .facts([facts, facts]),
    .pixelSizes([PixelSize(width: 1, height: 2), nil]), .png(1_000_000),
    .thumbnail(PixelSize(width: 256, height: 171), png: 70_000),
    .picture(
      DecoderPicture(
        size: PixelSize(width: 256, height: 192), square: PixelSize(width: 160, height: 160),
        originalSize: PixelSize(width: 8000, height: 6000),
        texts: [DecoderText(key: "Software", value: "…")])),
    .picture(
      DecoderPicture(
        size: PixelSize(width: 1, height: 1), square: nil,
        originalSize: PixelSize(width: 1, height: 1), texts: [])),
    .details(PhotoDetails()), .details(details),
    .frames(
      DecoderFrames(
        size: PixelSize(width: 640, height: 480), durations: [0, 40, .max], total: 3, plays: 0)),
    .failed(.damaged), .failed(.tooLarge), .failed(.unsupported), .failed(.unreadable),
    .failed(.timedOut), .isDrawing,
    .export(
      DecoderExport(
        count: 12_345_678, type: ExportedType(MediaType("image/webp")),
        size: PixelSize(width: 800, height: 600), keepsMovement: false)),
    .export(
      DecoderExport(
        count: nil, type: ExportedType(MediaType("image/gif")), size: nil, keepsMovement: true)),
    .notExported(.decoding(.damaged)), .notExported(.limitTooSmall),
    .notExported(.wouldStopMoving), .notExported(.cannotStrip),
  ]

  private static let recipe = {
    var recipe = ExportRecipe()
    (recipe.edit.isMirrored, recipe.edit.quarterTurns, recipe.edit.isRound) = (true, 3, true)
    recipe.edit.straightening = -4.5
    recipe.edit.crop = CropArea(x: 0.125, y: 0.25, width: 0.5, height: 0.75)
    recipe.box = PixelBox(width: 1600, height: 1200)
    (recipe.maximumBytes, recipe.type, recipe.stripping) = (1 << 40, .webp, .location)
    return recipe
  }()

  private static let time = Timestamp(seconds: -5, nanoseconds: 999_999_999)

  private static func item(_ name: String, isOpen: Bool) -> FactsItem {
    let stamp = FileStamp(
      bytes: 1 << 40, modified: time, arrived: Timestamp(seconds: 1), device: .max, inode: 2)
    return FactsItem(
      FactsRequest(path: FilePath(name), file: stamp, type: MediaType("image/jpeg")), isOpen: isOpen
    )
  }

  private static let details = {
    var details = PhotoDetails()
    (details.camera, details.lens) = ("Canon EOS R5", "RF 24-70mm F2.8 L")
    (details.aperture, details.sensitivity) = (2.8, 12_800)
    (details.focalLength, details.filmFocalLength) = (4.25, 26)
    details.place = PhotoDetails.Place(latitude: -33.8568, longitude: 151.2153)
    return details
  }()

  private static let facts = PhotoFacts(
    type: MediaType("image/png"),
    taken: TakenTime(wall: CivilTime(secondsSince1970: 0), instant: 0, source: .name))
}
