import PickerModel
import Testing

struct TakenTimeTests {
  private static let wall = CivilTime(secondsSince1970: 1_714_558_830)

  @Test(arguments: [
    (0, nil, "2024-05-01T10:20:30"), (250_000_000, nil, "2024-05-01T10:20:30.250"),
    (250_000_000, 480, "2024-05-01T10:20:30.250+08:00"),
    (1_999_999, 0, "2024-05-01T10:20:30.001+00:00"), (999_999, -570, "2024-05-01T10:20:30-09:30"),
    (999_999_999, -30, "2024-05-01T10:20:30.999-00:30"),
  ])
  func iso8601(nanoseconds: Int32, offset: Int?, text: String) {
    let time =
      offset.map { TakenTime(wall: Self.wall, nanoseconds: nanoseconds, offset: $0, source: .exif) }
      ?? TakenTime(wall: Self.wall, nanoseconds: nanoseconds, instant: 0, source: .exif)
    #expect(time.iso8601 == text)
  }

  @Test(arguments: [(0, 1_714_558_830), (480, 1_714_530_030), (-570, 1_714_593_030)])
  func offsetsGiveTheMoment(offset: Int, instant: Int64) {
    #expect(TakenTime(wall: Self.wall, offset: offset, source: .exif).instant == instant)
  }
}
