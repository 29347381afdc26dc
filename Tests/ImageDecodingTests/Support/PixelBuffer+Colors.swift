import PickerModel
import TestSupport

extension PixelBuffer {
  func color(x: Int, y: Int) -> RGB {
    let start = 4 * (y * width + x)
    return RGB(red: bytes[start + 2], green: bytes[start + 1], blue: bytes[start])
  }

  /// Whether the middles of its quarters have the colours of those of the picture.
  func looksLike(_ picture: Picture) -> Bool {
    [1, 3].allSatisfy { row in
      [1, 3].allSatisfy { column in
        color(x: width * column / 4, y: height * row / 4)
          .isNear(picture.color(x: picture.width * column / 4, y: picture.height * row / 4))
      }
    }
  }
}

extension PixelSize {
  init(_ pixels: PixelBuffer) { self.init(width: pixels.width, height: pixels.height) }
}
