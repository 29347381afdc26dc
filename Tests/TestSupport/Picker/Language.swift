import Glibc

/// The language that a picker is started in, with the texts of its window that tests look for.
package enum Language: String, CaseIterable, Sendable {
  case english = "C.UTF-8"
  case chinese = "zh_CN.UTF-8"
  case taiwanese = "zh_TW.UTF-8"

  package var done: String { self == .english ? "Done" : "完成" }
  package var cancel: String { self == .english ? "Cancel" : "取消" }

  package var gotIt: String {
    switch self {
    case .english: "Got It"
    case .chinese: "我知道了"
    case .taiwanese: "確定"
    }
  }

  /// What the window says where one more than the maximum is tried.
  package func limit(_ maximum: Int) -> String {
    switch self {
    case .english: "You can select at most \(maximum) \(maximum == 1 ? "photo" : "photos")"
    case .chinese: "你最多只能选择\(maximum)张照片"
    case .taiwanese: "最多只能選\(maximum)張"
    }
  }

  /// How many are checked of how many that may be.
  package func selected(_ count: Int, of maximum: Int) -> String {
    switch self {
    case .english: "\(count) of \(maximum) selected"
    case .chinese: "已选择 \(count)/\(maximum) 张"
    case .taiwanese: "已選擇 \(count)/\(maximum) 張"
    }
  }

  /// - Throws: where the system neither has the locale nor the sources to make it.
  func variables() throws -> [String: ByteString] {
    var variables: [String: ByteString] = ["LANG": "\(rawValue)", "LC_ALL": "\(rawValue)"]
    if self != .english {
      variables["LANGUAGE"] = "\(code)"
      if let folder = try localeFolder() { variables["LOCPATH"] = folder }
    }
    return variables
  }

  private var code: String { String(rawValue.prefix { $0 != "." }) }

  private var isInstalled: Bool {
    guard let locale = newlocale(1 << LC_CTYPE, rawValue, nil) else { return false }
    freelocale(locale)
    return true
  }

  /// Where the locale is, if the system does not have it: it is compiled once (Debian package
  /// `locales`) and kept for later runs of the tests.
  private func localeFolder() throws -> ByteString? {
    if isInstalled { return nil }
    let folder: ByteString = "/tmp/photo-picker-locales-\(geteuid())"
    let locale = folder.appending("\(rawValue)")
    if Files.exists(locale) { return folder }
    try Files.makeFolder(folder)
    let draft: ByteString = "\(locale).\(getpid())"
    try Program.run(["localedef", "-i", "\(code)", "-f", "UTF-8", draft])
    try Program.run(["mv", "-T", draft, locale])
    return folder
  }
}
