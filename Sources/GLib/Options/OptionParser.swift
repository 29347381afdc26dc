internal import CGLib

/// The command line, read as GNU programs read theirs. `GOptionContext`
package struct OptionParser {
  /// One option. Its texts are those of `--help`, already in the user's language.
  package struct Option: Sendable {
    package let name: String
    package let letter: Character?
    /// What stands for the value in the help; nil where the option takes none.
    package let value: String?
    package let help: String

    package init(_ name: String, _ letter: Character? = nil, value: String? = nil, help: String) {
      self.name = name
      self.letter = letter
      self.value = value
      self.help = help
    }
  }

  /// What the command line says, in its order. Values are bytes: names of files need not be UTF-8.
  package struct Arguments: Sendable, Equatable {
    package var options: [(name: String, value: [UInt8])] = []
    /// What is not an option.
    package var rest: [[UInt8]] = []

    package static func == (one: Arguments, other: Arguments) -> Bool {
      one.rest == other.rest
        && one.options.elementsEqual(other.options) { $0.name == $1.name && $0.value == $1.value }
    }
  }

  private let options: [Option]
  private let synopsis: String
  private let summary: String

  /// - Parameters:
  ///   - synopsis: what follows the options, such as `[FOLDER…]`.
  ///   - summary: stands above the options in the help.
  package init(_ options: [Option], synopsis: String, summary: String) {
    self.options = options
    self.synopsis = synopsis
    self.summary = summary
  }

  /// Where `--help` is among the arguments it prints the help on standard output and ends the program.
  ///
  /// - Parameters:
  ///   - arguments: the program's name and its arguments, as bytes.
  ///   - unwritten: ends the program where the help cannot be printed.
  /// - Throws: a sentence about the first argument that is wrong, in the user's language.
  package func parse(
    _ arguments: [[UInt8]], unwritten: @escaping HelpOutput.Unwritten
  ) throws(GLibError) -> Arguments {
    HelpOutput.takeOver(unwritten)
    defer { HelpOutput.giveBack() }
    let collector = Collector()
    let context = g_option_context_new(synopsis)
    defer { g_option_context_free(context) }
    g_option_context_set_summary(context, summary)
    let group = g_option_group_new(
      nil, nil, nil, Unmanaged.passUnretained(collector).toOpaque(), nil)
    var texts: [UnsafeMutablePointer<gchar>?] = []
    defer { for text in texts { g_free(text) } }
    func keep(_ text: String?) -> UnsafePointer<gchar>? {
      guard let text else { return nil }
      texts.append(g_strdup(text))
      return texts.last.flatMap { UnsafePointer($0) }
    }
    var entries = options.map { entry($0, keep) }
    entries.append(restEntry(keep))
    entries.append(GOptionEntry())
    g_option_group_add_entries(group, entries)
    g_option_context_set_main_group(context, group)
    try run(context, arguments)
    return collector.arguments
  }

  /// The first option that is given a value and takes none, such as `--single=2`: GLib's parser drops
  /// the value without a word.
  ///
  /// - Parameter arguments: as for `parse`.
  package func optionWithNeedlessValue(in arguments: [[UInt8]]) -> String? {
    var isValue = false
    for argument in arguments.dropFirst() {
      if isValue {
        isValue = false
        continue
      }
      if argument.elementsEqual("--".utf8) { return nil }
      isValue = options.contains { $0.value != nil && argument.elementsEqual("--\($0.name)".utf8) }
      let option = options.first { $0.value == nil && argument.starts(with: "--\($0.name)=".utf8) }
      if let option { return "--\(option.name)" }
    }
    return nil
  }

  private func entry(
    _ option: Option, _ keep: (String?) -> UnsafePointer<gchar>?
  ) -> GOptionEntry {
    var entry = GOptionEntry()
    entry.long_name = keep(option.name)
    entry.short_name = option.letter?.asciiValue.map { gchar($0) } ?? 0
    entry.flags = gint(
      option.value == nil ? G_OPTION_FLAG_NO_ARG.rawValue : G_OPTION_FLAG_FILENAME.rawValue)
    entry.arg = G_OPTION_ARG_CALLBACK
    entry.arg_data = unsafeBitCast(collect, to: gpointer.self)
    entry.description = keep(option.help)
    entry.arg_description = keep(option.value)
    return entry
  }

  /// Takes all that is no option.
  private func restEntry(_ keep: (String?) -> UnsafePointer<gchar>?) -> GOptionEntry {
    var entry = GOptionEntry()
    entry.long_name = keep("")
    entry.flags = gint(G_OPTION_FLAG_FILENAME.rawValue)
    entry.arg = G_OPTION_ARG_CALLBACK
    entry.arg_data = unsafeBitCast(collect, to: gpointer.self)
    return entry
  }

  private func run(_ context: OpaquePointer?, _ arguments: [[UInt8]]) throws(GLibError) {
    let count = arguments.count
    let vector = g_malloc0_n(gsize(count + 1), gsize(MemoryLayout<gpointer>.size))
      .assumingMemoryBound(to: UnsafeMutablePointer<gchar>?.self)
    for (index, argument) in arguments.enumerated() {
      vector[index] = g_strdup((argument + [0]).map { CChar(bitPattern: $0) })
    }
    // The parser takes out what it has read, and frees nothing of it when the vector is its own.
    var moving: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>? = vector
    defer { g_strfreev(moving) }
    _ = try throwing { (error) in g_option_context_parse_strv(context, &moving, error) }
  }
}

/// Gathers what the parser reports.
private final class Collector {
  var arguments = OptionParser.Arguments()
}

/// `GOptionArgFunc`
private let collect:
  @convention(c) (
    UnsafePointer<gchar>?, UnsafePointer<gchar>?, gpointer?,
    UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
  ) -> gboolean = { option, value, data, _ in
    guard let option, let data else { return 0 }
    let collector = Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue()
    let bytes = value.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(strlen($0)))) } ?? []
    let name = String(cString: option)
    if name.isEmpty {
      collector.arguments.rest.append(bytes)
    } else {
      collector.arguments.options.append((name, bytes))
    }
    return 1
  }
