import PhotoPicker
import PickerModel
import Testing

/// Options that ask for copies.
struct ExportOptionTests {
  private func read(_ arguments: String...) throws(UsageError) -> Invocation {
    try CommandLineReader.read((["photo-picker"] + arguments).map { Array($0.utf8) })
  }

  private func failure(_ arguments: String...) -> UsageError? {
    do throws(UsageError) {
      _ = try CommandLineReader.read((["photo-picker"] + arguments).map { Array($0.utf8) })
      return nil
    } catch {
      return error
    }
  }

  @Test func eachSaysWhatIsDone() throws {
    let invocation = try read(
      "--resize=1600x1200", "--max-bytes=500k", "--convert=webp", "--strip=location",
      "--copy-to=/tmp/x")
    #expect(invocation.recipe.box == PixelBox(width: 1600, height: 1200))
    #expect(invocation.recipe.maximumBytes == 500_000)
    #expect(invocation.recipe.type == .webp)
    #expect(invocation.recipe.stripping == .location)
    #expect(invocation.copyFolder == FilePath("/tmp/x"))
    #expect(try read().recipe.changesNothing && read().copyFolder == nil)
  }

  @Test func bytesAreWrittenAsPeopleDo() throws {
    for (text, count) in [("1", 1), ("2M", 2_000_000), ("10K", 10_000), ("1G", 1_000_000_000)] {
      #expect(try read("--max-bytes=\(text)").recipe.maximumBytes == count)
    }
    for text in ["", "0", "k", "-1", "1.5M", "2MB", "1 k", "99999999999999999999", "٣"] {
      #expect(failure("--max-bytes=\(text)") == .notAByteCount(text))
    }
  }

  @Test func otherValuesAreSaid() {
    #expect(failure("--resize=big") == .notASize("big"))
    #expect(failure("--copy-to=") == .emptyName)
    #expect(
      failure("--convert=gif")
        == .unknownChoice(option: "--convert", value: "gif", choices: ["jpeg", "png", "webp"]))
    #expect(
      failure("--strip=nothing")
        == .unknownChoice(option: "--strip", value: "nothing", choices: ["location", "all"]))
  }

  @Test func whereNobodyChoosesNothingIsCopied() {
    #expect(
      failure("--list-photos=all", "--resize=10") == .contradiction("--resize", "--list-photos"))
    #expect(
      failure("--copy-to=/x", "--list-albums") == .contradiction("--copy-to", "--list-albums"))
  }
}
