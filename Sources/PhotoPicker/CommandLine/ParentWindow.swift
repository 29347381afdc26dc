/// A window of another program, as portals name it: the "parent window identifiers" of xdg-desktop-portal.
package enum ParentWindow: Sendable, Hashable {
  /// By the number that the X server has given it.
  case x11(UInt)
  /// By the handle that it exported (xdg-foreign).
  case wayland(String)

  /// - Parameter text: `x11:` and a hexadecimal number, or `wayland:` and a handle.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    switch parts[0] {
    case "x11":
      let digits = parts[1].hasPrefix("0x") ? parts[1].dropFirst(2) : parts[1]
      guard digits.first?.isHexDigit ?? false, let number = UInt(digits, radix: 16) else {
        return nil
      }
      self = .x11(number)
    case "wayland": self = .wayland(String(parts[1]))
    default: return nil
    }
  }

  /// As the command line names it.
  var text: String {
    switch self {
    case .x11(let number): "x11:" + String(number, radix: 16)
    case .wayland(let handle): "wayland:" + handle
    }
  }
}
