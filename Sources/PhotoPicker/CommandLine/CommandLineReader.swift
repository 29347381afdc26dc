import GLib
import PickerModel

/// Reads the command line. GLib's option parser splits it; what the values mean is said here.
package enum CommandLineReader {
  /// Where `--help` is among the arguments it prints the help and ends the program.
  ///
  /// - Parameter arguments: the program's name and its arguments, as bytes.
  package static func read(_ arguments: [[UInt8]]) throws(UsageError) -> Invocation {
    let parser = OptionParser(
      options, synopsis: tr("[FOLDER…]"), summary: tr("Choose photos, and get their files."))
    if let option = parser.optionWithNeedlessValue(in: arguments) {
      throw UsageError.takesNoValue(option: option)
    }
    let parsed: OptionParser.Arguments
    do throws(GLibError) {
      parsed = try parser.parse(arguments) { failure in
        Log.message(Messages.notWritten(failure, to: nil))
        Process.exit(ExitStatus.failed.rawValue)
      }
    } catch {
      throw UsageError.parser(error.message)
    }
    var reading = OptionReading()
    for option in parsed.options { try reading.take(option.name, option.value) }
    return try reading.finish(folders: parsed.rest)
  }

  private static var options: [OptionParser.Option] {
    resultOptions + copyOptions + selectionOptions + offerOptions + windowOptions + listOptions
  }

  private static var resultOptions: [OptionParser.Option] {
    [
      .init("print-selection", help: tr("Print what was chosen, and exit")),
      .init(
        "format", value: "lines|null|uris|json", help: tr("Form of the output (default: lines)")),
      .init("null", "0", help: tr("The same as --format=null")),
      .init("output", value: tr("FILE"), help: tr("Write the selection to FILE")),
    ]
  }

  private static var copyOptions: [OptionParser.Option] {
    [
      .init("copy-to", value: tr("FOLDER"), help: tr("Copy what was chosen into FOLDER")),
      .init(
        "resize", value: "WxH|W", help: tr("Make copies that fit into so many pixels, not larger")),
      .init("max-bytes", value: tr("N"), help: tr("Make copies of at most N bytes, as 500k or 2M")),
      .init("convert", value: "jpeg|png|webp", help: tr("Make copies of this type")),
      .init(
        "strip", value: "location|all",
        help: tr("Make copies that do not tell where they were taken, or nothing at all")),
    ]
  }

  private static var selectionOptions: [OptionParser.Option] {
    [
      .init("max", value: tr("N"), help: tr("Let at most N photos be chosen")),
      .init("min", value: tr("N"), help: tr("Ask for at least N photos (default: 1)")),
      .init("single", help: tr("The same as --max=1")),
      .init("select", value: tr("FILE"), help: tr("Start with FILE checked; can be repeated")),
    ]
  }

  private static var offerOptions: [OptionParser.Option] {
    [
      .init("album", value: tr("ID"), help: tr("Open this album, by its id or title")),
      .init("media", value: "images|videos|all", help: tr("Kinds offered (default: images)")),
      .init(
        "mime", value: tr("TYPE"),
        help: tr("Offer only this type, such as image/png; can be repeated")),
      .init(
        "sort", value: "newest|oldest|name|size", help: tr("Order of the photos (default: newest)")),
    ]
  }

  private static var windowOptions: [OptionParser.Option] {
    [
      .init("title", value: tr("TEXT"), help: tr("Title of the window")),
      .init("accept-label", value: tr("TEXT"), help: tr("Text of the Done button")),
      .init("compose", help: tr("Begin in the tray, where photos are put in order")),
      .init(
        "parent", value: tr("WINDOW"),
        help: tr("Open over this window of another program: x11:HEX or wayland:HANDLE")),
      .init("private", help: tr("Leave no trace of the photos: no thumbnails, no index")),
      .init(
        "caller", value: tr("NAME"),
        help: tr("Remember the album, order and sizes for the program NAME by itself")),
      .init("forget-settings", help: tr("Forget what is remembered of all windows, and exit")),
    ]
  }

  private static var listOptions: [OptionParser.Option] {
    [
      .init("list-albums", help: tr("Print the albums, and exit; needs no display")),
      .init(
        "list-photos", value: tr("ID"),
        help: tr("Print the photos of an album, and exit; needs no display")),
      .init("version", help: tr("Print the version, and exit")),
    ]
  }
}
