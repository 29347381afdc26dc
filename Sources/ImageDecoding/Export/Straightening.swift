internal import CGLib
internal import CPixbuf
import PickerModel

/// Turns a picture by a few degrees around its middle. Each pixel is mixed of the four that lie around its
/// place before the turn.
struct Straightening {
  private let source: OwnedPixbuf
  private let turn: Turn
  /// Of the whole result.
  private let size: PixelSize

  /// - Parameter degrees: clockwise.
  init(_ source: OwnedPixbuf, degrees: Double, _ size: PixelSize) {
    self.source = source
    turn = Turn(degrees: degrees)
    self.size = size
  }

  /// A part of the result; nil where there is no memory for it.
  func part(_ part: (x: Int, y: Int, size: PixelSize)) -> OwnedPixbuf? {
    guard
      let target = OwnedPixbuf(
        adopting: gdk_pixbuf_new(
          GDK_COLORSPACE_RGB, source.hasAlpha ? 1 : 0, 8, gint(part.size.width),
          gint(part.size.height))),
      let pixels = gdk_pixbuf_get_pixels(target.pixbuf)
    else { return nil }
    let (stride, channels) = (target.stride, source.channels)
    let sampler = Sampler(source)
    for y in 0..<part.size.height {
      // Where the row lies before the turn, and how far apart its pixels are there.
      let (across, down) = (
        Double(part.x) + 0.5 - Double(size.width) / 2,
        Double(part.y + y) + 0.5 - Double(size.height) / 2
      )
      let left = Double(source.size.width) / 2 + turn.cosine * across + turn.sine * down - 0.5
      let top = Double(source.size.height) / 2 - turn.sine * across + turn.cosine * down - 0.5
      for x in 0..<part.size.width {
        sampler.mix(
          left + turn.cosine * Double(x), top - turn.sine * Double(x),
          into: pixels + y * stride + x * channels)
      }
    }
    return target
  }
}

/// Reads a picture between its pixels.
private struct Sampler {
  private let pixels: UnsafePointer<UInt8>
  private let stride: Int
  private let channels: Int
  private let right: Int
  private let bottom: Int

  init(_ source: OwnedPixbuf) {
    pixels = source.pixels
    (stride, channels) = (source.stride, source.channels)
    (right, bottom) = (source.size.width - 1, source.size.height - 1)
  }

  /// - Parameters:
  ///   - x: in pixels from the middle of the first one; what is outside is as its nearest pixel is.
  func mix(_ x: Double, _ y: Double, into target: UnsafeMutablePointer<UInt8>) {
    let (x, y) = (min(Double(right), max(0, x)), min(Double(bottom), max(0, y)))
    let (column, row) = (Int(x), Int(y))
    let (across, down) = (x - Double(column), y - Double(row))
    let upper = pixels + row * stride
    let lower = pixels + min(row + 1, bottom) * stride
    let (one, two) = (column * channels, min(column + 1, right) * channels)
    let weights = SIMD4(
      Float((1 - across) * (1 - down)), Float(across * (1 - down)), Float((1 - across) * down),
      Float(across * down))
    mix(upper + one, upper + two, lower + one, lower + two, weights, into: target)
  }

  /// No array is made here: this runs once a pixel.
  private func mix(
    _ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>, _ three: UnsafePointer<UInt8>,
    _ four: UnsafePointer<UInt8>, _ weights: SIMD4<Float>, into target: UnsafeMutablePointer<UInt8>
  ) {
    func values(_ channel: Int) -> SIMD4<Float> {
      SIMD4(Float(one[channel]), Float(two[channel]), Float(three[channel]), Float(four[channel]))
    }
    // The colour of what cannot be seen does not count.
    let shares = channels == 4 ? weights * values(3) / 255 : weights
    let total = shares.sum()
    for channel in 0..<3 {
      let sum = (shares * values(channel)).sum()
      target[channel] = total > 0 ? UInt8(min(255, (sum / total).rounded())) : 0
    }
    if channels == 4 { target[3] = UInt8(min(255, (total * 255).rounded())) }
  }
}
