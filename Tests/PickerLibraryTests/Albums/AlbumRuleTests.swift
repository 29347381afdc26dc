import PickerLibrary
import PickerModel
import Testing

/// Each rule, by what is in its album and what is not.
struct AlbumRuleTests {
  private static let context = AlbumContext(
    now: Timestamp(seconds: 0), folders: [FilePath("/p")],
    favorites: [PhotoID(FilePath("/p/marked.jpg"))])

  private static func kinds(of photo: Photo) -> Set<AlbumKind> {
    let rules = AlbumBuilder.standardRules.filter { $0.contains(photo, in: context) }
    return Set(rules.map(\.kind)).subtracting([.all, .recent])
  }

  private static func kinds(
    _ path: String, type: String = "image/jpeg", facts: (inout PhotoFacts) -> Void = { _ in }
  ) -> Set<AlbumKind> {
    kinds(of: .made(path, type: type, facts: facts))
  }

  @Test func eachKindHasOneRule() {
    let kinds = AlbumBuilder.standardRules.map(\.kind)
    let sequences = AlbumBuilder.standardSequenceRules.map(\.kind)
    #expect(Set(kinds + sequences) == Set(AlbumKind.allCases).subtracting([.recentlyDeleted]))
    #expect((kinds + sequences).count == AlbumKind.allCases.count - 1)
  }

  @Test func aPictureOfWhichNothingIsKnownIsInNoAlbumOfAKind() {
    #expect(Self.kinds("/p/a.jpg") == [])
  }

  @Test(arguments: [
    ("/p/DCIM/a.jpg", true), ("/p/dcim/100CANON/a.jpg", true), ("/p/phone/Dcim/x/y/a.jpg", true),
    ("/DCIM/p/a.jpg", true), ("/p/DCIM.jpg", false), ("/p/DCIM2/a.jpg", false),
    ("/p/my DCIM/a.jpg", false),
  ])
  func cameraRollByFolder(path: String, isIn: Bool) {
    #expect(Self.kinds(path) == (isIn ? [.cameraRoll] : []))
  }

  private static let albumsByTraits: [(PhotoTraits, Set<AlbumKind>)] = [
    (.camera, [.cameraRoll]), (.frontCamera, [.selfies]), (.screenshot, [.screenshots]),
    (.panorama, [.panoramas]), (.depthMap, [.portrait]), (.animated, [.animated]),
    (.timeLapse, []), (.location, []), ([.camera, .frontCamera], [.cameraRoll, .selfies]),
  ]

  @Test(arguments: albumsByTraits)
  func traits(traits: PhotoTraits, kinds: Set<AlbumKind>) {
    #expect(Self.kinds("/p/a.jpg") { $0.traits = traits } == kinds)
  }

  @Test(arguments: [
    ("/p/a.jpg", UInt8(5), true), ("/p/a.jpg", 4, false), ("/p/a.jpg", 0, false),
    ("/p/marked.jpg", 0, true), ("/p/marked.jpg", 5, true),
  ])
  func favorites(path: String, rating: UInt8, isIn: Bool) {
    #expect(Self.kinds(path) { $0.rating = rating } == (isIn ? [.favorites] : []))
  }

  @Test(arguments: [
    ("video/mp4", Float(0), false), ("video/mp4", 59.94, false), ("video/mp4", 99.9, false),
    ("video/mp4", 100, true), ("video/quicktime", 119.88, true), ("video/webm", 240, true),
    ("video/mp4", .infinity, true), ("video/mp4", .nan, false),
  ])
  func sloMo(type: String, rate: Float, isIn: Bool) {
    let kinds = Self.kinds("/p/a.mp4", type: type) { $0.frameRate = rate }
    #expect(kinds == (isIn ? [.videos, .sloMo] : [.videos]))
    #expect(Self.kinds("/p/a.gif", type: "image/gif") { $0.frameRate = rate } == [])
  }

  @Test(arguments: [
    ("TIMELAPSE_0001.mp4", true), ("VID_20240501_102030_TIMELAPSE.mp4", true),
    ("TimeLapse.MOV", true), ("Time-Lapse of Rome.mov", true), ("time lapse 3.mp4", true),
    ("HYPERLAPSE_0002.mp4", true), ("hyper-lapse.mp4", true), ("延时摄影_1.mp4", true),
    ("縮時攝影 2.mp4", true), ("PXL_20240501_102030456.TS.mp4", true),
    ("PXL_20240501_102030456.LS.mp4", false), ("clip.ts.mp4", false), ("time.mp4", false),
    ("lapse.mp4", false), ("VID_20240501_102030.mp4", false), ("", false),
  ])
  func timeLapseByName(name: String, isIn: Bool) {
    #expect(
      Self.kinds("/p/\(name)", type: "video/mp4") == (isIn ? [.videos, .timeLapse] : [.videos]))
    #expect(Self.kinds("/p/\(name)") == [])
  }

  @Test func timeLapseByTag() {
    #expect(
      Self.kinds("/p/a.mp4", type: "video/mp4") { $0.traits = .timeLapse } == [.videos, .timeLapse])
    #expect(Self.kinds("/p/a.mp4", type: "video/mp4") { $0.traits = .animated } == [.videos])
  }

  @Test(arguments: [
    (2400, 1000, true), (2399, 1000, false), (12, 5, true), (11, 5, false), (9000, 1, true),
    (1000, 2400, false), (4000, 3000, false), (0, 0, false),
  ])
  func panoramasByShape(width: Int, height: Int, isIn: Bool) {
    let size = PixelSize(width: width, height: height)
    let byCamera = Self.kinds("/p/a.jpg") { ($0.traits, $0.size) = (.camera, size) }
    #expect(byCamera == (isIn ? [.cameraRoll, .panoramas] : [.cameraRoll]))
    let inFolder = Self.kinds("/p/DCIM/a.jpg") { $0.size = size }
    #expect(inFolder == (isIn ? [.cameraRoll, .panoramas] : [.cameraRoll]))
    #expect(Self.kinds("/p/banner.png") { $0.size = size } == [])
    let video = Self.kinds("/p/a.mp4", type: "video/mp4") {
      ($0.traits, $0.size) = (.camera, size)
    }
    #expect(video == [.cameraRoll, .videos])
  }

  @Test(arguments: [
    (Float(0), false), (0.999, false), (1, true), (30, true), (-1, false), (.infinity, false),
    (.nan, false),
  ])
  func longExposure(seconds: Float, isIn: Bool) {
    #expect(Self.kinds("/p/a.jpg") { $0.exposure = seconds } == (isIn ? [.longExposure] : []))
  }

  @Test func portraitMode() {
    #expect(Self.kinds("/p/a.jpg") { $0.traits = .portraitMode } == [.portrait])
  }
}
