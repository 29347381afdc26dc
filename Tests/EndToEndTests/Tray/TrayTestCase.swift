import TestSupport
import XCTest

/// A test of the tray.
class TrayTestCase: WindowTestCase {
  /// Starts a picker that begins in the tray and prints what is in it.
  func compose(
    _ arguments: ByteString...,
    configured configure: (inout Picker.Launch) throws -> Void = { _ in }
  ) throws -> Picker {
    var launch = Picker.Launch(["--print-selection", "--compose"] + arguments)
    try configure(&launch)
    let picker = try Picker(launch)
    try waitForTray(picker)
    return picker
  }

  /// Starts a picker as from the desktop.
  func desktop(
    _ arguments: ByteString...,
    configured configure: (inout Picker.Launch) throws -> Void = { _ in }
  ) throws -> Picker {
    var launch = Picker.Launch(arguments)
    try configure(&launch)
    return try Picker(launch)
  }

  func waitForTray(_ picker: Picker) throws {
    _ = try picker.button(picker.language.addPhotos)
    try picker.focus()
  }

  /// Puts bytes on the clipboard and presses Ctrl+V.
  func paste(_ form: ByteString, _ bytes: [UInt8], into picker: Picker) throws {
    let file = picker.home.path.appending("clipboard")
    try Files.write(bytes, to: file)
    try ClipboardOwner.offer(form, contentsOf: file)
    try picker.focus()
    try Keyboard.press("ctrl+v")
  }

  /// Pastes files as file managers copy them.
  func paste(_ files: [ByteString], into picker: Picker) throws {
    let uris = files.map { "file://\($0.text)" }.joined(separator: "\n")
    try paste("x-special/gnome-copied-files", Array("copy\n\(uris)".utf8), into: picker)
  }

  /// Puts one window into the upper half of the screen and the other into the lower.
  func place(_ upper: Picker, above lower: Picker) throws {
    let places = [(upper, 0), (lower, 520)]
    for (picker, y) in places {
      try picker.xWindow().resize(width: 700, height: 480)
      try picker.xWindow().move(to: Point(x: 0, y: y))
    }
    let arePlaced = try Polling.until {
      try places.allSatisfy { picker, y in
        try picker.window().frame.map { $0.y >= y && $0.y < y + 40 && $0.height < 520 } ?? false
      }
    }
    if !arePlaced { throw TestFailure("The windows are not where they should be") }
  }

  /// The second picker's checked photos are dragged from its count into the tray of the first.
  func drop(from source: Picker, counting count: String, into picker: Picker) throws {
    try place(picker, above: source)
    let start = try source.button(count).frame?.center
    let end = try picker.window().frame?.point(0.7, 0.45)
    guard let start, let end else { return XCTFail("A window is not on the screen") }
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    try Pointer.drag(through: [start, middle, end]) { Polling.sleep(.milliseconds(300)) }
  }
}
