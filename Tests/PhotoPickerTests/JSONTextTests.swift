import Foundation
import Testing

@testable import PhotoPicker

struct JSONTextTests {
  @Test(arguments: [
    ("", #""""#), ("a", #""a""#), (#"""#, #""\"""#), (#"\"#, #""\\""#), ("/", #""/""#),
    ("\n\r\t", #""\n\r\t""#), ("\u{0}", #""\u0000""#), ("\u{8}\u{C}", #""\u0008\u000c""#),
    ("\u{1F}\u{20}", #""\u001f ""#), ("\u{7F}", "\"\u{7F}\""), ("照片 é", "\"照片 é\""),
    ("e\u{301}", "\"e\u{301}\""), ("\u{1F3DE}\u{FE0F}", "\"\u{1F3DE}\u{FE0F}\""),
    // Two scalars that Swift sees as one character.
    ("a\r\nb", #""a\r\nb""#), ("\"\u{301}", "\"\\\"\u{301}\""),
  ])
  func texts(_ text: String, _ json: String) {
    #expect(Array(JSONText.string(text).utf8) == Array(json.utf8))
  }

  @Test func anotherReaderReadsTheSame() throws {
    let scalars =
      (0..<0x300).compactMap(Unicode.Scalar.init) + [
        "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{202E}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}",
      ]
    for scalar in scalars {
      let text = "<" + String(scalar) + ">"
      let data = Data("[\(JSONText.string(text))]".utf8)
      let read = try JSONSerialization.jsonObject(with: data) as? [String]
      #expect(read?.first.map { Array($0.utf8) } == Array(text.utf8), "U+\(scalar.value)")
    }
  }
}
