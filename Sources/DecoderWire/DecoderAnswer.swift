package import PickerModel

/// What a decoder says.
package enum DecoderAnswer: Hashable, Sendable {
  /// Comes once, unasked: it is locked in, and ready.
  case ready(DecoderProtection)
  /// One for each file that was asked for.
  case facts([PhotoFacts])
  case pixelSizes([PixelSize?])
  /// One descriptor: the pixels and then those of the square, in sealed memory.
  case picture(DecoderPicture)
  /// One descriptor: so many bytes in sealed memory.
  case png(Int)
  /// One descriptor: the pixels of the square that was asked for, and then so many bytes of PNG, whose
  /// picture has this size.
  case thumbnail(PixelSize, png: Int)
  case details(PhotoDetails)
  /// One descriptor: the pixels of one frame after the other, in sealed memory.
  case frames(DecoderFrames)
  /// One descriptor where bytes come: so many of them in sealed memory.
  case export(DecoderExport)
  case notExported(ExportError)
  case failed(DecodingError)
  /// Among the files is an SVG, which may use any font: a decoder for drawings has to be asked.
  case isDrawing

  /// No answer is longer, in bytes: a socket takes as much at once.
  package static let maximumLength = 128 << 10
}

/// What a decoder tells of a picture, besides its pixels.
package struct DecoderPicture: Hashable, Sendable {
  package let size: PixelSize
  package let square: PixelSize?
  package let originalSize: PixelSize
  package let texts: [DecoderText]

  package init(
    size: PixelSize, square: PixelSize?, originalSize: PixelSize, texts: [DecoderText]
  ) {
    self.size = size
    self.square = square
    self.originalSize = originalSize
    self.texts = texts
  }
}

/// What a decoder is for.
package enum DecoderRole: String, Hashable, Sendable, CaseIterable {
  /// It needs no file but those that it is given.
  case pictures
  /// SVG: it may read fonts besides, and how they are set up.
  case drawings

  /// The argument of the program.
  package var argument: String { "--\(rawValue)" }
}

/// What holds a decoder back.
package struct DecoderProtection: Hashable, Sendable {
  /// The version of Landlock's interface; 0 where the kernel has none.
  package let landlock: Int
  /// Whether only listed system calls are let through.
  package let seccomp: Bool

  package init(landlock: Int, seccomp: Bool) {
    self.landlock = landlock
    self.seccomp = seccomp
  }
}
