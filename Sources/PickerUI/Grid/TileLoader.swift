import Gtk
import PickerModel

/// Gets the picture of a photo for a tile: what a camera has put into the file first, where it is there
/// sooner, and then the sharp one.
@MainActor
final class TileLoader {
  private(set) var picture = TilePicture.loading
  /// Another picture is there, or the reason why there is none.
  var changed: @MainActor () -> Void = {}

  private let thumbnails: any ThumbnailProviding
  private var photo: Photo?
  private var loading: Task<Void, Never>?
  private var previewing: Task<Void, Never>?

  init(_ thumbnails: any ThumbnailProviding) { self.thumbnails = thumbnails }

  deinit {
    loading?.cancel()
    previewing?.cancel()
  }

  /// Which picture is wanted.
  struct Wish {
    let photo: Photo
    /// The side of the tile in device pixels.
    let pixels: Int
    /// Device pixels to a logical one.
    let scale: Int
    let urgency: ThumbnailUrgency
  }

  /// Gives up what was loading, and loads this; nil for nothing.
  func load(_ wish: Wish?) {
    stop()
    (picture, photo) = (.loading, wish?.photo)
    guard let wish else { return }
    if let buffer = thumbnails.thumbnailInMemory(of: wish.photo, edge: wish.pixels),
      let surface = surface(of: buffer, wish)
    {
      picture = .sharp(surface)
      return
    }
    if wish.urgency == .visible { startPreviewing(wish) }
    startLoading(wish)
  }

  func stop() {
    loading?.cancel()
    previewing?.cancel()
  }

  private func startLoading(_ wish: Wish) {
    loading = Task { [weak self, thumbnails] in
      do throws(DecodingError) {
        let buffer = try await thumbnails.thumbnail(
          of: wish.photo, edge: wish.pixels, urgency: wish.urgency)
        if let surface = self?.surface(of: buffer, wish) { self?.receive(.sharp(surface), wish) }
      } catch {
        if error != .cancelled {
          self?.receive(.missing(MissingPicture(error, of: wish.photo)), wish)
        }
      }
    }
  }

  /// The preview is there first, or not seen at all.
  private func startPreviewing(_ wish: Wish) {
    if let buffer = thumbnails.previewInMemory(of: wish.photo, edge: wish.pixels) {
      return receive(preview: buffer, wish)
    }
    previewing = Task { [weak self, thumbnails] in
      if let buffer = await thumbnails.preview(of: wish.photo, edge: wish.pixels) {
        self?.receive(preview: buffer, wish)
      }
    }
  }

  private func receive(preview buffer: PixelBuffer, _ wish: Wish) {
    guard case .loading = picture, let surface = surface(of: buffer, wish) else { return }
    receive(.preview(surface), wish)
  }

  private func receive(_ picture: TilePicture, _ wish: Wish) {
    // What is known of it may have changed meanwhile.
    guard wish.photo.isSamePicture(as: photo) else { return }
    if case .preview = picture {} else { previewing?.cancel() }
    self.picture = picture
    changed()
  }

  private func surface(of buffer: PixelBuffer, _ wish: Wish) -> Surface? {
    Surface(pixels: buffer.bytes, side: buffer.width, scale: wish.scale)
  }
}
