import PickerModel
import Testing

/// A change of the order while the window is open.
@MainActor
struct OrderSessionTests {
  private let photos = [
    Photo.made("/p/3.jpg", taken: 7, bytes: 50, arrived: 3),
    Photo.made("/p/1.jpg", taken: 9, bytes: 10, arrived: 1),
    Photo.made("/p/2.jpg", taken: 8, bytes: 30, arrived: 2),
  ]

  private var snapshot: LibrarySnapshot {
    let recent = Album(id: .kind(.recent), photos: [photos[0], photos[2], photos[1]])
    let all = Album(id: .kind(.all), photos: photos.sorted(by: SortOrder.newest.areInOrder))
    return LibrarySnapshot(albums: [all, recent], isComplete: true)
  }

  @Test(arguments: SortOrder.allCases)
  func thePhotosComeInTheNewOrder(order: SortOrder) async {
    let source = ScriptedLibrary([snapshot])
    let session = await PickerSession.following(source)
    session.arrange(by: order)
    await session.waitUntilArranged()
    #expect(session.sort == order)
    #expect(session.photos == photos.sorted(by: order.areInOrder))
    #expect(session.library.album(.kind(.recent)) == snapshot.album(.kind(.recent)))
  }

  @Test func whatTheLibraryTellsLaterComesInTheNewOrderToo() async {
    let source = ScriptedLibrary([], [snapshot])
    let session = await PickerSession.following(source)
    session.arrange(by: .size)
    await session.waitUntilArranged()
    await session.follow(source.snapshots(in: .newest), in: .newest)
    await session.waitUntilArranged()
    #expect(session.photos == photos.sorted(by: SortOrder.size.areInOrder))
  }

  @Test func theLastOrderCounts() async {
    let source = ScriptedLibrary([snapshot])
    let session = await PickerSession.following(source)
    for order in [SortOrder.name, .size, .newest, .oldest] { session.arrange(by: order) }
    await session.waitUntilArranged()
    #expect(session.photos == photos.sorted(by: SortOrder.oldest.areInOrder))
    session.arrange(by: .newest)
    await session.waitUntilArranged()
    #expect(session.photos == photos.sorted(by: SortOrder.newest.areInOrder))
  }

  @Test func theSelectionStaysAsItIs() async {
    let source = ScriptedLibrary([snapshot])
    let session = await PickerSession.following(source)
    let order = [photos[2].id, photos[0].id]
    for id in order { session.toggle(id) }
    session.arrange(by: .name)
    await session.waitUntilArranged()
    #expect(session.selection.order == order)
    #expect(session.currentAlbum == .kind(.all))
  }
}
