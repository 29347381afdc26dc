import Glibc

/// A colour of eight bits a channel.
package struct RGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// - Parameter hex: `0xRRGGBB`.
  package init(_ hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 0xff), green: UInt8(hex >> 8 & 0xff), blue: UInt8(hex & 0xff))
  }

  package static let black = RGB(0x000000)
  package static let red = RGB(0xff0000)
  package static let green = RGB(0x00ff00)
  package static let blue = RGB(0x0000ff)
  package static let white = RGB(0xffffff)
  package static let gray = RGB(0x808080)
  package static let yellow = RGB(0xffff00)
  package static let magenta = RGB(0xff00ff)

  /// The largest difference of a channel.
  package func distance(to other: RGB) -> Int {
    let pairs = [(red, other.red), (green, other.green), (blue, other.blue)]
    return pairs.map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// From 1 to 21, as WCAG 2.1 reckons it.
  package func contrast(to other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    let linear = [red, green, blue].map { channel in
      let part = Double(channel) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Whether they look alike: lossy coding, scaling and colour management move a channel a little.
  package func isNear(_ other: RGB) -> Bool { distance(to: other) <= 40 }
}

extension RGB: CustomStringConvertible {
  package var description: String { "rgb(\(red), \(green), \(blue))" }
}
