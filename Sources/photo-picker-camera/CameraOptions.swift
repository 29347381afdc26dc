/// The command line of `photo-picker-camera`, which other programs write.
struct CameraOptions {
  /// Above which window the camera's is, by its number for the X server.
  var parent: UInt?
  /// Whether it ends with the program that started it.
  var endsWithParent = false

  /// Whether the photo can be cropped afterwards, by that program.
  var canCrop = false

  static let usage = "usage: photo-picker-camera [--parent=x11:HEX] [--companion] [--can-crop]"

  /// Nil where it is wrong. A handle of another kind of display is let be: the window then lies anywhere.
  ///
  /// - Parameter arguments: without the program's name.
  init?(_ arguments: [String]) {
    for argument in arguments {
      switch argument {
      case "--companion": endsWithParent = true
      case "--can-crop": canCrop = true
      case _ where argument.hasPrefix("--parent="):
        let handle = argument.dropFirst("--parent=".count)
        guard handle.hasPrefix("x11:") else { continue }
        guard let id = UInt(handle.dropFirst(4), radix: 16) else { return nil }
        parent = id
      default: return nil
      }
    }
  }
}
