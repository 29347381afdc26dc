import GLib
import PhotoPicker
import PickerModel
import Testing

struct CommandLineReaderTests {
  private func read(_ arguments: String...) throws(UsageError) -> Invocation {
    try CommandLineReader.read((["photo-picker"] + arguments).map { Array($0.utf8) })
  }

  @Test func withoutArgumentsTheWindowOpensForTheClipboard() throws {
    #expect(try read() == Invocation())
    #expect(try read().action == .pick(prints: false))
  }

  @Test(arguments: ["--print-selection", "--null", "-0", "--format=uris", "--output=/tmp/x"])
  func anyWordOfTheOutputMeansThatItIsPrinted(option: String) throws {
    #expect(try read(option).action == .pick(prints: true))
  }

  @Test func limits() throws {
    #expect(try read("--max=9").request.limits == SelectionLimits(minimum: 1, maximum: 9))
    #expect(
      try read("--min=2", "--max=2").request.limits == SelectionLimits(minimum: 2, maximum: 2))
    #expect(try read("--min=3").request.limits == SelectionLimits(minimum: 3, maximum: nil))
    #expect(try read("--single").request.limits == SelectionLimits(minimum: 1, maximum: 1))
  }

  @Test(arguments: ["0", "-1", "", "1.5", "x", "99999999999999999999", " 3", "+3"])
  func whatIsNoCountIsRefused(value: String) {
    #expect(throws: UsageError.notACount(option: "--max", value: value)) {
      try read("--max=\(value)")
    }
    #expect(throws: UsageError.notACount(option: "--min", value: value)) {
      try read("--min=\(value)")
    }
  }

  @Test func contradictionsAreRefused() {
    #expect(throws: UsageError.minimumAboveMaximum(minimum: 3, maximum: 2)) {
      try read("--min=3", "--max=2")
    }
    #expect(throws: UsageError.tooManySelected(count: 2, maximum: 1)) {
      try read("--single", "--select=/a", "--select=/b")
    }
    #expect(throws: UsageError.contradiction("--list-albums", "--list-photos")) {
      try read("--list-photos=all", "--list-albums")
    }
    #expect(throws: UsageError.self) { try read("--nonsense") }
    #expect(throws: UsageError.self) { try read("--max") }
  }

  @Test func theSameFileIsSelectedOnce() throws {
    let invocation = try read("--select=/b", "--select=/a", "--select=/x/../b", "--max=2")
    #expect(invocation.request.preselection == ["/b", "/a"].map { PhotoID(FilePath($0)) })
  }

  @Test func typesAlsoChooseTheMedia() throws {
    #expect(try read("--mime=Image/PNG").request.filter.offers(MediaType("image/png")))
    #expect(try read("--mime=video/*").request.filter.offers(MediaType("video/mp4")))
    #expect(
      try !read("--mime=video/*", "--media=images").request.filter.offers(MediaType("video/mp4")))
    #expect(try !read().request.filter.offers(MediaType("video/mp4")))
    for value in ["png", "image/", "/png", "a/b/c"] {
      #expect(throws: UsageError.notAType(value)) { try read("--mime=\(value)") }
    }
  }

  @Test func choices() throws {
    #expect(try read("--sort=size").request.sort == .size)
    #expect(try read("--media=all").request.filter.media == .all)
    #expect(try read("--format=json").format == .json)
    for (option, choices) in [
      ("--sort", ["newest", "oldest", "name", "size"]), ("--media", ["images", "videos", "all"]),
      ("--format", ["lines", "null", "uris", "json"]),
    ] {
      #expect(throws: UsageError.unknownChoice(option: option, value: "JSON", choices: choices)) {
        try read("\(option)=JSON")
      }
    }
  }

  @Test func pathsAreMadeAbsoluteAndKeepTheirBytes() throws {
    let here = FilePath(bytes: UserFolders.canonical(path: Array(".".utf8)))
    #expect(
      try read("a", "/b/", "./c/../d").folders == [
        here.appending("a"), FilePath("/b"), here.appending("d"),
      ])
    #expect(try read("--", "--max=3").folders == [here.appending("--max=3")])
    let name: [UInt8] = [0x2f, 0xe9, 0xff]
    let invocation = try CommandLineReader.read([Array("photo-picker".utf8), name])
    #expect(invocation.folders.map(\.bytes) == [name])
  }

  @Test func textsAndLists() throws {
    let invocation = try read("--title=A", "--accept-label=Send", "--album=screenshots")
    #expect(invocation.request.title == "A")
    #expect(invocation.request.acceptLabel == "Send")
    #expect(invocation.request.album == Array("screenshots".utf8))
    #expect(try read("--list-albums").action == .listAlbums)
    #expect(try read("--list-photos=all").action == .listPhotos(Array("all".utf8)))
    #expect(try read("--version").action == .version)
    #expect(try !read("--title=A").isPrivate)
    #expect(try read("--private", "--list-albums").isPrivate)
  }
}
