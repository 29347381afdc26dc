import TestSupport
import XCTest

/// Videos show the stills that the desktop's thumbnailers make of them.
final class StillTests: WindowTestCase {
  func testTileAndPreviewShowTheStill() throws {
    let probe = ["bwrap", "--unshare-all", "--ro-bind", "/", "/", "true"] as [ByteString]
    if (try? Program.run(probe)) == nil { throw XCTSkip("bubblewrap cannot work here") }
    let library = try makeLibrary()
    try library.add("film.mp4", data: Movie().bytes, modified: TestLibrary.start)
    let home = try PickerHome()
    let program = home.path.appending("make-still")
    let picture = library.path("../still.png")
    try Files.write(PNG.encode(.quarters(width: 320, height: 240)), to: picture)
    try Files.write(Array(try script(picture).utf8), to: program)
    try Files.setMode(0o755, of: program)
    try Files.makeFolder(home.data.appending("thumbnailers"))
    try Files.write(
      Array("[Thumbnailer Entry]\nExec=\(program.text) %o\nMimeType=video/mp4;\n".utf8),
      to: home.data.appending("thumbnailers/test.thumbnailer"))
    let picker = try pick("--media=videos", library.root) { $0.home = home }
    try picker.waitUntilTile(
      "film.mp4", shows: [(0.3, 0.4, .red), (0.7, 0.4, .green), (0.3, 0.7, .blue)])
    try picker.focus()
    try Keyboard.press("Home", "p")
    try picker.waitUntilPreview(
      "film.mp4", shows: [(0.4, 0.4, .red), (0.6, 0.4, .green), (0.4, 0.6, .blue)])
  }

  /// Carries the picture itself, as it sees no other file.
  private func script(_ picture: ByteString) throws -> String {
    "#!/bin/sh\nbase64 -d >$1 <<END\n\(try Program.run(["base64", picture]).text)END\n"
  }
}
