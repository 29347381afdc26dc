import PickerModel

/// Times as libmediainfo writes those of containers.
enum VideoTime {
  /// `2024-05-01T10:20:30+0800` or `2024-05-01T10:20:30+08:00`, as the file has it.
  static func local(_ text: String) -> FoundTime? {
    guard var time = XMPTime.time(withColon(text), .taken) else { return nil }
    time.source = .container
    return time
  }

  /// `2024-05-01 10:20:30 UTC`, and in older versions `UTC 2024-05-01 10:20:30`; a part of a second may
  /// follow. Where the clock was never set, it is the year from which containers count.
  static func utc(_ text: String) -> FoundTime? {
    let words = text.split(separator: " ").filter { $0 != "UTC" }
    guard var time = XMPTime.time(words.joined(separator: " "), .taken), time.clock == .unknown,
      !epochs.contains(time.wall.year)
    else { return nil }
    time.source = .container
    time.clock = .utc
    return time
  }

  /// QuickTime's and Unix's: nothing was filmed in the first, and a clock that starts in the second was
  /// not set.
  private static let epochs = [1904, 1970]

  private static func withColon(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count > 5, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[bytes.count - 5]),
      bytes.suffix(4).allSatisfy(\.isDigitASCII), bytes.contains(UInt8(ascii: "T"))
    else { return text }
    return String(text.dropLast(2)) + ":" + text.suffix(2)
  }
}
