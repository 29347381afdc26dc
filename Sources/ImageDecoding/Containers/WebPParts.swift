/// What of a WebP facts are made of: RFC 9649, 2.7.
enum WebPParts {
  static func find(in file: borrowing PictureFile) -> FileParts {
    guard let webp = WebPFile(file) else { return FileParts() }
    var (parts, frames) = (FileParts(), 0)
    webp.forEachChunk(in: file) { chunk in
      if chunk.isNamed("EXIF") { parts.exif = parts.exif ?? chunk.contents }
      if chunk.isNamed("XMP ") { parts.xmp = parts.xmp ?? chunk.contents }
      if chunk.isNamed("ANMF") { frames += 1 }
      return true
    }
    parts.isAnimated = webp.isAnimated && frames > 1
    return parts
  }
}
