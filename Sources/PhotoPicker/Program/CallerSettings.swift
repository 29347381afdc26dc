import GLib

/// What is remembered for one program.
@MainActor
struct CallerSettings {
  /// The part of the path where it is kept.
  let name: String
  let settings: Settings

  static let greatestNumber = 100
  static let keys = ["sort", "last-album", "tile-size", "window-size", "window-maximized"]

  /// - Parameter caller: as the program called itself.
  init(caller: [UInt8]) { self.init(name: Self.name(of: caller)) }

  /// - Parameter name: the part of the path.
  init(name: String) {
    self.name = name
    settings = Settings(
      schema: "org.photopicker.PhotoPicker.Caller", schemasIn: SharedFolder.schemas,
      at: "/org/photopicker/PhotoPicker/callers/\(name)/")
  }

  func reset() { for key in Self.keys { settings.reset(key) } }

  /// Letters, digits, `-` and `.` as they are, all other bytes as `_` and two hexadecimal digits: a path of
  /// settings has no place for slashes, nor for bytes that are not UTF-8.
  static func name(of caller: [UInt8]) -> String {
    caller.reduce(into: "") { name, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || (48...57).contains(byte))
      if isPlain || [45, 46].contains(byte) {
        name.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16)
        name += "_" + String(repeating: "0", count: 2 - digits.count) + digits
      }
    }
  }
}
