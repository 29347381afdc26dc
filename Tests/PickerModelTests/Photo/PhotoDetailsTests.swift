import PickerModel
import Testing

/// Files may say anything of how they were taken.
struct PhotoDetailsTests {
  @Test func whatCannotBeIsLeftOut() {
    var details = PhotoDetails()
    (details.aperture, details.sensitivity) = (.infinity, -5)
    (details.focalLength, details.filmFocalLength) = (0, .max)
    (details.camera, details.lens) = (" \u{200b}\n", "\u{202e}")
    #expect(details.plausible == PhotoDetails())
    #expect(PhotoDetails.Place(latitude: 91, longitude: 0) == nil)
    #expect(PhotoDetails.Place(latitude: 0, longitude: .nan) == nil)
  }

  @Test func textsAreReadable() {
    var details = PhotoDetails()
    details.camera = "Can\u{202e}on\u{7} 佳能"
    details.lens = String(repeating: "x", count: 100_000)
    #expect(details.plausible.camera == "Canon 佳能")
    #expect(details.plausible.lens?.count == 120)
  }
}
