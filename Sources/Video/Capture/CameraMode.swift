internal import CGLib
internal import CGStreamer

/// One of the forms in which a camera gives pictures.
struct CameraMode {
  let isJPEG: Bool
  let size: (width: Int, height: Int)
  /// Pictures in a second.
  let rate: Double
  /// Just this mode.
  let caps: Caps?

  /// With more pixels than these, of which a photo has enough, to decode each live picture takes too much of
  /// an older machine.
  static let enoughPixels = 1920 * 1440
  /// With fewer a second nobody can hold still before it.
  static let leastRate = 15.0

  /// Nil where the camera does not tell its modes: GStreamer chooses then.
  static func best(of device: UnsafeMutablePointer<GstDevice>) -> CameraMode? {
    guard let caps = gst_device_get_caps(device) else { return nil }
    defer { gst_caps_unref(caps) }
    let modes = (0..<gst_caps_get_size(caps)).compactMap { CameraMode($0, of: caps) }
    return best(of: modes)
  }

  /// One that moves, with as many pixels as are wanted, in the form that is easier to read.
  static func best(of modes: [CameraMode]) -> CameraMode? {
    modes.max { $0.merit.lexicographicallyPrecedes($1.merit) }
  }

  private var merit: [Double] {
    let pixels = Double(size.width * size.height)
    let isEnough = pixels <= Double(Self.enoughPixels)
    return [rate >= Self.leastRate ? 1 : 0, isEnough ? pixels : -pixels, rate, isJPEG ? 0 : 1]
  }

  /// What ranges are given becomes the value nearest to what is wanted.
  private init?(_ index: guint, of all: UnsafeMutablePointer<GstCaps>) {
    let features = gst_caps_get_features(all, index)
    guard features == nil || gst_caps_features_contains(features, "memory:SystemMemory") != 0,
      let one = gst_caps_copy_nth(all, index), let structure = gst_caps_get_structure(one, 0)
    else { return nil }
    let caps = Caps(adopting: one)
    let name = String(cString: gst_structure_get_name(structure))
    guard ["video/x-raw", "image/jpeg"].contains(name) else { return nil }
    gst_structure_fixate_field_nearest_int(structure, "width", 1920)
    gst_structure_fixate_field_nearest_int(structure, "height", 1080)
    gst_structure_fixate_field_nearest_fraction(structure, "framerate", 30, 1)
    var (width, height, count, seconds): (gint, gint, gint, gint) = (0, 0, 0, 1)
    guard gst_structure_get_int(structure, "width", &width) != 0,
      gst_structure_get_int(structure, "height", &height) != 0
    else { return nil }
    gst_structure_get_fraction(structure, "framerate", &count, &seconds)
    self.init(
      isJPEG: name == "image/jpeg", size: (Int(width), Int(height)),
      rate: Double(count) / Double(max(1, seconds)), caps: caps)
  }

  init(isJPEG: Bool, size: (width: Int, height: Int), rate: Double, caps: Caps?) {
    (self.isJPEG, self.size, self.rate, self.caps) = (isJPEG, size, rate, caps)
  }
}

/// A form of data. `GstCaps`
final class Caps {
  let pointer: UnsafeMutablePointer<GstCaps>

  /// - Parameter pointer: "transfer full".
  init(adopting pointer: UnsafeMutablePointer<GstCaps>) { self.pointer = pointer }

  deinit { gst_caps_unref(pointer) }
}
