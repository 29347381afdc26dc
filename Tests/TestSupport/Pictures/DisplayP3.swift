import Glibc

/// Colours as screens of phones show them: Display P3, whose tone curve is that of sRGB.
package enum DisplayP3 {
  /// The bytes that stand for the same colour as these do in sRGB.
  package static func color(of color: RGB) -> RGB {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    // CSS Color 4, "Sample code for color conversions": from linear sRGB to linear P3.
    return RGB(
      red: byte(0.82246197 * r + 0.17753803 * g),
      green: byte(0.03319420 * r + 0.96680580 * g),
      blue: byte(0.01708263 * r + 0.07239744 * g + 0.91051993 * b))
  }

  /// An ICC profile of version 4 that holds what has to be in one: ICC.1:2022, 8.3.
  package static let profile: [UInt8] = {
    let tags: [(String, [UInt8])] = [
      ("wtpt", xyz(0.9642, 1, 0.8249)), ("rXYZ", xyz(0.51512, 0.24120, -0.00105)),
      ("gXYZ", xyz(0.29198, 0.69225, 0.04189)), ("bXYZ", xyz(0.15710, 0.06657, 0.78407)),
      ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var table = big(UInt32(tags.count))
    var data: [UInt8] = []
    for (name, bytes) in tags {
      table += name.utf8 + big(UInt32(128 + 4 + 12 * tags.count + data.count))
      table += big(UInt32(bytes.count))
      data += bytes
    }
    return header(length: 128 + table.count + data.count) + table + data
  }()

  private static func header(length: Int) -> [UInt8] {
    let start = big(UInt32(length)) + big(0) + big(0x0400_0000) + "mntrRGB XYZ ".utf8
    let signature = [UInt8](repeating: 0, count: 12) + "acsp".utf8
    let middle = [UInt8](repeating: 0, count: 28) + number(0.9642) + number(1) + number(0.8249)
    return start + signature + middle + [UInt8](repeating: 0, count: 48)
  }

  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    "XYZ ".utf8 + big(0) + number(x) + number(y) + number(z)
  }

  /// The curve of sRGB: a power, and a line at its foot.
  private static let curve: [UInt8] =
    "para".utf8 + big(0) + [0, 3, 0, 0] + number(2.4) + number(1 / 1.055) + number(0.055 / 1.055)
    + number(1 / 12.92) + number(0.04045)

  /// Sixteen bits before and sixteen behind the point.
  private static func number(_ value: Double) -> [UInt8] {
    big(UInt32(bitPattern: Int32((value * 65536).rounded())))
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private static func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func byte(_ value: Double) -> UInt8 {
    let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return UInt8((min(1, max(0, encoded)) * 255).rounded())
  }
}
