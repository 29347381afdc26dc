import GLib
import XCTest

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
}
