internal import Glibc

/// Numbers in words of digits.
package enum NumberText {
  /// A whole number with the user's sign between its thousands; none where the locale has none.
  /// `localeconv`
  package static func string(_ number: Int) -> String {
    let sign = localeconv().flatMap { $0.pointee.thousands_sep }.map { String(cString: $0) } ?? ""
    return string(number, separator: sign)
  }

  package static func string(_ number: Int, separator: String) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digit)
    }
    return text
  }
}
