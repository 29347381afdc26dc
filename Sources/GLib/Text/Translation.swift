internal import CGLib

// The two functions by which every text for people passes. `xgettext` finds their calls by name, so
// their arguments are plain literals, and no call stands inside another string.

// What has no translation comes back as the pointer that went in, so it is copied while that is valid.

/// The text in the user's language. `dgettext`
package func tr(_ text: String) -> String {
  text.withCString { String(cString: g_dgettext(Translation.domain, $0)) }
}

/// The text for a number, in the form that the user's language has for it. `dngettext`
package func trn(_ singular: String, _ plural: String, _ count: Int) -> String {
  singular.withCString { singular in
    plural.withCString { plural in
      String(cString: g_dngettext(Translation.domain, singular, plural, gulong(count)))
    }
  }
}

extension String {
  /// The text with each `{name}` replaced. What a value brings in is not looked at again: a file may be
  /// called `{count}`.
  package func filled(_ values: [String: String]) -> String {
    var (text, rest) = ("", self[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      text += rest[..<open]
      text += values[name] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}

/// Where translations come from.
package enum Translation {
  package static let domain = "photo-picker"

  /// Takes the language of the environment and the catalogues below `folder`. Called once, before any
  /// text is made.
  ///
  /// Where the system lacks the locale that is asked for, the texts are still in its language: its
  /// name becomes `LANGUAGE` over the locale `C.UTF-8`, which glibc always has.
  package static func start(catalogues folder: [UInt8]) {
    if setlocale(LC_ALL, "") == nil {
      setlocale(LC_ALL, "C.UTF-8")
      if let wanted = wantedLocale { g_setenv("LANGUAGE", wanted, 0) }
    }
    bind(catalogues: folder)
  }

  /// Takes the catalogues below `folder`, in a program that has chosen its locale itself.
  package static func bind(catalogues folder: [UInt8]) {
    folder.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { path in
        let path = Array(path) + [0]
        bindtextdomain(domain, path)
      }
    }
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// As setlocale(3) chooses the locale of messages.
  private static var wantedLocale: String? {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = g_getenv(variable), value.pointee != 0 {
        let name = String(cString: value)
        return String(name.prefix { $0 != "." && $0 != "@" })
      }
    }
    return nil
  }
}
