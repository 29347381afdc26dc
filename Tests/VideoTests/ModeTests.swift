import Testing

@testable import Video

/// Which of a camera's modes is taken.
@Suite struct ModeTests {
  private func best(_ modes: (Bool, Int, Int, Double)...) -> [Int]? {
    CameraMode.best(
      of: modes.map {
        CameraMode(isJPEG: $0, size: ($1, $2), rate: $3, caps: .none)
      }
    ).map { [$0.isJPEG ? 1 : 0, $0.size.width, $0.size.height] }
  }

  @Test func manyPixelsThatMoveGoBeforeMoreThatDoNot() {
    #expect(
      best((false, 1920, 1080, 5), (false, 640, 480, 30), (true, 1920, 1080, 30))
        == [1, 1920, 1080])
  }

  @Test func aSlowCameraIsBetterThanNone() {
    #expect(best((false, 640, 480, 5), (false, 1280, 720, 7.5)) == [0, 1280, 720])
  }

  @Test func moreThanEnoughPixelsAreNotTaken() {
    #expect(best((true, 3840, 2160, 30), (true, 1280, 720, 30)) == [1, 1280, 720])
  }

  @Test func ofOnlyTooManyTheFewestAreTaken() {
    #expect(best((true, 7680, 4320, 30), (true, 3840, 2160, 30)) == [1, 3840, 2160])
  }

  @Test func ofEqualsTheOneThatNeedsNoDecoding() {
    #expect(best((true, 1280, 720, 30), (false, 1280, 720, 30)) == [0, 1280, 720])
  }

  @Test func withoutModesThereIsNone() { #expect(best() == nil) }
}
