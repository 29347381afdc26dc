import GLib

/// What is wrong with a command line. Each has a sentence that says what to do.
package enum UsageError: Error, Hashable, Sendable {
  /// What the option parser found, in its own words.
  case parser(String)
  /// An option that is on or off was given a value.
  case takesNoValue(option: String)
  case notACount(option: String, value: String)
  case minimumAboveMaximum(minimum: Int, maximum: Int)
  case tooManySelected(count: Int, maximum: Int)
  case unknownChoice(option: String, value: String, choices: [String])
  case notAType(String)
  case notASize(String)
  case notAByteCount(String)
  case unknownAlbum(String)
  case contradiction(String, String)
  /// A name of a file or folder without a letter, as an unset variable of a script gives.
  case emptyName
  /// What stands behind `--parent` names no window.
  case notAWindow(String)
  /// No name behind `--caller`.
  case emptyCaller
  /// A relative name, where the working directory was removed.
  case noWorkingDirectory(String)

  package var sentence: String {
    switch self {
    case .parser(let words):
      tr("{problem}; see --help").filled(["problem": words])
    case .takesNoValue(let option):
      tr("{option} takes no value; leave out what is behind it").filled(["option": option])
    case .notACount(let option, let value):
      tr("{option} needs a whole number of 1 or more, not “{value}”")
        .filled(["option": option, "value": value])
    case .minimumAboveMaximum(let minimum, let maximum):
      tr("--min={minimum} is more than --max={maximum}")
        .filled(["minimum": String(minimum), "maximum": String(maximum)])
    case .tooManySelected(let count, let maximum):
      tr("--select names {count} files, but --max={maximum} allows no more than that many")
        .filled(["count": String(count), "maximum": String(maximum)])
    case .unknownChoice(let option, let value, let choices):
      tr("{option} cannot be “{value}”; choose one of {choices}")
        .filled(["option": option, "value": value, "choices": choices.joined(separator: ", ")])
    case .notAType(let value):
      tr("--mime needs a type such as image/jpeg or image/*, not “{value}”").filled(["value": value]
      )
    case .notASize(let value):
      tr("--resize needs a width and a height such as 1600x1200, or a width, not “{value}”")
        .filled(["value": value])
    case .notAByteCount(let value):
      tr("--max-bytes needs a number of bytes such as 500000, 500k or 2M, not “{value}”")
        .filled(["value": value])
    case .unknownAlbum(let value):
      tr("There is no album “{album}”; --list-albums shows those there are")
        .filled(["album": value])
    case .emptyName: tr("The name of a file or folder is empty; name one, or leave it out")
    case .notAWindow(let value):
      tr("--parent needs a window such as x11:3a00007 or wayland:HANDLE, not “{value}”")
        .filled(["value": value])
    case .emptyCaller: tr("--caller needs the name of the program that asks")
    case .noWorkingDirectory(let name):
      tr("The working directory is no longer there; give the whole path of “{name}”")
        .filled(["name": name])
    case .contradiction(let one, let other):
      tr("{one} and {other} cannot be used together").filled(["one": one, "other": other])
    }
  }
}
