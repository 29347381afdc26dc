import GLib
package import PickerModel

/// What the window says, in the user's language. The model has cases; their sentences are here.
package enum Sentences {
  package static func title(of album: Album) -> String {
    switch album.title {
    case .message(let text): tr(text)
    case .name(let name): name
    }
  }

  /// - Parameter folder: where they are, when that is told.
  static func photos(_ count: Int, in folder: FilePath? = nil) -> String {
    // Translators: how many photos an album holds, under its title.
    let photos = trn("{count} photo", "{count} photos", count).filled(["count": String(count)])
    guard let folder else { return photos }
    // Translators: how many photos an album holds, and the folder in which it lies.
    return tr("{photos} in {folder}").filled(["photos": photos, "folder": folder.displayName])
  }

  static func albumRow(_ album: Album) -> String {
    // Translators: what a screen reader says of an album: its title and how many photos it holds.
    trn("{title}, {count} photo", "{title}, {count} photos", album.photos.count)
      .filled(["title": title(of: album), "count": String(album.photos.count)])
  }

  static func selected(_ count: Int, of limits: SelectionLimits) -> String {
    if let maximum = limits.maximum {
      // Translators: how many photos are checked, and how many may be.
      return trn("{count} of {maximum} selected", "{count} of {maximum} selected", count)
        .filled(["count": String(count), "maximum": String(maximum)])
    }
    if count < limits.minimum, limits.minimum > 1 {
      // Translators: how many photos are checked, and how many have to be.
      return trn(
        "{count} selected, at least {minimum}", "{count} selected, at least {minimum}", count
      ).filled(["count": String(count), "minimum": String(limits.minimum)])
    }
    return trn("{count} selected", "{count} selected", count).filled(["count": String(count)])
  }

  static func order(_ order: SortOrder) -> String {
    switch order {
    case .newest: tr("Newest First")
    case .oldest: tr("Oldest First")
    case .name: tr("By Name")
    case .size: tr("Largest First")
    }
  }

  static func done(_ label: String?, count: Int) -> String {
    let label = label ?? tr("Done")
    if count == 0 { return label }
    // Translators: what a screen reader says of the Done button while photos are checked.
    return tr("{label} ({count})").filled(["label": label, "count": String(count)])
  }

  /// A tile, as a screen reader says it after the name of the file: `May 1, 2024, favorite, 3 of 120`.
  ///
  /// - Parameter state: what there is to say of its picture.
  static func tile(
    _ photo: Photo, position: Int, count: Int, isFavorite: Bool = false, isEdited: Bool = false,
    trashed: TrashedPhoto? = nil, state: String? = nil
  ) -> String {
    // Translators: what joins what is told of a photo.
    let comma = tr(", ")
    let facts = [
      date(photo), motion(of: photo), isFavorite ? tr("favorite") : nil,
      // Translators: said of a photo in whose place an edited copy is used.
      isEdited ? tr("edited") : nil,
      // Translators: said of a photo whose file tells where it was taken.
      PlaceMark.isFor(photo) ? tr("with location") : nil,
      trashed.map { deleted($0) }, state,
    ]
    // Translators: a photo's date and more, and its place among those of the album.
    return tr("{date}, {position} of {count}").filled([
      "date": facts.compactMap(\.self).joined(separator: comma), "position": String(position),
      "count": String(count),
    ])
  }

  /// What a change of the heart is told by.
  static func favorite(_ isFavorite: Bool) -> String {
    isFavorite ? tr("Added to Favorites") : tr("Removed from Favorites")
  }

  private static func date(_ photo: Photo) -> String {
    let wall = photo.facts.taken.wall
    // Translators: the form of a date, as g_date_time_format takes it.
    let pattern = tr("%B %-e, %Y")
    return DateText.string(
      year: wall.year, month: wall.month, day: wall.day, hour: wall.hour, minute: wall.minute,
      second: wall.second, pattern: pattern) ?? photo.facts.taken.iso8601
  }

  /// What stands above the photos of a month.
  static func month(_ month: PhotoMonth) -> String {
    // Translators: the form of a month, as g_date_time_format takes it: its name where it stands without a
    // day, and the year.
    let pattern = tr("%OB %Y")
    return DateText.string(
      year: month.year, month: month.month, day: 1, hour: 0, minute: 0, second: 0,
      pattern: pattern) ?? "\(month.year)-\(month.month)"
  }

  static func notice(_ notice: PickerSession.Notice) -> String {
    switch notice {
    case .limit(let maximum):
      trn(
        "You can select at most %d photo", "You can select at most %d photos", maximum
      ).replacing("%d", with: String(maximum))
    case .vanished(let photos): vanished(photos.count)
    case .heartNotKept: tr("The favorite could not be kept")
    case .favorites(let problem): favorites(problem)
    case .noAlbum(let name): noAlbum(name)
    case .notRestored(let count, let failure): notRestored(count, failure)
    case .notOpened(let photo):
      tr("No program was found that opens {name}").filled(["name": photo.path.displayName])
    case .mapNotShown: tr("No program was found that shows a map")
    case .camera(let trouble): camera(trouble)
    case .refused(let sentence): sentence
    case .settingsForgotten: tr("What was remembered of your windows is forgotten")
    }
  }

  private static func vanished(_ count: Int) -> String {
    trn(
      "{count} photo is no longer there and was left out",
      "{count} photos are no longer there and were left out", count
    ).filled(["count": String(count)])
  }

  static func progress(_ progress: LibraryProgress) -> String {
    let found = NumberText.string(progress.found)
    if progress.read == 0 {
      return trn("{count} photo found", "{count} photos found", progress.found)
        .filled(["count": found])
    }
    // Translators: how many photos were looked into, of how many that were found.
    return tr("Reading photos: {read} of {found}")
      .filled(["read": NumberText.string(progress.read), "found": found])
  }

  /// Why a photo has no picture.
  static func failure(_ error: DecodingError) -> String {
    switch error {
    case .cancelled: ""
    case .unreadable: tr("This file cannot be read")
    case .damaged: tr("This picture is damaged")
    case .tooLarge: tr("This picture is too large to show")
    case .unsupported: tr("This kind of picture cannot be shown")
    case .crashed: tr("This picture is damaged and cannot be read safely")
    case .timedOut: tr("This picture takes too long to read")
    case .noDecoder: tr("The program that reads pictures cannot be started")
    }
  }

  static func copied(_ count: Int) -> String {
    trn("{count} Photo Copied", "{count} Photos Copied", count).filled(["count": String(count)])
  }
}
