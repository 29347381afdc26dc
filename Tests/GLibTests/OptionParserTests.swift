import GLib
import Testing

struct OptionParserTests {
  private let parser = OptionParser(
    [
      .init("print", "p", help: "Print"), .init("select", value: "FILE", help: "A file"),
      .init("null", "0", help: "NUL"),
    ], synopsis: "[FOLDER…]", summary: "")

  private func parse(_ arguments: [UInt8]...) throws -> OptionParser.Arguments {
    try parser.parse([Array("test".utf8)] + arguments) { fatalError($0.sentence) }
  }

  @Test func optionsComeInTheirOrderAndTheRestApart() throws {
    let arguments = try parse(
      Array("--select=b".utf8), Array("here".utf8), Array("--print".utf8), Array("--select".utf8),
      Array("a".utf8), Array("-0".utf8))
    #expect(arguments.options.map(\.name) == ["--select", "--print", "--select", "-0"])
    #expect(
      arguments.options.map { String(decoding: $0.value, as: UTF8.self) } == ["b", "", "a", ""])
    #expect(arguments.rest == [Array("here".utf8)])
  }

  @Test func bytesThatAreNotUTF8ComeThrough() throws {
    let name: [UInt8] = [0x63, 0x61, 0x66, 0xe9]
    let arguments = try parse(Array("--select=".utf8) + name, name)
    #expect(arguments.options.first?.value == name)
    #expect(arguments.rest == [name])
  }

  @Test func afterTwoDashesNothingIsAnOption() throws {
    let arguments = try parse(Array("--".utf8), Array("--print".utf8))
    #expect(arguments.options.isEmpty)
    #expect(arguments.rest == [Array("--print".utf8)])
  }

  @Test func anUnknownOptionAndAMissingValueAreErrors() {
    #expect(throws: GLibError.self) { try parse(Array("--nonsense".utf8)) }
    #expect(throws: GLibError.self) { try parse(Array("--select".utf8)) }
  }

  @Test(arguments: [
    (["--print=1"], "--print"), (["a", "--print="], "--print"), (["--print"], nil),
    (["--select=--print=1"], nil), (["--select", "--print=1"], nil), (["--", "--print=1"], nil),
  ])
  func aNeedlessValueIsFound(arguments: [String], option: String?) {
    let bytes = (["test"] + arguments).map { Array($0.utf8) }
    #expect(parser.optionWithNeedlessValue(in: bytes) == option)
  }
}
