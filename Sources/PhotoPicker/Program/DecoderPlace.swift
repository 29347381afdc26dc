import GLib

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
