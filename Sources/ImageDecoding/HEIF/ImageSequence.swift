/// A sequence of pictures in a HEIC or AVIF file: ISO/IEC 23008-12, chapter 7, and the AV1 Image File
/// Format, chapter 3.
enum ImageSequence {
  /// Whether the file has a track of more than one picture. One that is both a picture and a sequence
  /// counts too: the picture stands for the sequence.
  static func isAnimated(_ file: borrowing PictureFile) -> Bool {
    guard let movie = ISOBoxes.top("moov", of: file, maximumLength: 4 << 20) else { return false }
    return ISOBoxes(movie).all.contains {
      $0.isNamed("trak") && frames(of: ISOBoxes($0.contents)) > 1
    }
  }

  /// Of tracks of sound none.
  private static func frames(of track: ISOBoxes) -> Int {
    guard let handler = track.first(at: "mdia", "hdlr")?.dropFirst(8).prefix(4),
      ["pict", "vide"].contains(String(decoding: handler, as: UTF8.self)),
      let sizes = track.first(at: "mdia", "minf", "stbl", "stsz"), sizes.count >= 12
    else { return 0 }
    // Behind version and flags, and the size that all samples have: ISO/IEC 14496-12, 8.7.3.2.
    return ByteOrder.big.number(sizes.dropFirst(8).prefix(4))
  }
}
