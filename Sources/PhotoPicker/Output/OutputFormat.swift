/// The form of the output. The names are those of `--format`.
package enum OutputFormat: String, Sendable, CaseIterable {
  case lines, null, uris, json
}

/// Why a result cannot be written in the form that was asked for.
package enum OutputError: Error, Hashable, Sendable {
  /// A name holds a line break, which would split its line in two.
  case lineBreakInName
}
