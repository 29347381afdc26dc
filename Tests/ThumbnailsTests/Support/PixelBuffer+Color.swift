import PickerModel
import TestSupport

extension PixelBuffer {
  func color(x: Int, y: Int) -> RGB {
    let start = 4 * (y * width + x)
    return RGB(red: bytes[start + 2], green: bytes[start + 1], blue: bytes[start])
  }

  /// The colour in its middle.
  var color: RGB { color(x: width / 2, y: height / 2) }
}
