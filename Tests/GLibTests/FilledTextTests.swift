import GLib
import Testing

struct FilledTextTests {
  @Test(arguments: [
    ("{a} of {b}", "1 of 2"), ("{a}{a}", "11"), ("none", "none"), ("{c} and {a}", "{c} and 1"),
    ("{", "{"), ("}{a}{", "}1{"), ("", ""),
  ])
  func eachPlaceIsFilled(text: String, expected: String) {
    #expect(text.filled(["a": "1", "b": "2"]) == expected)
  }

  @Test func whatAValueBringsInStays() {
    #expect(
      "{path}: {reason}".filled(["path": "{reason}", "reason": "{path}"]) == "{reason}: {path}")
  }
}
