import DecoderWire
import GLib
import PickerModel
import Thumbnails

/// Where `photo-picker-decoder` lies: beside the program in a build tree, in `../libexec` where it is
/// installed.
enum DecoderPlace {
  static let path: [UInt8] = {
    let program = Process.executable
    let folder = Array(program[..<(program.lastIndex(of: UInt8(ascii: "/")) ?? 0)])
    let beside = folder + name
    return Process.exists(beside)
      ? beside : UserFolders.canonical(path: folder + Array("/../libexec/photo-picker".utf8) + name)
  }()

  private static let name = Array("/photo-picker-decoder".utf8)
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
