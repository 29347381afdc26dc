import GLib
import PhotoPicker
import PickerModel
import Testing

/// Arguments together: one option several times, options that mean the same, names of any bytes.
struct ArgumentTests {
  private func read(_ arguments: [UInt8]...) throws(UsageError) -> Invocation {
    try CommandLineReader.read([Array("photo-picker".utf8)] + arguments)
  }

  private func read(_ arguments: String...) throws(UsageError) -> Invocation {
    try CommandLineReader.read((["photo-picker"] + arguments).map { Array($0.utf8) })
  }

  private let here = FilePath(bytes: UserFolders.canonical(path: Array(".".utf8)))

  @Test func theDefaultsAreThoseOfTheContract() throws {
    let invocation = try CommandLineReader.read([Array("photo-picker".utf8)])
    #expect(invocation.format == .lines)
    #expect(invocation.output == nil)
    #expect(invocation.request.limits == .any)
    #expect(invocation.request.filter == MediaFilter(media: .images))
    #expect(invocation.request.preselection.isEmpty)
    #expect(invocation.request.album == nil)
    #expect(invocation.request.sort == nil)
    #expect(invocation.request.title == nil)
    #expect(invocation.request.acceptLabel == nil)
  }

  @Test(arguments: [OutputFormat.lines, .null, .uris, .json])
  func eachFormHasItsName(_ format: OutputFormat) throws {
    let invocation = try read("--format=\(format.rawValue)")
    #expect(invocation.format == format)
    #expect(invocation.action == .pick(prints: true))
  }

  @Test(arguments: ["-0", "--null"])
  func nullIsAFormAndTheLastFormCounts(_ option: String) throws {
    #expect(try read(option).format == .null)
    #expect(try read("--format=json", option).format == .null)
    #expect(try read(option, "--format=json").format == .json)
  }

  @Test(arguments: [
    "--print-selection", "--max=3", "--min=1", "--single", "--select=/a", "--album=all",
    "--media=all", "--mime=image/png", "--sort=name", "--title=A", "--accept-label=B",
    "--private", "--compose", "--parent=x11:1",
  ])
  func theOtherOptionsLeaveTheForm(_ option: String) throws {
    #expect(try read(option).format == .lines)
    #expect(try read(option).action == .pick(prints: option == "--print-selection"))
  }

  @Test func aParentIsAWindowOfEitherDisplay() throws {
    #expect(try read("--parent=x11:3a00007").parent == .x11(0x3a0_0007))
    #expect(try read("--parent=x11:0x3A").parent == .x11(0x3a))
    #expect(try read("--parent=wayland:a:b").parent == .wayland("a:b"))
    #expect(try read("--compose").parent == nil)
    #expect(try read("--compose").composes)
  }

  @Test(arguments: ["", "x11:", "x11:-1", "x11:0xg", "wayland:", "7", "mir:1", "x11:1 "])
  func whatIsNoWindowIsSaid(_ value: String) {
    #expect(throws: UsageError.notAWindow(value)) { try read("--parent=\(value)") }
  }

  @Test func aCallerIsAnyName() throws {
    #expect(try read("--caller=a/b").caller == Array("a/b".utf8))
    #expect(try read(Array("--caller=".utf8) + [0xff]).caller == [0xff])
    #expect(try read("--sort=name").caller == nil)
    #expect(throws: UsageError.emptyCaller) { try read("--caller=") }
    #expect(try read("--forget-settings").action == .forgetSettings)
    #expect(throws: UsageError.contradiction("--forget-settings", "--list-albums")) {
      try read("--list-albums", "--forget-settings")
    }
  }

  @Test func ofAnOptionThatIsRepeatedTheLastCounts() throws {
    #expect(try read("--max=3", "--max=5").request.limits == SelectionLimits(maximum: 5))
    #expect(try read("--max=3", "--single").request.limits == SelectionLimits(maximum: 1))
    #expect(try read("--single", "--max=3").request.limits == SelectionLimits(maximum: 3))
    #expect(try read("--sort=name", "--sort=size").request.sort == .size)
    #expect(try read("--media=all", "--media=videos").request.filter.media == .videos)
    #expect(try read("--title=A", "--title=B").request.title == "B")
    #expect(try read("--album=all", "--album=recent").request.album == Array("recent".utf8))
    #expect(try read("--output=/a", "--output=/b").output == FilePath("/b"))
    #expect(
      try read("--list-photos=a", "--list-photos=b").action == .listPhotos(Array("b".utf8)))
  }

  @Test func typesAndSelectedFilesAddUp() throws {
    let invocation = try read(
      "--mime=image/png", "--select=/b", "--mime=IMAGE/GIF", "--select", "/a", "--select=/c")
    #expect(invocation.request.filter.types == ["image/png", "image/gif"].map { MediaType($0) })
    #expect(invocation.request.preselection == ["/b", "/a", "/c"].map { PhotoID(FilePath($0)) })
  }

  @Test func asManyMayBeSelectedAsTheMaximum() throws {
    let three = ["--select=/a", "--select=/b", "--select=/c"]
    func count(_ maximum: Int) throws -> Int {
      try CommandLineReader.read(
        (["photo-picker", "--max=\(maximum)"] + three).map { Array($0.utf8) }
      ).request.preselection.count
    }
    #expect(try count(4) == 3)
    #expect(try count(3) == 3)
    #expect(throws: UsageError.tooManySelected(count: 3, maximum: 2)) { try count(2) }
  }

  /// Who names types means those; `--media` narrows them.
  @Test func typesWithoutMediaOfferAllOfThem() throws {
    let filter = try read("--mime=video/mp4", "--mime=image/*").request.filter
    #expect(filter.offers(MediaType("video/mp4")))
    #expect(filter.offers(MediaType("image/webp")))
    #expect(!filter.offers(MediaType("video/webm")))
    let images = try read("--mime=video/mp4", "--mime=image/*", "--media=images").request.filter
    #expect(!images.offers(MediaType("video/mp4")))
    #expect(images.offers(MediaType("image/webp")))
  }

  @Test func relativeNamesBeginHere() throws {
    let invocation = try read(
      "--select=a b.jpg", "--select=./c/../d.jpg", "--output=out/list", "folder/")
    #expect(
      invocation.request.preselection == ["a b.jpg", "d.jpg"].map { PhotoID(here.appending($0)) })
    #expect(invocation.output == here.appending("out").appending("list"))
    #expect(invocation.folders == [here.appending("folder")])
    #expect(here.bytes.first == UInt8(ascii: "/"))
  }

  @Test func namesThatAreNotUTF8ComeThrough() throws {
    let name: [UInt8] = [0x63, 0x61, 0x66, 0xe9, 0xff]
    let invocation = try read(
      Array("--select=".utf8) + name, Array("--output=".utf8) + name,
      Array("--album=folder:/".utf8) + name, name)
    #expect(invocation.request.preselection == [PhotoID(here.appending(name))])
    #expect(invocation.output == here.appending(name))
    #expect(invocation.request.album == Array("folder:/".utf8) + name)
    #expect(invocation.folders == [here.appending(name)])
    #expect(try read(Array("--list-photos=".utf8) + name).action == .listPhotos(name))
    #expect(try read(Array("--title=".utf8) + name).request.title == "caf\u{FFFD}\u{FFFD}")
  }

  /// Two files, though their names look and compare the same as texts.
  @Test func namesThatDifferInNormalisationStayTwo() throws {
    let invocation = try read("--select=/\u{E9}", "--select=/e\u{301}")
    #expect(invocation.request.preselection.count == 2)
  }

  @Test(arguments: ["--version --list-albums", "--list-photos=all --version", "--version /a"])
  func theVersionGoesBeforeAllElse(_ line: String) throws {
    let arguments = line.split(separator: " ").map { Array($0.utf8) }
    #expect(
      try CommandLineReader.read([Array("photo-picker".utf8)] + arguments).action == .version)
  }

  @Test func listsTakeTheOptionsThatTheyHonour() throws {
    let invocation = try read(
      "--list-photos=recent", "--media=all", "--mime=image/png", "--sort=oldest", "--format=json",
      "/a")
    #expect(invocation.action == .listPhotos(Array("recent".utf8)))
    #expect(
      invocation.request.filter == MediaFilter(media: .all, types: [MediaType("image/png")]))
    #expect(invocation.request.sort == .oldest)
    #expect(invocation.format == .json)
    #expect(invocation.folders == [FilePath("/a")])
  }
}
