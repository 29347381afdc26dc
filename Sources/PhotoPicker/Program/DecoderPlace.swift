import DecoderWire
import GLib
import PickerModel
import Thumbnails

/// Where `photo-picker-decoder` lies.
enum DecoderPlace {
  static let path = CompanionPlace.path(of: "photo-picker-decoder")
}

extension DecoderPlace {
  /// What holds the decoders back, in a line for those who ask for the version.
  static var protection: String {
    guard let protection = DecoderPool.protection(program: path) else {
      return "Files are not read, as \(FilePath(bytes: path).display) cannot be started"
    }
    let parts = [
      protection.seccomp ? "seccomp" : nil,
      protection.landlock > 0 ? "Landlock \(protection.landlock)" : nil,
    ]
    let missing = protection.landlock > 0 ? "" : "; this kernel has no Landlock"
    return "Files are read behind \(parts.compactMap(\.self).joined(separator: " and "))\(missing)"
  }
}
