import PickerModel
import Testing

/// The order and the limits of a tray, and what can be undone.
struct TrayTests {
  private func item(_ name: String, inode: UInt64 = 0) -> TrayItem {
    let photo = Photo.made(FilePath("/p/\(name)"))
    let time = photo.file.modified
    let file = FileStamp(bytes: 1, modified: time, arrived: time, device: 7, inode: inode)
    return TrayItem(Photo(id: photo.id, file: file, facts: photo.facts))
  }

  private func tray(_ names: String, maximum: Int? = nil) throws -> Tray {
    var tray = Tray(limits: try #require(SelectionLimits(maximum: maximum)))
    #expect(tray.add(names.map { item(String($0)) }) == (names.isEmpty ? .unchanged : .changed))
    return tray
  }

  private func id(_ name: String) -> PhotoID { PhotoID(FilePath("/p/\(name)")) }

  private func names(_ tray: Tray) -> String { tray.order.map(\.path.displayName).joined() }

  // MARK: Adding

  @Test func eachPhotoIsInItOnce() throws {
    var tray = try tray("abc")
    #expect(tray.add([item("b"), item("d"), item("d")]) == .changed)
    #expect(names(tray) == "abcd")
    #expect(tray.add([item("a")]) == .unchanged)
  }

  @Test func oneFileByTwoPathsIsOnePhoto() throws {
    var tray = try tray("")
    _ = tray.add([item("a", inode: 4), item("b", inode: 4), item("c", inode: 5)])
    #expect(names(tray) == "ac")
  }

  @Test(arguments: [8, 9, 10]) func asManyAsFitAreAdded(count: Int) throws {
    var tray = try tray("abcd", maximum: 9)
    let added = "efghijklm".prefix(count - 4).map { item(String($0)) }
    #expect(tray.add(added) == (count > 9 ? .limitReached : .changed))
    #expect(names(tray) == String("abcdefghijklm".prefix(min(count, 9))))
    #expect(tray.isFull == (count >= 9))
  }

  @Test func aFullTrayTakesWhatIsInItWithoutAWord() throws {
    var tray = try tray("abc", maximum: 3)
    #expect(tray.add([item("b")]) == .unchanged)
    #expect(tray.add([item("b"), item("x")]) == .limitReached)
    #expect(names(tray) == "abc")
  }

  @Test func theMinimumTellsWhetherItIsEnough() throws {
    var tray = Tray(limits: try #require(SelectionLimits(minimum: 2)))
    _ = tray.add([item("a")])
    #expect(!tray.isEnough)
    _ = tray.add([item("b")])
    #expect(tray.isEnough)
  }

  // MARK: Replacing and moving

  @Test func anotherPhotoTakesThePlaceOfOne() throws {
    var tray = try tray("abcd", maximum: 4)
    #expect(tray.replace(id("c"), with: item("x")) == .changed)
    #expect(names(tray) == "abxd")
    #expect(tray.replace(id("x"), with: item("x")) == .unchanged)
    #expect(tray.replace(id("q"), with: item("y")) == .unchanged)
  }

  @Test func aReplacementThatIsInTheTrayComesFromThere() throws {
    var tray = try tray("abcd")
    _ = tray.replace(id("b"), with: item("d"))
    #expect(names(tray) == "adc")
    #expect(tray.undo()?.kind == .replaced)
    #expect(names(tray) == "abcd")
  }

  @Test func aPhotoMovesAndTheOthersMakeRoom() throws {
    var tray = try tray("abcde")
    #expect(tray.move(id("e"), to: 0) == .changed)
    #expect(names(tray) == "eabcd")
    #expect(tray.move(id("a"), to: 3) == .changed)
    #expect(names(tray) == "ebcad")
    for place in [3, -1, 5] { #expect(tray.move(id("a"), to: place) == .unchanged) }
  }

  // MARK: Undoing

  @Test func whatWasRemovedComesBackToItsPlace() throws {
    var tray = try tray("abcde")
    _ = tray.remove([id("b")])
    _ = tray.remove([id("d"), id("a")])
    #expect(names(tray) == "ce")
    #expect(tray.undo()?.kind == .removed)
    #expect(names(tray) == "acde")
    #expect(tray.undo()?.outcome == .changed)
    #expect(names(tray) == "abcde")
    #expect(tray.undo() == nil)
    #expect(!tray.canUndo)
  }

  @Test func whatWasAddedSinceStays() throws {
    var tray = try tray("abc")
    _ = tray.remove([id("a")])
    _ = tray.add([item("x")])
    _ = tray.undo()
    #expect(names(tray) == "abcx")
  }

  @Test func whereThereIsNoRoomNothingIsUndone() throws {
    var tray = try tray("abc", maximum: 3)
    _ = tray.remove([id("a")])
    _ = tray.add([item("x")])
    #expect(tray.undo()?.outcome == .limitReached)
    #expect(names(tray) == "bcx")
    _ = tray.remove([id("x")])
    _ = tray.undo()
    #expect(names(tray) == "bcx")
  }

  @Test func aReplacementGoesWhenItIsUndone() throws {
    var tray = try tray("abc", maximum: 3)
    _ = tray.replace(id("b"), with: item("x"))
    _ = tray.move(id("x"), to: 0)
    #expect(names(tray) == "xac")
    #expect(tray.undo()?.kind == .moved)
    #expect(names(tray) == "axc")
    _ = tray.undo()
    #expect(names(tray) == "abc")
  }

  @Test func removingWhatIsNotThereIsNoChange() throws {
    var tray = try tray("ab")
    #expect(tray.remove([id("x")]) == .unchanged)
    #expect(!tray.canUndo)
  }

  @Test func oldChangesAreForgotten() throws {
    var tray = try tray("abc")
    for _ in 0..<150 { _ = tray.move(try #require(tray.order.last), to: 0) }
    var count = 0
    while tray.undo() != nil { count += 1 }
    #expect(count == 100)
  }

  // MARK: The selection

  @Test func theTrayTakesASelectionOver() throws {
    var tray = try tray("abcd")
    let found = ["x", "y"].map { item($0).photo }
    tray.takeOver(
      [id("y"), id("d"), id("x"), id("a")],
      Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) }))
    #expect(
      names(tray) == "adyx", "those that stay keep their order, new ones come as they were checked")
    _ = tray.undo()
    #expect(names(tray) == "abcdyx")
  }

  @Test func whatIsNotFoundIsNotTakenOver() throws {
    var tray = try tray("a")
    tray.takeOver([id("a"), id("gone")], [:])
    #expect(names(tray) == "a")
    #expect(!tray.canUndo)
  }

  // MARK: Copies and changes on disk

  @Test func anEditedCopyStandsForItsPhoto() throws {
    var tray = try tray("ab")
    let edited = EditedPhoto(copy: .made("/q/a-edited"), edit: PhotoEdit())
    #expect(tray.show(edited, for: id("a")) == .changed)
    #expect(tray.show(edited, for: id("a")) == .unchanged)
    #expect(tray.items[0].shown.id == "/q/a-edited")
    #expect(tray.contains(id("a")))
    _ = tray.undo()
    #expect(tray.items[0].shown.id == id("a"))
  }

  @Test func whatHasGoneIsDroppedForGood() throws {
    var tray = try tray("abc")
    _ = tray.move(id("c"), to: 0)
    tray.drop([id("a")])
    #expect(names(tray) == "cb")
    _ = tray.undo()
    #expect(names(tray) == "bc")
  }

  @Test func renamedPhotosKeepTheirPlaces() throws {
    var tray = try tray("abc")
    _ = tray.remove([id("b")])
    tray.rename([id("a"): id("x"), id("b"): id("y")])
    #expect(names(tray) == "xc")
    _ = tray.undo()
    #expect(names(tray) == "xyc")
  }

  @Test func twoThatBecomeOneAreOne() throws {
    var tray = try tray("abc")
    tray.rename([id("a"): id("c")])
    #expect(names(tray) == "cb")
  }
}
