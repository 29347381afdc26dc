internal import CTurboJPEG
import PickerModel

/// Writes JPEGs with libjpeg-turbo.
enum JPEGEncoder {
  /// How the colours are stored against the brightness.
  enum Sampling {
    /// As fine: for what has sharp edges of colour, like text.
    case full
    /// In half as many columns and rows, as cameras do it.
    case half
  }

  /// No side may be longer: T.81, B.2.2, and what libjpeg takes of it.
  static let maximumSide = 65_500

  /// `tjCompress2`
  ///
  /// - Parameters:
  ///   - picture: without alpha.
  ///   - quality: 1 to 100.
  /// - Returns: nil where there is no memory for it.
  static func jpeg(of picture: OwnedPixbuf, quality: Int, _ sampling: Sampling) -> [UInt8]? {
    guard let handle = tjInitCompress() else { return nil }
    defer { tjDestroy(handle) }
    var (buffer, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    defer { tjFree(buffer) }
    let size = picture.size
    let status = tjCompress2(
      handle, picture.pixels, Int32(size.width), Int32(picture.stride), Int32(size.height),
      Int32(TJPF_RGB.rawValue), &buffer, &count,
      Int32((sampling == .full ? TJSAMP_444 : TJSAMP_420).rawValue), Int32(quality), 0)
    guard status == 0, let buffer else { return nil }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
  }
}
