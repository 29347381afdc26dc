import PhotoPicker
import Testing

struct UsageErrorTests {
  private func failure(_ arguments: String...) -> UsageError? {
    do throws(UsageError) {
      _ = try CommandLineReader.read((["photo-picker"] + arguments).map { Array($0.utf8) })
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["--nonsense", "-x", "-0x", "--Max=1", "--maximum=1", "-max=1"])
  func whatIsNoOptionIsSaid(_ argument: String) {
    guard case .parser(let words) = failure(argument) else {
      Issue.record("\(String(describing: failure(argument)))")
      return
    }
    #expect(!words.isEmpty)
  }

  @Test(arguments: [
    "--max", "--min", "--select", "--album", "--media", "--mime", "--sort", "--format", "--output",
    "--title", "--accept-label", "--list-photos",
  ])
  func aMissingValueIsSaid(_ option: String) {
    guard case .parser(let words) = failure(option) else {
      Issue.record("\(String(describing: failure(option)))")
      return
    }
    #expect(words.contains(option))
  }

  @Test(arguments: [
    "--print-selection", "--single", "--null", "--list-albums", "--version",
  ])
  func aNeedlessValueIsSaid(_ option: String) {
    #expect(failure("\(option)=2") == .takesNoValue(option: option))
    #expect(failure("\(option)=") == .takesNoValue(option: option))
  }

  @Test(arguments: ["--max=0", "--min=0", "--max=-3", "--min=2.0", "--max=٣", "--max=1e3"])
  func aCountIsOneOrMore(_ argument: String) {
    let parts = argument.split(separator: "=").map(String.init)
    #expect(failure(argument) == .notACount(option: parts[0], value: parts[1]))
  }

  @Test func theMinimumIsComparedWithTheLastMaximum() {
    #expect(failure("--min=2", "--single") == .minimumAboveMaximum(minimum: 2, maximum: 1))
    #expect(failure("--max=1", "--min=2", "--max=2") == nil)
  }

  @Test func listsExcludeEachOtherInEitherOrder() {
    let contradiction = UsageError.contradiction("--list-albums", "--list-photos")
    #expect(failure("--list-albums", "--list-photos=all") == contradiction)
    #expect(failure("--list-photos=all", "--list-albums") == contradiction)
  }

  @Test(arguments: ["Newest", "", "newest ", "date"])
  func choicesAreExact(_ value: String) {
    #expect(
      failure("--sort=\(value)")
        == .unknownChoice(
          option: "--sort", value: value, choices: ["newest", "oldest", "name", "size"]))
  }

  @Test(arguments: ["", "jpeg", "image", "image/", "/jpeg", "image/jpeg/x", "/"])
  func aTypeHasTwoParts(_ value: String) {
    #expect(failure("--mime=\(value)") == .notAType(value))
  }

  /// Each sentence names what it is about, and has no place left open.
  @Test(arguments: [
    (UsageError.parser("Unknown option --x"), ["Unknown option --x", "--help"]),
    (.notACount(option: "--max", value: "ten"), ["--max", "ten"]),
    (.minimumAboveMaximum(minimum: 5, maximum: 3), ["--min=5", "--max=3"]),
    (.tooManySelected(count: 7, maximum: 4), ["--select", "7", "--max=4"]),
    (
      .unknownChoice(option: "--sort", value: "date", choices: ["name", "size"]),
      ["--sort", "date", "name, size"]
    ),
    (.notAType("jpeg"), ["--mime", "jpeg", "image/jpeg"]),
    (.unknownAlbum("holiday"), ["holiday", "--list-albums"]),
    (.contradiction("--list-albums", "--list-photos"), ["--list-albums", "--list-photos"]),
  ])
  func sentencesNameWhatIsWrong(_ error: UsageError, _ words: [String]) {
    for word in words { #expect(error.sentence.contains(word)) }
    #expect(!error.sentence.contains("{"))
    #expect(!error.sentence.contains("\n"))
  }
}
