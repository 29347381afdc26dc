import GLib
import Testing

struct NumberTextTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (12_345, "12,345"), (1_234_567, "1,234,567"),
    (-1000, "-1,000"),
  ])
  func thousandsStandApart(number: Int, text: String) {
    #expect(NumberText.string(number, separator: ",") == text)
  }
}
