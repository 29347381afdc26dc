/// What is done to photos before they are handed on. The files themselves are never touched.
package struct ExportRecipe: Hashable, Sendable {
  package var edit = PhotoEdit()
  /// What the picture has to fit into; nil leaves its size. It is never made larger.
  package var box: PixelBox?
  /// How long the file may be; nil for any length.
  package var maximumBytes: Int?
  /// What it is to be; nil for what it is, where that can be written, else a JPEG, or a PNG where parts of it
  /// are transparent.
  package var type: ExportType?
  package var stripping = Stripping.nothing

  package init() {}

  /// Whether any file comes out as it is.
  package var changesNothing: Bool { self == ExportRecipe() }
}

/// The kinds of picture that are written.
package enum ExportType: String, Hashable, Sendable, CaseIterable {
  case jpeg, png, webp

  package var type: MediaType { MediaType("image/\(rawValue)") }

  package var hasAlpha: Bool { self != .jpeg }
}

/// What a file tells besides its pixels that is taken out.
package enum Stripping: String, Hashable, Sendable, CaseIterable {
  case nothing
  /// Where it was taken: positions, and the names of places.
  case location
  /// All but what the pixels need to look right.
  case all
}
