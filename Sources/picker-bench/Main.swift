import GLib
import Gtk
import PickerModel
import PickerUI

struct Fake: ThumbnailProviding {
  func thumbnailInMemory(of photo: Photo, edge: Int) -> PixelBuffer? { nil }
  func thumbnail(of photo: Photo, edge: Int, urgency: ThumbnailUrgency) async throws(DecodingError) -> PixelBuffer {
    let h = photo.id.hashValue
    if h % 17 == 0 { throw .damaged }
    var bytes = [UInt8](repeating: 255, count: edge * edge * 4)
    for i in 0..<edge*edge { bytes[4*i] = UInt8(truncatingIfNeeded: h); bytes[4*i+1] = UInt8(truncatingIfNeeded: h >> 8); bytes[4*i+2] = UInt8(truncatingIfNeeded: i * 200 / (edge*edge)) }
    return PixelBuffer(width: edge, height: edge, bytes: bytes)
  }
}
struct FakeLibrary: PhotoLibrary {
  let count: Int
  func snapshots(in sort: SortOrder) -> AsyncStream<LibrarySnapshot> {
    AsyncStream { c in
      let photos = (0..<count).map { i in
        Photo(id: PhotoID(FilePath("/x/IMG_\(i).jpg")), file: FileStamp(bytes: 1, modified: Timestamp(seconds: 1), arrived: Timestamp(seconds: 1), device: 1, inode: UInt64(i)), facts: PhotoFacts(type: MediaType("image/jpeg"), taken: TakenTime(wall: CivilTime(secondsSince1970: Int64(1700000000 + i)), instant: Int64(1700000000 + i), source: .exif)))
      }
      c.yield(LibrarySnapshot(albums: [Album(id: .kind(.all), photos: photos), Album(id: .kind(.screenshots), photos: Array(photos.prefix(5))), Album(id: .folder(FilePath("/home/u/Pictures/Holiday 2024")), photos: Array(photos.prefix(3)))], isComplete: true))
      c.finish()
    }
  }
  func vanished(among photos: [PhotoID]) async -> Set<PhotoID> { [] }
}
@main enum Main {
  static func main() {
    guard Toolkit.start() else { return }
    Toolkit.addStyle(file: Array("data/style.css".utf8))
    let loop = MainLoop()
    var request = PickRequest(); request.limits = SelectionLimits(maximum: 9)!
    let library = FakeLibrary(count: 1000)
    let session = PickerSession(request: request, source: library, albumTitle: Sentences.title)
    var options = PickerWindow.Options()
    options.finished = { print($0); loop.quit() }
    let window = PickerWindow(session: session, thumbnails: Fake(), options: options)
    window.present()
    Task { await session.follow(library.snapshots(in: .newest)) }
    loop.run()
    window.close()
  }
}
