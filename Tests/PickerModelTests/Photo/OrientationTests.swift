import PickerModel
import Testing

struct OrientationTests {
  @Test func sidesChangePlacesInHalfOfThem() {
    #expect(Orientation.allCases.map(\.rawValue) == Array(1...8))
    #expect(Orientation.allCases.filter(\.swapsSides).map(\.rawValue) == [5, 6, 7, 8])
    let size = PixelSize(width: 4, height: 3)
    #expect(size.upright(.down) == size)
    #expect(size.upright(.right) == PixelSize(width: 3, height: 4))
  }
}
