import PickerModel
import TestSupport
import Testing

@testable import ImageDecoding

/// What XMP tells, wherever it stands.
struct XMPTests {
  private func facts(
    _ properties: String, in place: XMP.Place = .jpeg, exif: [UInt8]? = nil
  ) async throws -> PhotoFacts {
    let file = XMP.file(place, XMP.packet(properties), exif: exif)
    return try #require(await Sample(file, name: "picture").facts())
  }

  @Test(arguments: XMP.Place.allCases)
  func eachKindOfFileHoldsIt(_ place: XMP.Place) async throws {
    let facts = try await facts(
      "<xmp:Rating>4</xmp:Rating><xmp:CreateDate>2021-02-03T04:05:06.7+08:00</xmp:CreateDate>",
      in: place)
    #expect(facts.rating == 4)
    #expect(facts.taken.iso8601 == "2021-02-03T04:05:06.700+08:00")
    #expect(facts.taken.source == .xmp)
    #expect(facts.type.name == "image/\(place)")
  }

  @Test(arguments: [
    ("5", 5), ("0", 0), ("-1", 0), ("3.0", 3), ("6", 0), ("", 0), ("five", 0), ("nan", 0),
    ("-inf", 0),
  ])
  func ratings(_ text: String, _ stars: Int) async throws {
    #expect(try await facts("<xmp:Rating>\(text)</xmp:Rating>").rating == UInt8(stars))
  }

  /// Editors change the one in XMP.
  @Test func itsRatingGoesBeforeThatOfEXIF() async throws {
    let exif = TIFF.directories(main: [.short(0x4746, 2)])
    #expect(try await facts("<xmp:Rating>5</xmp:Rating>", exif: exif).rating == 5)
    #expect(try await facts("<xmp:Label>5</xmp:Label>", exif: exif).rating == 2)
  }

  struct Trait: CustomTestStringConvertible, Sendable {
    let properties: String
    let traits: PhotoTraits
    var testDescription: String { properties }
  }

  @Test(arguments: [
    Trait(
      properties: "<GPano:ProjectionType>equirectangular</GPano:ProjectionType>", traits: .panorama),
    Trait(
      properties: "<GPano:FullPanoWidthPixels>9000</GPano:FullPanoWidthPixels>", traits: .panorama),
    Trait(properties: "<GDepth:Format>RangeInverse</GDepth:Format>", traits: .depthMap),
    Trait(
      properties: """
        <Device:Cameras><rdf:Seq><rdf:li rdf:parseType="Resource"><Camera:DepthMap rdf:parseType="Resource">
        <DepthMap:Format>RangeInverse</DepthMap:Format></Camera:DepthMap></rdf:li></rdf:Seq></Device:Cameras>
        """, traits: .depthMap),
    Trait(
      properties: """
        <Container:Directory><rdf:Seq><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="Primary"/>
        </rdf:li><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="Depth"/></rdf:li></rdf:Seq>
        </Container:Directory>
        """, traits: .depthMap),
    Trait(
      properties: """
        <Container:Directory><rdf:Seq><rdf:li rdf:parseType="Resource"><Container:Item
        Item:Semantic="GainMap"/></rdf:li></rdf:Seq></Container:Directory>
        """, traits: []),
    Trait(properties: "<exif:GPSLatitude>52,31.2N</exif:GPSLatitude>", traits: .location),
    Trait(properties: "<tiff:Make>Canon</tiff:Make>", traits: .camera),
    Trait(
      properties:
        "<aux:Lens>iPhone 12 front camera 2.71mm f/2.2</aux:Lens><tiff:Make>Apple</tiff:Make>",
      traits: [.camera, .frontCamera]),
    Trait(
      properties: """
        <exif:UserComment><rdf:Alt><rdf:li xml:lang="x-default">Screenshot</rdf:li></rdf:Alt></exif:UserComment>
        """, traits: .screenshot),
    Trait(properties: "<xmp:CreatorTool>gnome-screenshot</xmp:CreatorTool>", traits: .screenshot),
    Trait(properties: "<crs:Exposure>1</crs:Exposure>", traits: []),
    Trait(properties: "<crs:Rating_GPano>1</crs:Rating_GPano>", traits: []),
  ])
  func properties(_ example: Trait) async throws {
    #expect(try await facts(example.properties).traits == example.traits)
  }

  @Test func burstsAreToldApart() async throws {
    let one = try await facts("<GCamera:BurstID>aa-bb</GCamera:BurstID>").burst
    #expect(one != 0)
    #expect(try await facts("<GCamera:BurstID>aa-bb</GCamera:BurstID>").burst == one)
    #expect(try await facts("<GCamera:BurstID>aa-cc</GCamera:BurstID>").burst != one)
  }

  // MARK: Times

  private static let original = "<exif:DateTimeOriginal>2001-01-01T01:01:01</exif:DateTimeOriginal>"
  private static let created = "<photoshop:DateCreated>2002-02-02T02:02:02Z</photoshop:DateCreated>"
  private static let digitized = "<xmp:CreateDate>2003-03-03T03:03:03</xmp:CreateDate>"

  @Test(arguments: [
    (original + digitized, "2001-01-01T01:01:01"), (digitized + original, "2001-01-01T01:01:01"),
    (digitized + created, "2002-02-02T02:02:02+00:00"), (digitized, "2003-03-03T03:03:03"),
    // One that cannot be gives way.
    (
      "<exif:DateTimeOriginal>2098-01-01T01:01:01</exif:DateTimeOriginal>" + digitized,
      "2003-03-03T03:03:03"
    ),
  ])
  func theBestTimeCounts(_ properties: String, _ expected: String) async throws {
    #expect(try await facts(properties).taken.iso8601 == expected)
  }

  @Test func whenItWasTakenByEXIFGoesFirst() async throws {
    let exif = TIFF.directories(camera: [.text(0x9003, "2024:05:01 10:20:30")])
    let taken = try await facts(Self.original, exif: exif).taken
    #expect(taken.iso8601 == "2024-05-01T10:20:30")
    #expect(taken.source == .exif)
  }

  /// What EXIF tells of the file's last change is no time of the picture where there is a better one.
  @Test func itGoesBeforeWhenTheFileWasChanged() async throws {
    let exif = TIFF.directories(main: [.text(0x0132, "2024:05:01 10:20:30")])
    #expect(try await facts(Self.original, exif: exif).taken.source == .xmp)
    let impossible = TIFF.directories(camera: [.text(0x9003, "0000:00:00 00:00:00")])
    #expect(
      try await facts(Self.digitized, exif: impossible).taken.iso8601 == "2003-03-03T03:03:03")
  }

  // MARK: Hostile

  @Test(arguments: [
    "", "<", "<x:xmpmeta>", "Rating", "<?xml version='1.0'?><!DOCTYPE a><a Rating='1'/>",
  ])
  func whatIsNoPacketTellsNothing(_ text: String) async throws {
    let facts = try #require(await Sample(XMP.file(.jpeg, Array(text.utf8))).facts())
    #expect(facts.rating == 0 && facts.traits == [])
  }

  /// A thousand million of them.
  @Test func laughsAreNotLaughed() {
    let entities = (1..<10).map { level in
      "<!ENTITY l\(level) \"" + String(repeating: "&l\(level - 1);", count: 10) + "\">"
    }.joined()
    let packet = String(
      decoding: XMP.packet("<xmp:Rating>5</xmp:Rating>"), as: UTF8.self)
    let bomb = packet.replacing(
      "<x:xmpmeta", with: "<!DOCTYPE x [<!ENTITY l0 \"laugh\">\(entities)]><x:xmpmeta"
    ).replacing("<xmp:Rating>", with: "<xmp:Label>&l9;</xmp:Label><xmp:Rating>")
    // Nothing is told, the rating included: it is not even parsed.
    #expect(XMPFacts.facts(Array(bomb.utf8), known: FoundFacts()) == FoundFacts())
    #expect(XMPFacts.facts(Array(packet.utf8), known: FoundFacts()).rating == 5)
  }

  @Test func tooLongAPacketIsNotLookedAt() async throws {
    let filling = String(repeating: " ", count: 1 << 20)
    let packet = XMP.packet("<xmp:Rating>5</xmp:Rating>\(filling)")
    #expect(try #require(await Sample(XMP.file(.png, packet)).facts()).rating == 0)
  }

  @Test func changedPacketsAreSurvived() async throws {
    let packet = XMP.packet(
      Self.original + "<xmp:Rating>5</xmp:Rating><GCamera:BurstID>a</GCamera:BurstID>")
    for seed in 0..<200 {
      var (generator, bytes) = (SeededGenerator(seed: UInt64(seed)), packet)
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      bytes.removeLast(seed % 3 == 0 ? Int.random(in: 0..<bytes.count, using: &generator) : 0)
      #expect(XMPFacts.facts(bytes, known: FoundFacts()).rating ?? 0 <= 5)
    }
  }

  /// Threads share exempi.
  @Test func manyAtOnce() async {
    await withTaskGroup(of: UInt8?.self) { group in
      for index in 0..<200 {
        group.addTask {
          XMPFacts.facts(XMP.packet("<xmp:Rating>\(index % 6)</xmp:Rating>"), known: FoundFacts())
            .rating
        }
      }
      var counts: [UInt8: Int] = [:]
      for await rating in group { counts[rating ?? 99, default: 0] += 1 }
      #expect(counts.keys.sorted() == [0, 1, 2, 3, 4, 5])
    }
  }
}
