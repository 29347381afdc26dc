package import PickerModel

/// A time that stands in the name of a file, as cameras, phones and screenshot tools write it.
package struct NameTime: Equatable {
  package let time: CivilTime
  package let nanoseconds: Int32
  /// Whether it is UTC; else it is what the clock of the place showed.
  package private(set) var isUTC = false

  /// The first date in the name, with the time behind it where there is one; else midnight; else
  /// milliseconds since 1970. Nil where there is none, or none that can be.
  package init?(_ name: ArraySlice<UInt8>) {
    for start in name.indices where Self.beginsNumber(at: start, of: name) {
      for shape in Self.shapes {
        if let time = NameTime(shape, name[start...]) {
          self = time
          return
        }
      }
    }
    self.init(milliseconds: name)
  }

  /// The longer before those that they begin with.
  private static let shapes = [
    NameShape("yyyyMMdd hhmmssfff"),  // PXL_20240501_102030123
    NameShape("yyyyMMdd hhmmss"),  // IMG_20240501_102030, Screenshot_20240501-102030
    NameShape("yyyyMMdd hh-mm-ss"),  // WP_20240501_10_20_30
    NameShape("yyyyMMddhhmmssfff"),
    NameShape("yyyyMMddhhmmss"),  // IMG20240501102030
    NameShape("yyyy-MM-dd hhmmss"),  // signal-2024-05-01-102030
    NameShape("yyyy-MM-dd hh-mm-ss"),  // Screenshot from 2024-05-01 10-20-30
    NameShape("yyyy-MM-dd at hh-mm-ss"),  // WhatsApp Image 2024-05-01 at 10.20.30
    NameShape("yyyy-MM-dd at h-mm-ss"),  // Screenshot 2024-05-01 at 8.20.30 PM
    NameShape("yyyy-MM-dd 上午hh-mm-ss", half: .morning),  // 截屏2024-05-01 上午10.20.30
    NameShape("yyyy-MM-dd 上午h-mm-ss", half: .morning),
    NameShape("yyyy-MM-dd 下午hh-mm-ss", half: .afternoon),
    NameShape("yyyy-MM-dd 下午h-mm-ss", half: .afternoon),
    NameShape("yyyyMMdd"),  // IMG-20240501-WA0001
    NameShape("yyyy-MM-dd"),
  ]

  /// Names with times are younger than the clocks that count from 1970. Other numbers that read as a
  /// day are mostly not of these years.
  private static let years = 1970...2099

  private init?(_ shape: NameShape, _ text: ArraySlice<UInt8>) {
    guard shape.fits(text),
      let time = CivilTime(
        year: shape.number("y", in: text), month: shape.number("M", in: text),
        day: shape.number("d", in: text), hour: shape.hour(in: text),
        minute: shape.number("m", in: text), second: shape.number("s", in: text)),
      Self.years.contains(time.year)
    else { return nil }
    self.time = time
    nanoseconds = Int32(shape.number("f", in: text)) * 1_000_000
  }

  private static func beginsNumber(at index: Int, of name: ArraySlice<UInt8>) -> Bool {
    name[index].isDigitASCII && (index == name.startIndex || !name[index - 1].isDigitASCII)
  }

  // MARK: Milliseconds

  /// What stands before them in names by WeChat and Facebook; Android's and browsers' have nothing.
  private static let beginnings = ["", "mmexport", "wx_camera_", "FB_IMG_"]

  /// From 2001 on they have thirteen digits. Others of that length stand in names too, so these have to
  /// be all that does.
  private init?(milliseconds name: ArraySlice<UInt8>) {
    guard let beginning = Self.beginnings.last(where: { name.starts(with: $0.utf8) }) else {
      return nil
    }
    let rest = name.dropFirst(beginning.utf8.count)
    let digits = rest.prefix { $0.isDigitASCII }
    let behind = rest.dropFirst(digits.count).first
    guard digits.count == 13, behind.map({ Array(".( ".utf8).contains($0) }) ?? true else {
      return nil
    }
    let number = digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    time = CivilTime(secondsSince1970: number / 1000)
    nanoseconds = Int32(number % 1000) * 1_000_000
    isUTC = true
    guard Self.years.contains(time.year), time.year > 2000 else { return nil }
  }
}
