import GLib
import PickerModel
import Testing

@testable import Video

/// What GStreamer's errors mean for people. The numbers are those of `GstResourceError`.
@Suite struct ProblemTests {
  private func problem(_ code: Int, _ details: String = "") -> CameraProblem {
    CameraProblem(
      GLibError(domain: "gst-resource-error-quark", code: code, message: "words"), details: details)
  }

  @Test func kindsOfTheirOwn() {
    #expect(problem(3) == .notFound)
    #expect(problem(4) == .busy)
    #expect(problem(9) == .unplugged)
    #expect(problem(15) == .refused)
  }

  /// A camera that cannot be opened: the system says why.
  @Test(arguments: [
    (16 as Int32, CameraProblem.busy), (13, .refused), (1, .refused), (19, .unplugged),
    (2, .notFound),
  ])
  func openingFails(errno: Int32, expected: CameraProblem) {
    let details = "gstv4l2object.c(600): system error: \(FileFailure(errno: errno).sentence)"
    #expect(problem(7, details) == expected)
  }

  @Test func othersAreToldInItsWords() {
    #expect(problem(7) == .failed("words"))
    let error = GLibError(domain: "gst-stream-error-quark", code: 4, message: "words")
    #expect(CameraProblem(error, details: "") == .failed("words"))
  }

  @Test func missingParts() {
    let error = GLibError(domain: "gst-core-error-quark", code: 12, message: "no jpegdec")
    #expect(CameraProblem(error, details: "") == .incomplete("no jpegdec"))
  }
}
