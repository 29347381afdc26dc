import Glibc
import TestSupport
import XCTest

/// Files that are not what their names say.
final class BadFileTests: WindowTestCase {
  func testSpecialFilesAreNeverOpenedAndNeverListed() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("picture.png")
    var special = [try library.addFIFO("pipe.jpg"), try library.addSocket("socket.jpg")]
    if geteuid() == 0, let device = try? library.addDevice("device.jpg") { special.append(device) }
    try library.addLink("zero.jpg", to: "/dev/zero")
    try library.addLink("linked-pipe.jpg", to: "pipe.jpg")
    let opened = try OpenCounter(special)

    let outcome = try run("--list-photos=all", "--format=json", library.root)
    XCTAssertEqual(outcome.status, .exited(0), outcome.errors.text)
    XCTAssertEqual(try JSONText(outcome.output)["photos"]?.elements.count, 1)

    let picker = try pick(library.root)
    try picker.tiles(count: 1)
    XCTAssertTrue(Polling.holds { picker.tiles().count == 1 })
    try picker.toggle("picture.png")
    try assertDone(picker, prints: [path])
    XCTAssertFalse(opened.wasOpened())
  }

  func testBrokenPicturesAreSelectable() throws {
    let library = try makeLibrary()
    let paths = [
      try library.addEmpty("empty.jpg"), try library.addTruncated("half.jpg"),
      try library.addText("text.jpg"), try library.addEmpty("empty.png"),
      try library.add("noise.png", data: (0..<5000).map { UInt8(truncatingIfNeeded: $0 * 131) }),
      try library.add("start.jpg", data: [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]),
    ]
    let whole = try library.addPNG("whole.png", .flat(.green))
    let picker = try pick(library.root)
    try picker.tiles(count: paths.count + 1)
    for path in paths { try picker.toggle(path.name.text) }
    try picker.waitUntilDone(counts: paths.count)
    try picker.waitUntilTile("whole.png", shows: .green)
    try picker.toggle(whole.name.text)
    try assertDone(picker, prints: paths + [whole])
  }

  func testPNGNamedJPEGIsShown() throws {
    let library = try makeLibrary()
    let path = try library.add("a.jpg", data: PNG.encode(.flat(.magenta, width: 96, height: 80)))
    let outcome = try run("--list-photos=all", "--format=json", library.root)
    let photo = try XCTUnwrap(JSONText(outcome.output)["photos"]?.elements.first)
    XCTAssertEqual(photo["width"], .number("96"))
    XCTAssertEqual(photo["height"], .number("80"))

    let picker = try pick(library.root)
    try picker.waitUntilTile("a.jpg", shows: .magenta)
    try picker.toggle("a.jpg")
    try assertDone(picker, prints: [path])
  }

  func testPictureOfGigabytesIsListedAndNotDecoded() throws {
    let library = try makeLibrary()
    let bomb = try library.add("bomb.png", data: PNG.bomb(), modified: TestLibrary.start)
    let small = try library.addPNG("small.png", .flat(.yellow), modified: TestLibrary.start - 1)
    let picker = try pick(library.root)
    try picker.tiles(count: 2)
    try picker.waitUntilTile("small.png", shows: .yellow)
    try picker.toggle("bomb.png", "small.png")
    XCTAssertLessThan(picker.program.peakMemory, 600 << 20)
    try assertDone(picker, prints: [bomb, small])
  }
}
