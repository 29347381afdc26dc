import GLib
import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Thumbnails are there to be shared, so what counts is what another library says of them.
struct GIOTests {
  @Test func thumbnailsOfAHundredOddNamesAreValid() async throws {
    let fixture = try CacheFixture()
    let provider = fixture.provider()
    var photos: [Photo] = []
    for name in Self.oddNames {
      let photo = try fixture.addPhoto(name, .flat(.red, width: 8, height: 8))
      _ = try await provider.square(of: photo)
      // Not too many at once, or some are left for the next time.
      #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) }, "\(name)")
      photos.append(photo)
    }
    #expect(photos.count > 100)
    let verdicts = try GIO.verdicts(
      on: photos.map { ByteString($0.id.path.bytes) }, cacheHome: fixture.cacheHome)
    for photo in photos {
      let verdict = verdicts[FileURI.string(ofPath: photo.id.path.bytes)]
      #expect(verdict?.isValid == true, "\(photo.id.path)")
      #expect(verdict?.path == fixture.stored(photo).text, "\(photo.id.path)")
    }
  }

  @Test func thumbnailsOfTheOtherSizesAreValidToo() async throws {
    for (edge, size) in [(90, ThumbnailSize.normal), (300, .extraLarge), (600, .extraExtraLarge)] {
      let fixture = try CacheFixture()
      let photo = try fixture.addPhoto("a.png")
      _ = try await fixture.provider().thumbnail(of: photo, edge: edge, urgency: .near)
      #expect(try await Waiting.until { Files.exists(fixture.stored(photo, size)) })
      let verdict = try verdict(on: photo, fixture)
      #expect(verdict?.isValid == true)
      #expect(verdict?.path == fixture.stored(photo, size).text)
    }
  }

  @Test func oneOfAFileThatHasChangedIsNot() async throws {
    let fixture = try CacheFixture()
    let photo = try fixture.addPhoto("a.png")
    _ = try await fixture.provider().square(of: photo)
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
    #expect(try verdict(on: photo, fixture)?.isValid == true)
    try Files.setModified(TestLibrary.start + 1, of: ByteString(photo.id.path.bytes))
    #expect(try verdict(on: photo, fixture)?.isValid == false)
  }

  @Test func aFailureIsKnownAsOne() async throws {
    let fixture = try CacheFixture()
    let path = try fixture.library.add(
      "a.png", data: Array("no picture".utf8), modified: TestLibrary.start)
    let photo = try fixture.photo(path)
    #expect(await fixture.provider().failure(of: photo) == .damaged)
    #expect(try await Waiting.until { Files.exists(fixture.desktopsFailure(photo)) })
    #expect(try verdict(on: photo, fixture)?.hasFailed == true)
    #expect(fixture.failure(photo).text.contains("/thumbnails/fail/photo-picker-1.2.3/"))
    #expect(Files.exists(fixture.failure(photo)))
  }

  /// The file was broken, and is whole now; or the other way round.
  @Test func whatWasSaidOfTheFileBeforeIsTakenBack() async throws {
    let fixture = try CacheFixture()
    let broken = try fixture.photo(
      fixture.library.add("a.png", data: Array("no".utf8), modified: TestLibrary.start))
    #expect(await fixture.provider().failure(of: broken) == .damaged)
    #expect(try await Waiting.until { Files.exists(fixture.desktopsFailure(broken)) })

    let whole = try fixture.photo(
      fixture.library.addPNG("a.png", modified: TestLibrary.start + 1))
    _ = try await fixture.provider().square(of: whole)
    #expect(try await Waiting.until { Files.exists(fixture.stored(whole)) })
    #expect(try await Waiting.until { !Files.exists(fixture.desktopsFailure(broken)) })
    #expect(!Files.exists(fixture.failure(broken)))
    #expect(try verdict(on: whole, fixture)?.isValid == true)

    let brokenAgain = try fixture.photo(
      fixture.library.add("a.png", data: Array("no".utf8), modified: TestLibrary.start + 2))
    #expect(await fixture.provider().failure(of: brokenAgain) == .damaged)
    #expect(try await Waiting.until { Files.exists(fixture.desktopsFailure(brokenAgain)) })
    #expect(try await Waiting.until { !Files.exists(fixture.stored(brokenAgain)) })
    let verdict = try verdict(on: brokenAgain, fixture)
    #expect(verdict?.hasFailed == true)
    #expect(verdict?.path == nil)
  }

  /// GIO takes the largest there is, valid or not.
  @Test func aLargerOneOfTheFileAsItWasGoes() async throws {
    let fixture = try CacheFixture()
    let before = try fixture.addPhoto("a.png", .flat(.blue))
    for edge in [90, 300, 600] {
      _ = try await fixture.provider().thumbnail(of: before, edge: edge, urgency: .near)
    }
    let others: [ThumbnailSize] = [.normal, .extraLarge, .extraExtraLarge]
    #expect(
      try await Waiting.until { others.allSatisfy { Files.exists(fixture.stored(before, $0)) } })
    let after = try fixture.photo(
      fixture.library.addPNG("a.png", .flat(.red), modified: TestLibrary.start + 1))
    #expect(try await fixture.provider().square(of: after).color == .red)
    #expect(try await Waiting.until { Files.exists(fixture.stored(after)) })
    #expect(
      try await Waiting.until { !others.contains { Files.exists(fixture.stored(after, $0)) } })
    let verdict = try verdict(on: after, fixture)
    #expect(verdict?.isValid == true)
    #expect(verdict?.path == fixture.stored(after).text)
  }

  private func verdict(on photo: Photo, _ fixture: CacheFixture) throws -> GIO.Verdict? {
    try GIO.verdicts(on: [ByteString(photo.id.path.bytes)], cacheHome: fixture.cacheHome)
      .values.first
  }

  /// Every character of ASCII that a name can have, and others that programs get wrong.
  private static var oddNames: [ByteString] {
    let ascii = (UInt8(1)...127).filter { $0 != UInt8(ascii: "/") }
      .map { ByteString([UInt8(ascii: "a"), $0, UInt8(ascii: "b")] + Array(".png".utf8)) }
    let others: [ByteString] = [
      "-leading.png", " leading.png", "trailing.png ", "~.png", "%20.png", "100%.png", "%2F.png",
      "a&amp;b.png", "<b>&.png", "[a](b){c}.png", "a;b#c?d.png", "two\nlines\n.png",
      "\u{E9}.png", "e\u{301}.png", "照片.png", "写真 (1).png", "사진.png", "\u{202E}gnp.png",
      "\u{1F3DE}\u{FE0F}.png", "صورة.png", "folder with;#%/a.png",
      ByteString([0x63, 0x61, 0x66, 0xe9] + Array(".png".utf8)),
      ByteString([0xff, 0xfe, 0x80] + Array(".png".utf8)),
      ByteString(String(repeating: "x", count: 251) + ".png"),
    ]
    return ascii + others
  }
}
