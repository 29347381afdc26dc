import GLib
import PickerModel
import TestSupport
import Testing

@testable import ImageDecoding

/// What videos tell of themselves.
struct VideoFactsTests {
  private func facts(_ movie: Movie) async throws -> PhotoFacts {
    try #require(await Sample(movie.bytes, name: "clip", modified: 5).facts(type: "video/mp4"))
  }

  @Test func lengthRateAndSizeAreTold() async throws {
    let facts = try await facts(Movie())
    #expect(facts.type.name == "video/mp4")
    #expect(facts.duration == 2)
    #expect(facts.frameRate == 30)
    #expect(facts.size == PixelSize(width: 320, height: 240))
    #expect(await (try Sample(Movie().bytes)).size() == facts.size)
    #expect(facts.traits == [])
    #expect(facts.taken.source == .mtime)
  }

  @Test func oneFilmedUprightIsHigherThanWide() async throws {
    #expect(try await facts(Movie(isTurned: true)).size == PixelSize(width: 240, height: 320))
  }

  @Test func theRateOfSlowMotionIsTheOneItWasShotAt() async throws {
    #expect(try await facts(Movie(frameLength: 5)).frameRate == 120)
    let rate = (
      name: "com.android.capture.fps", type: UInt32(23), value: Float(240).bitPattern.bigEndianBytes
    )
    #expect(try await facts(Movie(keys: [rate])).frameRate == 240)
  }

  @Test func camerasAreTold() async throws {
    let apple = [
      Movie.text("com.apple.quicktime.make", "Apple"),
      Movie.text("com.apple.quicktime.model", "iPhone 15 Pro"),
    ]
    let facts = try await facts(Movie(brand: "qt  ", keys: apple))
    #expect(facts.type.name == "video/quicktime")
    #expect(facts.traits == .camera)
    #expect(facts.camera == StableHash.of(["Apple", "iPhone 15 Pro", ""]))
    let android = [
      Movie.text("com.android.manufacturer", "Google"), Movie.text("com.android.model", "Pixel 8"),
    ]
    #expect(try await self.facts(Movie(keys: android)).traits == .camera)
  }

  @Test func placesAreTold() async throws {
    let place = Movie.text("com.apple.quicktime.location.ISO6709", "+52.5200+013.4050+034/")
    #expect(try await facts(Movie(brand: "qt  ", keys: [place])).traits == .location)
  }

  // MARK: Times

  private static let noon = Int64(1_714_558_830)  // 2024-05-01 10:20:30 UTC

  @Test func theTimeOfAContainerIsUTC() async throws {
    let created = UInt32(Self.noon + Int64(Movie.epoch))
    let taken = try await facts(Movie(created: created)).taken
    #expect(taken.source == .container)
    #expect(taken.instant == Self.noon)
    #expect(taken.offset == nil)
    #expect(taken.wall.secondsSince1970 == LocalTime.wallSeconds(at: Self.noon))
  }

  @Test func oneWithTheOffsetOfThePlaceGoesFirst() async throws {
    let local = Movie.text("com.apple.quicktime.creationdate", "2023-04-05T06:07:08+0900")
    let created = UInt32(Self.noon + Int64(Movie.epoch))
    let taken = try await facts(Movie(brand: "qt  ", created: created, keys: [local])).taken
    #expect(taken.iso8601 == "2023-04-05T06:07:08+09:00")
    #expect(taken.source == .container)
  }

  @Test(arguments: [0, 1, UInt32(Movie.epoch), 4_125_000_000])
  func aClockThatWasNotSetTellsNothing(_ created: UInt32) async throws {
    #expect(try await facts(Movie(created: created)).taken.source == .mtime)
  }

  // MARK: Matroska

  @Test(arguments: [("webm", "video/webm"), ("matroska", "video/x-matroska")])
  func matroskaIsRead(_ type: String, _ name: String) async throws {
    // From 2001 to the second of `noon`.
    let date = (Self.noon - 978_307_200) * 1_000_000_000
    let file = Matroska.encode(type: type, milliseconds: 2500, frameLength: 40_000_000, date: date)
    let facts = try #require(await Sample(file).facts(type: name))
    #expect(facts.type.name == name)
    #expect(facts.duration == 2.5)
    #expect(facts.frameRate == 25)
    #expect(facts.size == PixelSize(width: 320, height: 240))
    #expect(facts.taken.instant == Self.noon)
    #expect(facts.taken.source == .container)
  }

  // MARK: Broken

  @Test func contentsDecideWhatAFileIs() async throws {
    let sample = try Sample(Movie().bytes, name: "picture.jpg")
    #expect(await sample.facts(type: "image/jpeg")?.type.name == "video/mp4")
    let picture = try Sample(JPEG.encode(.flat(.red)), name: "clip.mp4")
    #expect(await picture.facts(type: "video/mp4")?.type.name == "image/jpeg")
  }

  private static let wholeOnes: [[UInt8]] = [
    Movie(keys: [Movie.text("com.apple.quicktime.creationdate", "2023-04-05T06:07:08+0900")]).bytes,
    Matroska.encode(type: "webm", milliseconds: 2500, frameLength: 40_000_000),
    Array("RIFF\u{0}\u{10}\u{0}\u{0}AVI LIST\u{0}\u{10}\u{0}\u{0}hdrlavih".utf8)
      + [UInt8](repeating: 1, count: 300),
  ]

  @Test(arguments: wholeOnes)
  func brokenOnesAreSurvived(_ whole: [UInt8]) async throws {
    for seed in 0..<60 {
      var (generator, bytes) = (SeededGenerator(seed: UInt64(seed)), whole)
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: 12..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      bytes.removeLast(Int.random(in: 0..<(bytes.count - 12), using: &generator) * (seed % 2))
      let sample = try Sample(bytes)
      let ended = try await Deadline.ends(within: .seconds(10)) {
        let facts = await sample.facts(type: "video/mp4")
        #expect(facts.map { $0.duration.isFinite && $0.frameRate.isFinite } == true)
      }
      #expect(ended, "\(seed)")
    }
  }
}
