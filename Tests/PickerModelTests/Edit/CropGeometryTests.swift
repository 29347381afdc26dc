import PickerModel
import Testing

struct CropGeometryTests {
  private let free = CropGeometry(frame: PixelSize(width: 400, height: 300))
  private let square = CropGeometry(frame: PixelSize(width: 400, height: 300), ratio: 1)
  private let box = CropBox(x: 100, y: 50, width: 200, height: 100)

  @Test func movingStopsAtTheEdges() {
    #expect(
      free.moved(box, byX: 30, y: -20) == CropBox(x: 130, y: 30, width: 200, height: 100))
    #expect(free.moved(box, byX: 999, y: 999) == CropBox(x: 200, y: 200, width: 200, height: 100))
    #expect(free.moved(box, byX: -999, y: -999) == CropBox(x: 0, y: 0, width: 200, height: 100))
  }

  @Test(arguments: [
    (CropHandle.left, CropBox(x: 110, y: 50, width: 190, height: 100)),
    (.right, CropBox(x: 100, y: 50, width: 210, height: 100)),
    (.top, CropBox(x: 100, y: 55, width: 200, height: 95)),
    (.bottom, CropBox(x: 100, y: 50, width: 200, height: 105)),
    (.topLeft, CropBox(x: 110, y: 55, width: 190, height: 95)),
    (.topRight, CropBox(x: 100, y: 55, width: 210, height: 95)),
    (.bottomLeft, CropBox(x: 110, y: 50, width: 190, height: 105)),
    (.bottomRight, CropBox(x: 100, y: 50, width: 210, height: 105)),
  ])
  func handlesMoveTheirEdges(handle: CropHandle, expected: CropBox) {
    #expect(free.dragged(box, handle, byX: 10, y: 5) == expected)
  }

  @Test(arguments: CropHandle.allCases)
  func dragsEndAtTheEdgesAndAtTheLeastSize(handle: CropHandle) {
    for geometry in [free, square] {
      let start = geometry.ratio == nil ? box : CropBox(x: 100, y: 50, width: 100, height: 100)
      for (x, y) in [(-999.0, -999.0), (999, 999), (-999, 999), (999, -999), (0, 0)] {
        let result = geometry.dragged(start, handle, byX: x, y: y)
        #expect(result.x >= 0 && result.y >= 0)
        #expect(result.right <= 400.0001 && result.bottom <= 300.0001)
        #expect(min(result.width, result.height) >= 15.9999)
        if geometry.ratio != nil { #expect(abs(result.width - result.height) < 0.0001) }
        // What is opposite stays.
        if handle.horizontal > 0 { #expect(result.x == start.x) }
        if handle.horizontal < 0 { #expect(abs(result.right - start.right) < 0.0001) }
        if handle.vertical > 0 { #expect(result.y == start.y) }
        if handle.vertical < 0 { #expect(abs(result.bottom - start.bottom) < 0.0001) }
      }
    }
  }

  @Test func withARatioACornerFollowsThePointer() {
    let start = CropBox(x: 100, y: 50, width: 100, height: 100)
    #expect(
      square.dragged(start, .bottomRight, byX: 20, y: 20)
        == CropBox(x: 100, y: 50, width: 120, height: 120))
    #expect(
      square.dragged(start, .topLeft, byX: 20, y: 20)
        == CropBox(x: 120, y: 70, width: 80, height: 80))
    // An edge takes both others along, evenly.
    #expect(
      square.dragged(start, .right, byX: 20, y: 0)
        == CropBox(x: 100, y: 40, width: 120, height: 120))
    #expect(
      square.dragged(start, .top, byX: 0, y: -20)
        == CropBox(x: 90, y: 30, width: 120, height: 120))
  }

  @Test func theLargestOfAShape() {
    let small = CropBox(x: 0, y: 0, width: 20, height: 20)
    #expect(
      square.largest(about: CropBox(free.frame)) == CropBox(x: 50, y: 0, width: 300, height: 300))
    #expect(square.largest(about: small) == CropBox(x: 0, y: 0, width: 300, height: 300))
    let wide = CropGeometry(frame: free.frame, ratio: 16.0 / 9)
    #expect(
      wide.snapped(wide.largest(about: CropBox(free.frame)))
        == CropBox(x: 0, y: 38, width: 400, height: 225))
  }

  @Test func keysMakeItLargerAndSmaller() {
    #expect(
      free.resized(box, byWidth: 10, height: 0) == CropBox(x: 100, y: 50, width: 210, height: 100))
    #expect(
      free.resized(box, byWidth: 0, height: -999) == CropBox(x: 100, y: 50, width: 200, height: 16))
    // Where there is no more room at the right, it grows to the left.
    #expect(
      free.resized(box, byWidth: 150, height: 0) == CropBox(x: 50, y: 50, width: 350, height: 100))
    let start = CropBox(x: 300, y: 250, width: 50, height: 50)
    #expect(
      square.resized(start, byWidth: 0, height: 50)
        == CropBox(x: 300, y: 200, width: 100, height: 100))
    #expect(
      square.resized(start, byWidth: 999, height: 0)
        == CropBox(x: 100, y: 0, width: 300, height: 300))
  }

  @Test func aSmallFrameMayBeKeptWhole() {
    let tiny = CropGeometry(frame: PixelSize(width: 5, height: 3))
    #expect(tiny.minimum == 3)
    let whole = CropBox(tiny.frame)
    #expect(
      tiny.dragged(whole, .bottomRight, byX: -9, y: -9) == CropBox(x: 0, y: 0, width: 3, height: 3))
  }

  @Test func wholePixels() {
    let box = CropBox(x: 99.6, y: 50.4, width: 100.4, height: 99.7)
    #expect(free.snapped(box) == CropBox(x: 100, y: 50, width: 100, height: 100))
    #expect(square.snapped(box) == CropBox(x: 100, y: 50, width: 100, height: 100))
    let area = CropArea(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let thirds = CropBox(area, in: free.frame)
    #expect(thirds == CropBox(x: 133, y: 100, width: 134, height: 100))
    #expect(thirds.area(in: free.frame).map { CropBox($0, in: free.frame) } == thirds)
    #expect(CropBox(free.frame).area(in: free.frame) == nil)
  }
}
