import PickerModel
import PlayerWire
import Testing

/// What picker and player say to each other comes over as it was, and nothing else does.
@Suite struct PlayerWireTests {
  static let requests: [PlayerRequest] = [
    .open(edge: 1280), .play, .pause, .seek(83_000), .sound(true), .sound(false), .tookFrame,
  ]
  static let reports: [PlayerReport] = [
    .opened(duration: 3000, hasSound: true), .opened(duration: nil, hasSound: false),
    .frame(size: PixelSize(width: 640, height: 360), position: 1234), .ended,
    .failed(.unreadable), .failed(.unsupported), .failed(.damaged),
  ]

  @Test(arguments: requests)
  func requestsComeOver(_ request: PlayerRequest) {
    #expect(PlayerRequest(encoded: request.encoded) == request)
    #expect(request.encoded.count <= PlayerRequest.maximumLength)
    for count in 0..<request.encoded.count {
      #expect(PlayerRequest(encoded: Array(request.encoded.prefix(count))) == nil)
    }
    #expect(PlayerRequest(encoded: request.encoded + [0]) == nil)
  }

  @Test(arguments: reports)
  func reportsComeOver(_ report: PlayerReport) {
    #expect(PlayerReport(encoded: report.encoded) == report)
    #expect(report.encoded.count <= PlayerReport.maximumLength)
    for count in 0..<report.encoded.count {
      #expect(PlayerReport(encoded: Array(report.encoded.prefix(count))) == nil)
    }
    #expect(PlayerReport(encoded: report.encoded + [0]) == nil)
  }

  /// A player that was taken over may say anything: no frame is larger than what was asked for may be.
  @Test(arguments: [(0, 10), (10, 0), (1921, 10), (10, 1921), (1 << 31, 1 << 31)])
  func framesOfOtherSizesAreNone(width: Int, height: Int) {
    let report = PlayerReport.frame(size: PixelSize(width: width, height: height), position: 0)
    #expect(PlayerReport(encoded: report.encoded) == nil)
  }
}
