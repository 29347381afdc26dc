import TestSupport
import XCTest

/// Copies of what was chosen, looked at with programs that others wrote.
class ExportTestCase: WindowTestCase {
  private(set) var folder: ByteString = ""
  private var holder: TemporaryFolder?

  override func setUpWithError() throws {
    try super.setUpWithError()
    let holder = try TemporaryFolder()
    folder = holder.path.appending("copies")
    self.holder = holder
  }

  override func tearDown() {
    holder = nil
    super.tearDown()
  }

  /// Checks these photos, in this order, and presses Done.
  ///
  /// - Returns: the paths that come out.
  func copies(
    of photos: [ByteString], _ options: ByteString..., file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> [ByteString] {
    let picker = try picker(choosing: photos, options + ["-0", "--copy-to=\(folder)"])
    XCTAssertEqual(
      try picker.finish(), .exited(0), picker.standardError.text, file: file, line: line)
    return picker.standardOutput.bytes.split(separator: 0).map { ByteString(Array($0)) }
  }

  func picker(
    choosing photos: [ByteString], _ options: [ByteString], home: PickerHome? = nil
  ) throws -> Picker {
    let library = try makeLibrary(name: "elsewhere")
    try library.addPNG("other.png")
    let selected: [ByteString] = photos.map { "--select=\($0)" }
    var launch = Picker.Launch(["--print-selection"] + selected + options + [library.root])
    launch.home = home
    let picker = try Picker(launch)
    try picker.waitUntilDone(counts: photos.count)
    return picker
  }

  /// What ExifTool tells of a file, as numbers; `-` for what is not there.
  func told(_ path: ByteString, _ tags: String...) throws -> [String] {
    try Self.require("exiftool")
    return try Program.run(["exiftool", "-s3", "-f", "-n"] + tags.map { "-\($0)" } + [path]).lines
  }

  /// What ImageMagick sees: `%w`, `%h`, `%m` and so on.
  func seen(_ path: ByteString, _ format: String) throws -> String {
    try Self.require("identify")
    return try Program.run(["identify", "-format", "\(format)", path]).text
  }

  /// The colour of a pixel.
  func color(_ path: ByteString, x: Int, y: Int) throws -> RGB {
    try Self.require("convert")
    let text = try Program.run(
      ["convert", path, "-crop", "1x1+\(x)+\(y)", "-depth", "8", "rgb:-"]).bytes
    guard text.count >= 3 else { throw TestFailure("no pixel in \(path)") }
    return RGB(red: text[0], green: text[1], blue: text[2])
  }

  private static func require(_ program: ByteString) throws {
    guard (try? Program.run(["which", program])) != nil else {
      throw XCTSkip("\(program) is not installed")
    }
  }

  static func place() -> EXIF.Place {
    EXIF.Place(
      [.init(52, 1), .init(31, 1), .init(7777, 100)], "N",
      [.init(13, 1), .init(24, 1), .init(1, 1)],
      "E")
  }

  static func exif(orientation: Int) -> EXIF {
    var exif = EXIF(
      orientation: orientation, make: "Canon", model: "EOS R5",
      dateTimeOriginal: "2024:05:01 10:20:30")
    exif.lensModel = "RF 24-70mm"
    exif.place = place()
    return exif
  }
}
