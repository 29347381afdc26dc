package import PickerModel

/// What a decoder tells of an export, besides the bytes.
package struct DecoderExport: Hashable, Sendable {
  /// How many bytes come; nil where the file itself will do, and none come.
  package let count: Int?
  package let type: ExportedType
  package let size: PixelSize?
  package let keepsMovement: Bool

  package init(count: Int?, type: ExportedType, size: PixelSize?, keepsMovement: Bool) {
    (self.count, self.type, self.size) = (count, type, size)
    self.keepsMovement = keepsMovement
  }
}

/// A type by its name.
package struct ExportedType: Hashable, Sendable {
  package let name: String

  package init(_ type: MediaType) { name = type.name }
  fileprivate init(name: String) { self.name = name }

  package var type: MediaType { MediaType(name) }
}

extension ByteWriter {
  mutating func write(_ export: DecoderExport) {
    write(UInt8(export.count == nil ? 0 : 1))
    write(UInt32(clamping: export.count ?? 0))
    write(export.type.name)
    write(export.size)
    write(UInt8(export.keepsMovement ? 1 : 0))
  }

  mutating func write(_ recipe: ExportRecipe) {
    write(recipe.edit)
    write(UInt32(clamping: recipe.box?.width ?? 0))
    write(UInt32(clamping: recipe.box?.height ?? 0))
    write(UInt64(clamping: recipe.maximumBytes ?? 0))
    write(recipe.type?.rawValue ?? "")
    write(recipe.stripping.rawValue)
  }

  private mutating func write(_ edit: PhotoEdit) {
    write(UInt8(edit.isMirrored ? 1 : 0))
    write(UInt8(clamping: edit.quarterTurns))
    write(UInt8(edit.isRound ? 1 : 0))
    write(edit.straightening.bitPattern)
    write(UInt8(edit.crop == nil ? 0 : 1))
    let crop = edit.crop ?? CropArea(x: 0, y: 0, width: 1, height: 1)
    for number in [crop.x, crop.y, crop.width, crop.height] { write(number.bitPattern) }
  }
}

extension ByteReader {
  mutating func export() -> DecoderExport? {
    guard let hasBytes = number(UInt8.self), let count = number(UInt32.self),
      let name = text(), let size = size(), let keepsMovement = number(UInt8.self)
    else { return nil }
    return DecoderExport(
      count: hasBytes == 1 ? Int(count) : nil, type: ExportedType(name: name), size: size,
      keepsMovement: keepsMovement == 1)
  }

  mutating func recipe() -> ExportRecipe? {
    var recipe = ExportRecipe()
    guard let edit = edit(), let width = number(UInt32.self), let height = number(UInt32.self),
      let bytes = number(UInt64.self), let type = text(),
      let stripping = text().flatMap(Stripping.init)
    else { return nil }
    recipe.edit = edit
    if width > 0 {
      recipe.box = PixelBox(width: Int(width), height: height > 0 ? Int(height) : nil)
    }
    recipe.maximumBytes = bytes > 0 ? Int(clamping: bytes) : nil
    recipe.type = ExportType(rawValue: type)
    recipe.stripping = stripping
    return recipe
  }

  private mutating func edit() -> PhotoEdit? {
    guard let isMirrored = number(UInt8.self), let turns = number(UInt8.self),
      let isRound = number(UInt8.self), let straightening = number(UInt64.self),
      let isCropped = number(UInt8.self),
      let crop = list(4, { $0.number(UInt64.self).map { Double(bitPattern: $0) } })
    else { return nil }
    var edit = PhotoEdit()
    (edit.isMirrored, edit.quarterTurns) = (isMirrored == 1, Int(turns))
    (edit.isRound, edit.straightening) = (isRound == 1, Double(bitPattern: straightening))
    if isCropped == 1 {
      edit.crop = CropArea(x: crop[0], y: crop[1], width: crop[2], height: crop[3])
    }
    return edit
  }
}

/// Why a decoder made nothing.
extension ExportError {
  var numbers: (kind: UInt8, decoding: UInt8) {
    switch self {
    case .decoding(let error): (0, error.number)
    case .limitTooSmall: (1, 0)
    case .wouldStopMoving: (2, 0)
    case .cannotStrip: (3, 0)
    }
  }

  init?(kind: UInt8, decoding: UInt8) {
    switch kind {
    case 0:
      guard let error = DecodingError(number: decoding) else { return nil }
      self = .decoding(error)
    case 1: self = .limitTooSmall
    case 2: self = .wouldStopMoving
    case 3: self = .cannotStrip
    default: return nil
    }
  }
}
