import PickerModel
import Testing

/// Photos that are checked from the start by paths that the library may not know.
@MainActor
struct PreselectionSessionTests {
  private static let path = PhotoID(FilePath("/link.jpg"))

  /// A library of photos of the inodes 1, 2 and 3.
  private nonisolated static let snapshot: LibrarySnapshot = {
    let photos = (1...3).map { number in
      let time = Timestamp(seconds: 0)
      let taken = TakenTime(wall: CivilTime(secondsSince1970: 0), instant: 0, source: .exif)
      return Photo(
        id: PhotoID(FilePath("/p/\(number).jpg")),
        file: FileStamp(
          bytes: 1, modified: time, arrived: time, device: 7, inode: UInt64(number)),
        facts: PhotoFacts(type: MediaType("image/jpeg"), taken: taken))
    }
    return LibrarySnapshot(albums: [Album(id: .kind(.all), photos: photos)], isComplete: true)
  }()

  private struct Source: PhotoLibrary {
    func snapshots(in sort: SortOrder) -> AsyncStream<LibrarySnapshot> {
      AsyncStream { continuation in
        continuation.yield(PreselectionSessionTests.snapshot)
        continuation.finish()
      }
    }

    func vanished(among photos: [PhotoID]) async -> Set<PhotoID> { [] }
  }

  private static func order(
    _ photos: [(PhotoID, device: UInt64, inode: UInt64)], toggling toggled: [PhotoID] = []
  ) async -> [String] {
    let session = PickerSession(request: PickRequest(), source: Source())
    session.preselect(
      photos.map { PreselectedPhoto(id: $0.0, device: $0.device, inode: $0.inode) })
    await session.follow(Source().snapshots(in: .newest))
    for photo in toggled { session.toggle(photo) }
    await session.finish()
    guard case .picked(let order) = session.result else { return [] }
    return order.map(\.path.display)
  }

  @Test func aFileGoesByThePathThatTheLibraryKnows() async {
    let one = PhotoID(FilePath("/p/1.jpg"))
    #expect(
      await Self.order([(Self.path, device: 7, inode: 2), (one, device: 7, inode: 1)])
        == ["/p/2.jpg", "/p/1.jpg"])
  }

  @Test func aFileThatTheLibraryDoesNotHaveStays() async {
    #expect(await Self.order([(Self.path, device: 8, inode: 2)]) == ["/link.jpg"])
  }

  @Test func itIsOneWithTheTileThatWasCheckedMeanwhile() async {
    let two = PhotoID(FilePath("/p/2.jpg"))
    let order = await Self.order([(Self.path, device: 7, inode: 2)], toggling: [two])
    // Whether it was known by its path when it was toggled or not: once, or not at all any more.
    #expect(order == ["/p/2.jpg"] || order == [])
  }
}
