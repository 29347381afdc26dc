import PickerModel
import Testing

struct PhotoMonthTests {
  private static let day: Int64 = 86_400
  /// 2024-03-01 00:00.
  private static let march: Int64 = 1_709_251_200

  private func photos(_ days: [Int64]) -> [Photo] {
    days.map { .made(FilePath("/p/\($0).jpg"), taken: Self.march + $0 * Self.day) }
  }

  @Test func eachMonthBeginsAtItsFirstPhoto() {
    let newest = photos([40, 31, 2, 0, -1, -30, -366])
    #expect(
      SortOrder.newest.months(of: newest) == [
        PhotoMonth(year: 2024, month: 4, start: 0), PhotoMonth(year: 2024, month: 3, start: 2),
        PhotoMonth(year: 2024, month: 2, start: 4), PhotoMonth(year: 2024, month: 1, start: 5),
        PhotoMonth(year: 2023, month: 3, start: 6),
      ])
    #expect(
      SortOrder.oldest.months(of: newest.reversed()).map(\.start) == [0, 1, 2, 3, 5])
  }

  @Test func otherOrdersHaveNone() {
    #expect(SortOrder.name.months(of: photos([40, 0])).isEmpty)
    #expect(SortOrder.size.months(of: photos([40, 0])).isEmpty)
    #expect(SortOrder.newest.months(of: []).isEmpty)
  }

  /// At noon in the Pacific it is the next day in New Zealand.
  @Test func aPhotoFromAnotherTimeZoneMakesNoMonthTwice() {
    func photo(_ name: FilePath, at instant: Int64, hoursEast: Int32) -> Photo {
      let made = Photo.made(name)
      return Photo(
        id: made.id, file: made.file,
        facts: PhotoFacts(
          type: made.facts.type,
          taken: TakenTime(
            instant: instant, nanoseconds: 0, zone: hoursEast * 3600, tellsOffset: true,
            source: .exif)))
    }
    let photos = [
      photo("/p/1", at: Self.march + 100, hoursEast: 0),
      photo("/p/2", at: Self.march + 50, hoursEast: -9),
      photo("/p/3", at: Self.march + 20, hoursEast: 1),
      photo("/p/4", at: Self.march - 20, hoursEast: 0),
    ]
    #expect(SortOrder.newest.months(of: photos).map(\.start) == [0, 1])
    #expect(SortOrder.oldest.months(of: photos.reversed()).map(\.start) == [0, 1])
  }

  @MainActor @Test func albumsOfTheSessionHaveTheirMonthsInEachOrderByTime() async {
    let few = photos([40, 31, 2])
    let snapshot = LibrarySnapshot(
      albums: [
        Album(id: .kind(.all), photos: few), Album(id: .kind(.recent), photos: few.reversed()),
      ], isComplete: true)
    let session = PickerSession(request: PickRequest(), source: ScriptedLibrary())
    await session.follow(
      AsyncStream { continuation in
        continuation.yield(snapshot)
        continuation.finish()
      })
    #expect(session.months.map(\.start) == [0, 2])
    session.open(.kind(.recent))
    #expect(session.months.isEmpty)
    session.open(.kind(.all))
    for (order, starts) in [(SortOrder.oldest, [0, 1]), (.name, []), (.newest, [0, 2])] {
      session.arrange(by: order)
      await session.waitUntilArranged()
      #expect(session.months.map(\.start) == starts)
    }
    session.search(for: "jpg")
    while session.search?.found == nil { await Task.yield() }
    #expect(session.months.map(\.start) == [0, 2])
  }
}
