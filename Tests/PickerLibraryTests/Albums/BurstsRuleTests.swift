import PickerLibrary
import PickerModel
import Testing

struct BurstsRuleTests {
  /// - Parameter shots: in the order of time.
  private static func members(_ shots: [Photo]) -> [Int] {
    BurstsRule().members(of: shots).sorted()
  }

  private static func shot(
    _ milliseconds: Int, camera: UInt32 = 1, burst: UInt32 = 0,
    source: TakenTime.Source = .exif, type: String = "image/jpeg", bytes: Int64 = 0
  ) -> Photo {
    let taken = TakenTime.exif(1000, milliseconds: milliseconds, source: source)
    return .made("/p/a.jpg", type: type, taken: taken, bytes: bytes) {
      $0.camera = camera
      $0.burst = burst
    }
  }

  private static let runs: [([Int], [Int])] = [
    ([], []), ([0], []), ([10, 20], []), ([100, 600, 1100], [0, 1, 2]),
    ([100, 600, 1101], []), ([100, 601, 1101, 1600], [1, 2, 3]),
    ([900, 1400, 1900, 9000, 9100], [0, 1, 2]),
    // To the nanosecond, over the change of a second.
    ([1999, 2001, 2499], [0, 1, 2]),
    // Whole seconds: those of one are together, those of two are not.
    ([1000, 1000, 1000], [0, 1, 2]), ([1000, 1000, 2000], []), ([1000, 2000, 3000], []),
    // Copies of a shot are no shots.
    ([100, 100, 100], []), ([100, 100, 300, 300], []), ([100, 100, 300, 500], [0, 1, 2, 3]),
    ([0, 200, 400, 5000, 5200, 5400, 9000], [0, 1, 2, 3, 4, 5]),
  ]

  @Test(arguments: runs)
  func byTime(milliseconds: [Int], members: [Int]) {
    let shots = zip(milliseconds, Int64(1)...).map { Self.shot($0, bytes: $1) }
    #expect(Self.members(shots) == members)
  }

  @Test(arguments: [
    ([7, 7, 7], []), ([7, 8, 7], []), ([7, 8, 8, 7], []), ([7, 8, 9], [0, 1, 2]),
    ([7, 7, 8, 9], [0, 1, 2, 3]),
  ])
  func copiesOfAShotOfAWholeSecondAreNoShots(bytes: [Int64], members: [Int]) {
    #expect(Self.members(bytes.map { Self.shot(1000, bytes: $0) }) == members)
    #expect(Self.members(bytes.map { Self.shot(1000, camera: 0, burst: 5, bytes: $0) }) == members)
  }

  @Test func camerasThatShootAtOnceAreKeptApart() {
    let shots = (0..<12).map { Self.shot(50 + $0 * 100, camera: UInt32($0 % 2 + 1)) }
    #expect(Self.members(shots) == Array(0..<12))
    let four = (0..<8).map { Self.shot(50 + $0 * 100, camera: UInt32($0 % 4 + 1)) }
    #expect(Self.members(four) == [])
  }

  @Test func unknownCamerasAreNotOne() {
    #expect(Self.members((1...5).map { Self.shot($0 * 100, camera: 0) }) == [])
  }

  @Test func theTimeOfTheLastChangeIsNoTimeOfAShot() {
    #expect(Self.members((1...5).map { Self.shot($0 * 100, source: .mtime) }) == [])
    #expect(Self.members((1...5).map { Self.shot($0 * 100, source: .xmp) }).count == 5)
  }

  @Test func videosAreNoShots() {
    let shots = (1...3).map { Self.shot($0 * 100, burst: 5, type: "video/mp4") }
    #expect(Self.members(shots) == [])
    let mixed = [Self.shot(1), Self.shot(200, type: "video/mp4"), Self.shot(400), Self.shot(700)]
    #expect(Self.members(mixed) == [0, 2, 3])
  }

  @Test func byID() {
    let shots = [
      Self.shot(1, burst: 5), Self.shot(60_000, burst: 6), Self.shot(70_000, burst: 5),
      Self.shot(90_000, camera: 0, burst: 5), Self.shot(95_000, burst: 6),
    ]
    #expect(Self.members(shots) == [0, 2, 3])
    #expect(Self.members((0..<3).map { Self.shot(1, burst: UInt32($0)) }) == [])
  }

  @Test func noTimeIsTooFar() {
    let shots = [Int64.min, -1, 0, .max].map { instant in
      Photo.made(
        "/p/a.jpg",
        taken: TakenTime(
          instant: instant, nanoseconds: 0, zone: 0, tellsOffset: false, source: .exif)
      ) { $0.camera = 1 }
    }
    #expect(Self.members(shots) == [])
  }
}
