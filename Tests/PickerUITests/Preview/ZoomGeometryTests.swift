import PickerModel
import PickerUI
import Testing

@MainActor
struct ZoomGeometryTests {
  private static let view = ZoomGeometry.Extent(width: 800, height: 600)

  private func geometry(
    _ width: Int, _ height: Int, view: ZoomGeometry.Extent = view, scaleFactor: Double = 1
  ) -> ZoomGeometry {
    ZoomGeometry(
      picture: PixelSize(width: width, height: height), view: view, scaleFactor: scaleFactor)
  }

  @Test(arguments: [
    // Wide, high, as the view, small (made larger, at most four times), a line, a strip.
    (4000, 2000, 1.0, 0.0, 100.0, 800.0, 400.0, 800),
    (2000, 4000, 1.0, 250.0, 0.0, 300.0, 600.0, 600),
    (800, 600, 1.0, 0.0, 0.0, 800.0, 600.0, 800), (40, 30, 1.0, 320.0, 240.0, 160.0, 120.0, 40),
    (4000, 2000, 2.0, 0.0, 100.0, 800.0, 400.0, 1600), (40, 30, 2.0, 360.0, 270.0, 80.0, 60.0, 40),
    (12_000, 3000, 1.0, 0.0, 200.0, 800.0, 200.0, 800), (1, 1, 1.0, 398.0, 298.0, 4.0, 4.0, 1),
  ])
  func fitsTheView(
    width: Int, height: Int, scaleFactor: Double, x: Double, y: Double, shownWidth: Double,
    shownHeight: Double, edge: Int
  ) {
    let geometry = geometry(width, height, scaleFactor: scaleFactor)
    let frame = geometry.frame
    #expect(abs(frame.x - x) < 0.01 && abs(frame.y - y) < 0.01)
    #expect(abs(frame.width - shownWidth) < 0.01 && abs(frame.height - shownHeight) < 0.01)
    #expect(geometry.neededEdge == edge)
    #expect(geometry.isFit && !geometry.canPan)
  }

  @Test(arguments: [1.0, 2.0])
  func ownSizeIsOneDevicePixelForEach(scaleFactor: Double) {
    var geometry = geometry(4000, 2000, scaleFactor: scaleFactor)
    geometry.showActualSize(aboutX: 400, y: 300)
    #expect(abs(geometry.percent - 100) < 0.001)
    #expect(abs(geometry.frame.width * scaleFactor - 4000) < 0.01)
    #expect(geometry.neededEdge == 4000)
    #expect(geometry.canPan && !geometry.isFit)
    geometry.fit()
    #expect(geometry == self.geometry(4000, 2000, scaleFactor: scaleFactor))
  }

  @Test(arguments: [(400.0, 300.0), (10, 300), (790, 310), (123, 456)])
  func whatIsUnderThePointerStaysThere(x: Double, y: Double) {
    var geometry = geometry(4000, 3000)
    for factor in [1.2, 1.2, 3, 1.5, 0.8, 0.5] {
      let before = pixel(geometry, x, y)
      geometry.zoom(by: factor, aboutX: x, y: y)
      let after = pixel(geometry, x, y)
      #expect(abs(before.x - after.x) < 0.01 && abs(before.y - after.y) < 0.01)
    }
  }

  /// A wide picture stands in the middle of a view that is high enough for it, wherever it is zoomed.
  @Test func noGapWhereThereIsMoreOfThePicture() {
    var random = SplitMix(seed: 7)
    for (width, height) in [(4000, 3000), (12_000, 500), (300, 5000), (40, 30)] {
      var geometry = geometry(width, height)
      for _ in 0..<400 {
        let (x, y) = (random.number(0...800), random.number(0...600))
        switch Int(random.number(0...4)) {
        case 0: geometry.zoom(by: random.number(0.3...3), aboutX: x, y: y)
        case 1: geometry.showActualSize(aboutX: x, y: y)
        case 2: geometry.resize(view: .init(width: 200 + x, height: 200 + y), scaleFactor: 1)
        default: geometry.pan(byX: x - 400, y: y - 300)
        }
        expectNoGap(geometry)
      }
    }
  }

  @Test func zoomEndsAtItsLimits() {
    var geometry = geometry(4000, 3000)
    for _ in 0..<100 { geometry.zoom(by: 1.5, aboutX: 0, y: 0) }
    #expect(abs(geometry.percent - 1600) < 0.01 && !geometry.canZoomIn && geometry.canZoomOut)
    for _ in 0..<100 { geometry.zoom(by: 0.7, aboutX: 800, y: 600) }
    #expect(geometry.isFit && geometry.canZoomIn && !geometry.canZoomOut)
  }

  @Test func aSmallPictureGoesDownToItsOwnSize() {
    var geometry = geometry(200, 150)
    #expect(abs(geometry.percent - 400) < 0.01)
    geometry.zoom(by: 0.01, aboutX: 0, y: 0)
    #expect(abs(geometry.percent - 100) < 0.01 && !geometry.canZoomOut && !geometry.isFit)
  }

  @Test func fitStaysFitWhenTheViewChanges() {
    var geometry = geometry(4000, 3000)
    geometry.resize(view: .init(width: 300, height: 900), scaleFactor: 2)
    #expect(
      geometry == self.geometry(4000, 3000, view: .init(width: 300, height: 900), scaleFactor: 2))
    geometry.showActualSize(aboutX: 150, y: 450)
    geometry.resize(view: .init(width: 600, height: 500), scaleFactor: 1)
    #expect(abs(geometry.percent - 100) < 0.01)
  }

  @Test(arguments: [
    (PixelSize(width: 4000, height: 3000), 1.0, 800),
    (PixelSize(width: 3000, height: 4000), 2, 1200),
    (PixelSize(width: 0, height: 10), 1, 800), (PixelSize?.none, 2, 1600),
  ])
  func noMoreIsDecodedThanIsSeen(size: PixelSize?, scaleFactor: Double, edge: Int) {
    #expect(ZoomGeometry.fittingEdge(of: size, in: Self.view, scaleFactor: scaleFactor) == edge)
  }

  private func pixel(_ geometry: ZoomGeometry, _ x: Double, _ y: Double) -> (x: Double, y: Double) {
    ((x - geometry.frame.x) / geometry.scale, (y - geometry.frame.y) / geometry.scale)
  }

  private func expectNoGap(_ geometry: ZoomGeometry) {
    let (frame, view) = (geometry.frame, geometry.view)
    for (start, length, room) in [
      (frame.x, frame.width, view.width), (frame.y, frame.height, view.height),
    ] {
      if length > room {
        #expect(start <= 0.001 && start + length >= room - 0.001)
      } else {
        #expect(abs(start - (room - length) / 2) < 0.001)
      }
    }
  }
}

/// Numbers that are the same each time. (G. L. Steele, D. Lea, C. H. Flood, 2014.)
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}
