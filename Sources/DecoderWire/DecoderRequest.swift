package import PickerModel

/// What the picker asks a decoder for. The files come as descriptors with the message.
package enum DecoderRequest: Hashable, Sendable {
  /// One descriptor for each of the files that is open.
  case facts([FactsItem])
  /// The sizes in pixels of so many files, one descriptor each.
  case pixelSizes(Int)
  /// One descriptor: the file.
  case picture(maximumEdge: Int, squareEdge: Int?)
  /// One descriptor: the file. The PNG is to have these texts, and those that tell the size of the whole
  /// picture.
  case thumbnail(maximumEdge: Int, squareEdge: Int, texts: [DecoderText])
  /// One descriptor: the file.
  case details
  /// One descriptor: the file.
  case frames(FramesWire)
  /// One descriptor: the file. The answer is `picture`, a square of that side, without one of its own.
  case preview(squareEdge: Int)
  /// One descriptor: the file. The answer is `picture`, a square of that side from the middle of the whole
  /// picture, without one of its own.
  case square(edge: Int)
  /// One descriptor: the file.
  case export(ExportRecipe)
  /// One descriptor: the pixels of a `PixelBuffer` in sealed memory.
  case png(size: PixelSize, texts: [DecoderText])

  /// A decoder gets no more files than this at once.
  package static let maximumFiles = 64
}

/// A file whose facts are asked for.
package struct FactsItem: Hashable, Sendable {
  /// Its path is the name alone.
  package let request: FactsRequest
  /// Whether it could be opened; else name and stamp have to do.
  package let isOpen: Bool

  package init(_ request: FactsRequest, isOpen: Bool) {
    self.request = request
    self.isOpen = isOpen
  }
}

/// A text of a PNG.
package struct DecoderText: Hashable, Sendable {
  package let key: String
  package let value: String

  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
