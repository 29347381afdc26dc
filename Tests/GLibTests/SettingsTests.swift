import TestSupport
import XCTest

@testable import GLib

final class SettingsTests: XCTestCase {
  func testWithoutItsSchemaNothingHasAValueAndNothingFails() {
    MainActor.assumeIsolated {
      let settings = Settings(schema: "org.photopicker.None", schemasIn: Array("/nonexistent".utf8))
      XCTAssertNil(settings.integer("tile-size"))
      XCTAssertNil(settings.strings("library-folders"))
      settings.set("tile-size", 3)
      settings.set("library-folders", ["a"])
    }
  }

  func testTheStoreOfTheDesktopNeedsAFolder() throws {
    let folder = try TemporaryFolder().path
    try MainActor.assumeIsolated {
      XCTAssertTrue(Settings.canWork(runtime: folder.bytes))
      XCTAssertTrue(Settings.canWork(runtime: folder.appending("deep/er").bytes))
      // What is no folder can hold none, not even for root.
      try Files.write([1], to: folder.appending("file"))
      XCTAssertFalse(Settings.canWork(runtime: folder.appending("file").bytes))
    }
  }
}
