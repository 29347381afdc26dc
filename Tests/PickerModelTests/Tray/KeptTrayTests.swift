import PickerModel
import Testing

/// A tray on disk.
struct KeptTrayTests {
  @Test(arguments: [
    [],
    [KeptTray.Item(photo: "/p/a.jpg")],
    [
      .init(photo: FilePath(bytes: [0x2f, 0xff, 0x0a, 0x20])),
      .init(photo: "/p/b.jpg", copy: "/q/b-edited.jpg"), .init(photo: "/p/c.jpg"),
    ],
  ])
  func isReadAsItWasWritten(items: [KeptTray.Item]) {
    #expect(KeptTray(bytes: KeptTray(items).bytes)?.items == items)
  }

  @Test func copiesAreKeptBesideTheirPhotos() {
    let edited = EditedPhoto(copy: .made("/q/b.jpg"), edit: PhotoEdit())
    let items = [TrayItem(.made("/p/a.jpg")), TrayItem(.made("/p/b.jpg"), edited: edited)]
    #expect(
      KeptTray(items).items
        == [.init(photo: "/p/a.jpg"), .init(photo: "/p/b.jpg", copy: "/q/b.jpg")])
  }

  @Test func whatIsCutShortOrOfAnotherFormIsNoTray() {
    let whole = KeptTray([.init(photo: "/p/a.jpg"), .init(photo: "/p/b.jpg")]).bytes
    for count in [0, 5, 25, whole.count - 1] {
      #expect(KeptTray(bytes: Array(whole.prefix(count))) == nil)
    }
    #expect(KeptTray(bytes: Array("photo-picker tray 2\n".utf8)) == nil)
    #expect(KeptTray(bytes: Array("photo-picker tray 1\nrelative\0\0".utf8)) == nil)
  }
}
