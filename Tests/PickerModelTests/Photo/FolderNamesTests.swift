import PickerModel
import Testing

struct FolderNamesTests {
  private func paths(in folder: String, _ names: [String]) -> [FilePath] {
    var text = FolderNames(of: FilePath(folder))
    let ranges = names.map { text.append(Array($0.utf8).span) }
    text.seal()
    return ranges.map { text.path(of: $0) }
  }

  @Test(arguments: ["/p/q", "/", "/p", "p", "/p//q", "//p"])
  func pathsAreThoseThatAreMadeOneByOne(folder: String) {
    let names = ["a.jpg", "b", "\u{e9}", "a.jpg.jpg"]
    for (path, name) in zip(paths(in: folder, names), names) {
      let other = FilePath(folder).appending(name)
      #expect(path == other)
      #expect(path.hashValue == other.hashValue)
      #expect(path.bytes == other.bytes)
      #expect(path.count == other.bytes.count)
      #expect(path.display == other.display)
      #expect(path.displayName == name)
      #expect(path.parent == other.parent && path.parent.parent == other.parent.parent)
      #expect(path.parent.hashValue == other.parent.hashValue)
      #expect(path.parent.bytes == other.parent.bytes)
      #expect(path.appending("x") == other.appending("x"))
      #expect(FilePath(bytes: path.bytes) == path)
    }
  }

  @Test func differentNamesAreDifferentPaths() {
    let paths = paths(in: "/p", ["a", "b", "ab", "a b"])
    #expect(Set(paths).count == 4)
    #expect(Set(paths + self.paths(in: "/p", ["a", "b", "ab", "a b"])).count == 4)
    #expect(Set(paths + self.paths(in: "/q", ["a", "b", "ab", "a b"])).count == 8)
  }

  @Test func beside() {
    let paths = paths(in: "/p/q", ["a", "b"])
    #expect(paths[0].isBeside(paths[1]))
    #expect(paths[0].isBeside(FilePath("/p/q/c")))
    #expect(!paths[0].isBeside(FilePath("/p/r/c")))
    #expect(!paths[0].isBeside(FilePath("/p/q")))
    #expect(FilePath("/a").isBeside(FilePath("/b")))
    #expect(!FilePath("/a").isBeside(FilePath("a")))
  }

  @Test func orderByBytes() {
    let paths = paths(in: "/p", ["a", "B", "a b", "\u{e9}"]) + [FilePath("/"), FilePath("/p.x/a")]
    let sorted = paths.sorted { $0.precedesByBytes($1) }
    #expect(sorted == paths.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) })
  }

  @Test func theLastNameCanBeTakenBack() {
    var text = FolderNames(of: FilePath("/p"))
    let first = text.append(Array("a".utf8).span)
    let second = text.append(Array("b".utf8).span)
    text.removeLast(second)
    let third = text.append(Array("cc".utf8).span)
    #expect(text.path(of: first) == FilePath("/p/a"))
    #expect(text.path(of: third) == FilePath("/p/cc"))
    #expect(text.text == Array("/pa\0cc\0".utf8))
  }
}
