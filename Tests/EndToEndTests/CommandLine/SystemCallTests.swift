import TestSupport
import XCTest

/// How often files are looked at, counted in the calls of the kernel.
final class SystemCallTests: PickerTestCase {
  private let pictures = (1...4).map { "picture-\($0).png" }
  private let folders = ["first", "second"]

  private func makeTree() throws -> TestLibrary {
    let library = try makeLibrary(name: "library")
    for (number, name) in pictures.enumerated() {
      let folder = number == 0 ? "" : "\(folders[number % 2])/"
      try library.addPNG("\(folder)\(name)", modified: TestLibrary.start)
    }
    try library.add("first/notes.txt", data: [1])
    return library
  }

  private func trace(_ library: TestLibrary, in home: PickerHome) throws -> SystemCallLog {
    let file = home.path.appending("calls")
    let outcome = try run("--list-photos=all", library.root) {
      $0.home = home
      $0.surroundings = .traced(file)
    }
    XCTAssertEqual(outcome.output.lines.count, pictures.count)
    XCTAssertEqual(outcome.errors, "")
    return try SystemCallLog(file)
  }

  func testEachFolderIsListedOnceAndEachFileIsAskedAboutOnce() throws {
    try XCTSkipUnless(Surroundings.traced("/dev/null").arePossible, "nothing may be traced here")
    let library = try makeTree()
    let home = try PickerHome()
    for start in ["first", "second"] {
      let calls = try trace(library, in: home)
      for folder in folders + ["library"] {
        // The second call tells that there is no more.
        XCTAssertEqual(calls.count(of: .listing, naming: folder), 2, "\(folder), \(start) start")
      }
      for name in pictures {
        XCTAssertEqual(calls.count(of: .status, naming: name), 1, "\(name), \(start) start")
        let opened = calls.count(of: .opening, naming: name)
        XCTAssertEqual(opened, start == "first" ? 1 : 0, "\(name), \(start) start")
      }
      XCTAssertEqual(calls.count(of: .status + .opening, naming: "notes.txt"), 0)
    }
  }
}
