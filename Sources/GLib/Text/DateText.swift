internal import CGLib

/// Dates in words.
package enum DateText {
  /// A date and time as the pattern says, with the names of the user's language.
  ///
  /// - Parameter pattern: as `g_date_time_format` takes it, such as `%B %-e, %Y`.
  package static func string(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, pattern: String
  ) -> String? {
    guard
      let date = g_date_time_new_utc(
        gint(year), gint(month), gint(day), gint(hour), gint(minute), gdouble(min(second, 59)))
    else { return nil }
    defer { g_date_time_unref(date) }
    guard let text = g_date_time_format(date, pattern) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
