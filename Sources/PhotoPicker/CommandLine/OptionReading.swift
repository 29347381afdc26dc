import GLib
import PickerModel

/// The options that have been read so far, and what they come to together.
struct OptionReading {
  private var invocation = Invocation()
  private var minimum = 1
  private var maximum: Int?
  private var media: MediaFilter.Media?
  private var types: [MediaType] = []
  private var prints = false
  private var isFormatGiven = false
  /// The first option that asks for copies.
  private var exportOption: String?

  /// - Parameter name: as the user wrote it, with its dashes.
  mutating func take(_ name: String, _ value: [UInt8]) throws(UsageError) {
    switch name {
    case "--print-selection": prints = true
    case "-0", "--null": setFormat(.null)
    case "--format": setFormat(try Self.choice(name, value))
    case "--output": invocation.output = try Self.path(value)
    case "--single": maximum = 1
    case "--max": maximum = try Self.count(name, value)
    case "--min": minimum = try Self.count(name, value)
    case "--select": take(selected: PhotoID(try Self.path(value)))
    default: try takeOffer(name, value)
    }
  }

  private mutating func takeOffer(_ name: String, _ value: [UInt8]) throws(UsageError) {
    switch name {
    case "--album": invocation.request.album = value
    case "--media": media = try Self.choice(name, value)
    case "--mime": types.append(try Self.type(value))
    case "--sort": invocation.request.sort = try Self.choice(name, value)
    case "--title": invocation.request.title = Self.text(value)
    case "--accept-label": invocation.request.acceptLabel = Self.text(value)
    case "--private": invocation.isPrivate = true
    case "--compose": invocation.composes = true
    case "--parent":
      guard let parent = ParentWindow(Self.text(value)) else {
        throw .notAWindow(Self.text(value))
      }
      invocation.parent = parent
    case "--caller":
      if value.isEmpty { throw .emptyCaller }
      invocation.caller = value
    case "--forget-settings": try setAction(.forgetSettings)
    case "--list-albums": try setAction(.listAlbums)
    case "--list-photos": try setAction(.listPhotos(value))
    case "--version": invocation.action = .version
    default: try takeExport(name, value)
    }
  }

  private mutating func takeExport(_ name: String, _ value: [UInt8]) throws(UsageError) {
    exportOption = exportOption ?? name
    switch name {
    case "--resize":
      guard let box = PixelBox(Self.text(value)) else { throw .notASize(Self.text(value)) }
      invocation.recipe.box = box
    case "--max-bytes":
      guard let count = ByteCount.bytes(Self.text(value)) else {
        throw .notAByteCount(Self.text(value))
      }
      invocation.recipe.maximumBytes = count
    case "--convert": invocation.recipe.type = try Self.choice(name, value) as ExportType
    case "--strip":
      let stripping: Stripped = try Self.choice(name, value)
      invocation.recipe.stripping = stripping == .all ? .all : .location
    default: invocation.copyFolder = try Self.path(value)
    }
  }

  /// What `--strip` may say.
  private enum Stripped: String, CaseIterable {
    case location, all
  }

  /// - Parameter folders: what is no option.
  func finish(folders: [[UInt8]]) throws(UsageError) -> Invocation {
    var invocation = invocation
    guard let limits = SelectionLimits(minimum: minimum, maximum: maximum) else {
      throw .minimumAboveMaximum(minimum: minimum, maximum: maximum ?? 0)
    }
    invocation.request.preselection = Self.distinct(invocation.request.preselection)
    let count = invocation.request.preselection.count
    if let maximum, count > maximum { throw .tooManySelected(count: count, maximum: maximum) }
    invocation.request.limits = limits
    // A caller who names types means those, be they pictures or videos.
    let media = media ?? (types.isEmpty ? .images : .all)
    invocation.request.filter = MediaFilter(media: media, types: types)
    invocation.folders = try folders.map { (folder) throws(UsageError) in try Self.path(folder) }
    if let exportOption, invocation.lists {
      throw .contradiction(exportOption, Self.option(invocation.action))
    }
    if case .pick = invocation.action {
      invocation.action = .pick(prints: prints || isFormatGiven || invocation.output != nil)
    }
    return invocation
  }

  private mutating func take(selected photo: PhotoID) {
    if !invocation.request.preselection.contains(photo) {
      invocation.request.preselection.append(photo)
    }
  }

  /// Without those that name a file by another path, as a link does: each file counts once.
  private static func distinct(_ photos: [PhotoID]) -> [PhotoID] {
    var seen: Set<[UInt64]> = []
    return photos.filter { photo in
      // Some file systems have no numbers for their files.
      guard let file = try? FileStatus(at: photo.path.bytes, followingLinks: true), file.inode != 0
      else { return true }
      return seen.insert([file.device, file.inode]).inserted
    }
  }

  private mutating func setFormat(_ format: OutputFormat) {
    invocation.format = format
    isFormatGiven = true
  }

  private mutating func setAction(_ action: Invocation.Action) throws(UsageError) {
    switch (invocation.action, action) {
    // The version is asked for alone, whatever else is there.
    case (.version, _): break
    case (.pick, _): invocation.action = action
    case (let before, let action):
      let (one, other) = (Self.option(before), Self.option(action))
      if one != other { throw .contradiction(min(one, other), max(one, other)) }
      invocation.action = action
    }
  }

  private static func option(_ action: Invocation.Action) -> String {
    switch action {
    case .listAlbums: "--list-albums"
    case .listPhotos: "--list-photos"
    case .forgetSettings: "--forget-settings"
    case .pick, .version: ""
    }
  }

  // MARK: Values

  private static func count(_ option: String, _ value: [UInt8]) throws(UsageError) -> Int {
    guard !value.isEmpty, value.allSatisfy(\.isDigitASCII), let count = Int(text(value)), count >= 1
    else { throw .notACount(option: option, value: text(value)) }
    return count
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: String, _ value: [UInt8]
  ) throws(UsageError) -> Choice {
    guard let choice = Choice(rawValue: text(value)) else {
      throw .unknownChoice(
        option: option, value: text(value), choices: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  private static func type(_ value: [UInt8]) throws(UsageError) -> MediaType {
    let parts = text(value).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { throw .notAType(text(value)) }
    return MediaType(text(value))
  }

  private static func text(_ value: [UInt8]) -> String { String(decoding: value, as: UTF8.self) }

  private static func path(_ value: [UInt8]) throws(UsageError) -> FilePath {
    if value.isEmpty { throw .emptyName }
    if value.first != UInt8(ascii: "/"), !Process.hasWorkingDirectory {
      throw .noWorkingDirectory(text(value))
    }
    return FilePath(bytes: UserFolders.canonical(path: value))
  }
}
