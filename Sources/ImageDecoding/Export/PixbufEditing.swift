internal import CGLib
internal import CPixbuf
import PickerModel

/// Does to an upright picture what a `PhotoEdit` says. Nil where there is no memory for it.
enum PixbufEditing {
  /// All but the transparency of what is outside of a round picture: see `rounded`.
  static func edited(_ upright: consuming OwnedPixbuf, _ edit: PhotoEdit) -> OwnedPixbuf? {
    guard let turned = turned(upright, edit) else { return nil }
    let size = turned.size
    let straightened =
      edit.straightening == 0 ? size : size.scaled(by: edit.straightenedShare(of: size))
    let part = edit.crop?.pixels(of: straightened) ?? (x: 0, y: 0, size: straightened)
    if edit.straightening != 0 {
      return Straightening(turned, degrees: edit.straightening, straightened).part(part)
    }
    if part.size == size { return turned }
    // It shares the pixels of the whole.
    return OwnedPixbuf(
      adopting: gdk_pixbuf_new_subpixbuf(
        turned.pixbuf, gint(part.x), gint(part.y), gint(part.size.width), gint(part.size.height)))
  }

  private static func turned(_ picture: consuming OwnedPixbuf, _ edit: PhotoEdit) -> OwnedPixbuf? {
    var picture: OwnedPixbuf? = picture
    if edit.isMirrored, let whole = picture {
      picture = OwnedPixbuf(adopting: gdk_pixbuf_flip(whole.pixbuf, 1))
    }
    let rotation: GdkPixbufRotation? =
      switch edit.quarterTurns & 3 {
      case 1: GDK_PIXBUF_ROTATE_CLOCKWISE
      case 2: GDK_PIXBUF_ROTATE_UPSIDEDOWN
      case 3: GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE
      default: nil
      }
    guard let rotation, let whole = picture else { return picture }
    return OwnedPixbuf(adopting: gdk_pixbuf_rotate_simple(whole.pixbuf, rotation))
  }

  /// The picture in another size. Making smaller, gdk-pixbuf's bilinear form takes the mean of all that a
  /// pixel covers.
  static func scaled(_ picture: OwnedPixbuf, to size: PixelSize) -> OwnedPixbuf? {
    if picture.size == size { return picture }
    return OwnedPixbuf(
      adopting: gdk_pixbuf_scale_simple(
        picture.pixbuf, gint(size.width), gint(size.height), GDK_INTERP_BILINEAR))
  }

  /// On white, without transparency.
  static func flattened(_ picture: OwnedPixbuf) -> OwnedPixbuf? {
    guard picture.hasAlpha else { return picture }
    let size = picture.size
    guard
      let flat = OwnedPixbuf(
        adopting: gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(size.width), gint(size.height))),
      let target = gdk_pixbuf_get_pixels(flat.pixbuf)
    else { return nil }
    let (source, from, to) = (picture.pixels, picture.stride, flat.stride)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (pixel, result) = (source + y * from + 4 * x, target + y * to + 3 * x)
        let alpha = UInt32(pixel[3])
        for channel in 0..<3 {
          let sum = UInt32(pixel[channel]) * alpha + 255 * (255 - alpha)
          result[channel] = UInt8((sum + 127) / 255)
        }
      }
    }
    return flat
  }

  /// What is outside of the ellipse that fills the picture is made transparent.
  static func rounded(_ picture: OwnedPixbuf) -> OwnedPixbuf? {
    guard let round = OwnedPixbuf(adopting: gdk_pixbuf_add_alpha(picture.pixbuf, 0, 0, 0, 0)),
      let pixels = gdk_pixbuf_get_pixels(round.pixbuf)
    else { return nil }
    let (size, stride) = (round.size, round.stride)
    let ellipse = Ellipse(size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let place = pixels + y * stride + 4 * x + 3
        place.pointee = UInt8((Double(place.pointee) * ellipse.coverage(x: x, y: y)).rounded())
      }
    }
    return round
  }
}

/// The ellipse that fills a rectangle.
private struct Ellipse {
  private let radii: (x: Double, y: Double)

  init(_ size: PixelSize) { radii = (Double(size.width) / 2, Double(size.height) / 2) }

  /// How much of a pixel is inside, 0 to 1: by how far its middle is from the edge.
  func coverage(x: Int, y: Int) -> Double {
    let (across, down) = (
      (Double(x) + 0.5 - radii.x) / radii.x, (Double(y) + 0.5 - radii.y) / radii.y
    )
    let distance = (across * across + down * down).squareRoot()
    return min(1, max(0, (1 - distance) * min(radii.x, radii.y) + 0.5))
  }
}
