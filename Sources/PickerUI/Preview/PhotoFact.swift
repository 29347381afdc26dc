import GLib
import PickerModel

/// One line of what is known of a photo, in the user's language.
struct PhotoFact: Equatable {
  let caption: String
  let value: String

  /// - Parameters:
  ///   - folder: in which the user has it.
  ///   - size: of the upright picture, where it was decoded; else what its facts tell.
  static func all(
    of photo: Photo, folder: FilePath, size: PixelSize?, details: PhotoDetails
  ) -> [PhotoFact] {
    let facts = photo.facts
    let lines: [(String, String?)] = [
      (tr("Name"), photo.displayName),
      (tr("Folder"), folder.display),
      (
        facts.taken.source == .mtime ? tr("Last Changed") : tr("Taken"),
        Sentences.moment(facts.taken)
      ),
      (tr("Dimensions"), (size ?? facts.size).map(Sentences.dimensions)),
      (tr("File Size"), Sentences.bytes(photo.file.bytes)),
      (tr("Type"), Sentences.kind(of: facts.type)),
      (tr("Duration"), facts.type.isVideo ? Sentences.clock(facts.duration) : nil),
      (tr("Camera"), details.camera),
      (tr("Lens"), details.lens),
      (tr("Exposure"), Sentences.exposure(facts.exposure)),
      (tr("Aperture"), details.aperture.map(Sentences.aperture)),
      (tr("ISO"), details.sensitivity.map { String($0) }),
      (tr("Focal Length"), Sentences.focalLength(details)),
      (tr("Rating"), facts.rating == 0 ? nil : Sentences.rating(facts.rating)),
    ]
    return lines.compactMap { caption, value in
      value.map { PhotoFact(caption: caption, value: $0) }
    }
  }
}
