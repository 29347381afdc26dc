import Gtk
import PickerModel

/// A small picture of a photo, loaded when it is first seen.
@MainActor
final class RoundedPicture {
  let widget = DrawingArea()
  private let edge: Int
  private let thumbnails: any ThumbnailProviding
  private var photo: Photo?
  private var isLoaded = false
  private var picture = TilePicture.loading
  private var loading: Task<Void, Never>?

  /// - Parameter edge: its side, in logical pixels.
  init(edge: Int, thumbnails: any ThumbnailProviding) {
    self.edge = edge
    self.thumbnails = thumbnails
    widget.setSizeRequest(width: edge, height: edge)
    widget.setAlignment(horizontal: .center, vertical: .center)
    widget.onDraw { [weak self] in self?.paint($0) ?? false }
  }

  deinit { loading?.cancel() }

  func show(_ photo: Photo?) {
    let isSame = photo.map { $0.isSamePicture(as: self.photo) } ?? (self.photo == nil)
    self.photo = photo
    if isSame { return }
    isLoaded = false
    loading?.cancel()
    widget.queueDraw()
  }

  private func paint(_ canvas: Canvas) -> Bool {
    if !isLoaded { load() }
    let ink = widget.themeColor("theme_fg_color") ?? Palette.black
    picture.paint(on: canvas, edge: Double(edge), ink: ink)
    return true
  }

  /// The picture before stays until the new one is there.
  private func load() {
    isLoaded = true
    guard let photo else { return }
    let (pixels, scale) = (edge * widget.scaleFactor, widget.scaleFactor)
    loading = Task { [weak self, thumbnails] in
      do throws(DecodingError) {
        let buffer = try await thumbnails.thumbnail(of: photo, edge: pixels, urgency: .near)
        guard let surface = Surface(pixels: buffer.bytes, side: buffer.width, scale: scale) else {
          return
        }
        self?.receive(.sharp(surface), for: photo)
      } catch {
        if error != .cancelled {
          self?.receive(.missing(MissingPicture(error, of: photo)), for: photo)
        }
      }
    }
  }

  private func receive(_ picture: TilePicture, for photo: Photo) {
    guard photo.isSamePicture(as: self.photo) else { return }
    self.picture = picture
    widget.queueDraw()
  }
}
