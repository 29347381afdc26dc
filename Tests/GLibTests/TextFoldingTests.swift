import GLib
import Testing

struct TextFoldingTests {
  @Test(arguments: [
    ("Étage", "etage"), ("E\u{301}tage", "etage"), ("STRASSE", "strasse"), ("Straße", "strasse"),
    ("ＩＭＧ＿１", "img_1"), ("Ångström", "angstrom"), ("ﬁn", "fin"), ("長城", "長城"), ("ガ", "カ"),
    ("Việt", "viet"), ("", ""),
  ])
  func textsThatDifferInFormAreAlike(text: String, folded: String) {
    let result = TextFolding.fold(Array(text.utf8))
    #expect(String(decoding: result, as: UTF8.self) == folded)
  }

  @Test func bytesThatAreNotUTF8StandAsTheReplacementCharacter() {
    let result = TextFolding.fold(Array("Caf".utf8) + [0xe9] + Array(".JPG".utf8))
    #expect(String(decoding: result, as: UTF8.self) == "caf\u{fffd}.jpg")
  }
}
