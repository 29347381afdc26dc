import PickerLibrary
import PickerModel
import Testing

struct FavoritesTextTests {
  private static func mark(_ path: FilePath, inode: UInt64 = 7) -> FavoriteMark {
    FavoriteMark(
      .made(path, inode: inode, bytes: 5, modified: Timestamp(seconds: -3, nanoseconds: 40)))
  }

  private static func marks(_ marks: [FavoriteMark]) -> [FilePath: FavoriteMark] {
    Dictionary(uniqueKeysWithValues: marks.map { ($0.path, $0) })
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func theFormIsPlainText() {
    let marks = Self.marks([
      Self.mark(FilePath("/p/b c.jpg")), Self.mark(FilePath("/p/a.jpg"), inode: .max),
    ])
    #expect(
      Self.text(FavoritesText.bytes(of: marks)) == """
        photo-picker favorites 1
        file:///p/a.jpg\t1\t18446744073709551615\t5\t-3.000000040
        file:///p/b%20c.jpg\t1\t7\t5\t-3.000000040
        end

        """)
  }

  @Test(arguments: [
    [], ["/p/a.jpg"], ["/p/tab\tand\nline.jpg", "/p/é.jpg", "/p/e\u{301}.jpg", "/p/;%20.jpg"],
  ])
  func whatIsWrittenIsReadAgain(paths: [String]) {
    let odd = FilePath(bytes: Array("/p/".utf8) + [0xff, 0xfe, 0x80])
    let marks = Self.marks((paths.map { FilePath($0) } + [odd]).map { Self.mark($0) })
    #expect(FavoritesText.read(FavoritesText.bytes(of: marks)) == .whole(marks))
  }

  @Test func eachPartThatIsMissingIsNoticed() {
    let marks = Self.marks([Self.mark(FilePath("/p/a.jpg")), Self.mark(FilePath("/p/b.jpg"))])
    let bytes = FavoritesText.bytes(of: marks)
    for count in 0..<bytes.count {
      guard case .broken(let found) = FavoritesText.read(Array(bytes[..<count])) else {
        Issue.record("\(count) bytes of \(bytes.count) are taken for the whole")
        continue
      }
      #expect(found.allSatisfy { marks[$0.key] == $0.value })
    }
  }

  @Test func whatCanBeUnderstoodOfABrokenFileIsKept() {
    let bytes = FavoritesText.bytes(of: Self.marks([Self.mark(FilePath("/p/a.jpg"))]))
    let text = Self.text(bytes).replacing("end\n", with: "file:///p/b.jpg\tx\nend\n")
    #expect(
      FavoritesText.read(Array(text.utf8)) == .broken(Self.marks([Self.mark(FilePath("/p/a.jpg"))]))
    )
  }

  @Test(arguments: [
    ("photo-picker favorites 2\nanything", true), ("photo-picker favorites 99", true),
    ("photo-picker favorites 0\nend\n", false), ("photo-picker favorites 1x\nend\n", false),
    ("", false), ("{}", false), ("\0\0\0", false),
  ])
  func versions(text: String, isNewer: Bool) {
    let reading = FavoritesText.read(Array(text.utf8))
    #expect(reading == (isNewer ? .newer : .broken([:])))
  }
}
