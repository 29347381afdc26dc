import Gtk
import PickerModel

/// The pictures of the photo that is seen and of those beside it.
extension Preview {
  /// Asks for the picture in the size of the view, and for those beside it.
  func request() {
    guard let photo, page.picture.extent.width > 1 else { return }
    let places = [index + direction, index - direction].filter(photos.indices.contains)
    pictures.show(want(photo), ahead: places.map { want(photos[$0]) })
  }

  func want(_ photo: Photo) -> PreviewPictures.Want {
    let source = source(of: photo)
    return PreviewPictures.Want(
      source,
      edge: ZoomGeometry.fittingEdge(
        of: source.facts.size, in: page.picture.extent, scaleFactor: page.picture.scaleFactor))
  }

  func showPicture() {
    guard isOpen else { return }
    let view = page.picture
    switch pictures.state {
    case .loading: break
    case .ready(let picture):
      if video?.surface == nil { view.correct(size: picture.originalSize) }
      view.content.whole = video?.surface ?? animation?.surface ?? picture.surface
      view.content.square = nil
      view.widget.queueDraw()
      startAnimation()
      refine()
      showTexts()
      if isEditWanted { edit() }
    case .failed(let error): show(error)
    }
    page.show(zoom: view.geometry)
  }

  private func show(_ error: DecodingError) {
    if video?.surface != nil { return }
    if error == .unsupported, let photo { showStill(of: photo) }
    let sentence = photo.map { Sentences.missing(MissingPicture(error, of: $0)) } ?? ""
    page.picture.content.failure = sentence
    page.show(failure: sentence)
    showTexts()
    page.picture.widget.queueDraw()
  }

  /// Of what is not decoded another program may have left a picture in the shared cache.
  private func showStill(of photo: Photo) {
    still?.cancel()
    still = Task { [weak self, thumbnails, tileEdge] in
      guard
        let square = try? await thumbnails.thumbnail(of: photo, edge: tileEdge, urgency: .visible),
        let self, photo.isSamePicture(as: self.photo), !Task.isCancelled
      else { return }
      page.picture.content.square = Surface(
        pixels: square.bytes, side: square.width, scale: page.picture.widget.scaleFactor)
      page.show(failure: nil)
      page.picture.widget.queueDraw()
    }
  }

  func wasZoomed() {
    refine()
    page.show(zoom: page.picture.geometry)
  }

  /// Where more pixels are to be seen than there are, they are decoded.
  private func refine() {
    guard let geometry = page.picture.geometry, page.picture.content.whole != nil,
      animation == nil, video == nil
    else { return }
    geometry.isFit ? pictures.dropFine() : pictures.refine(toEdge: geometry.neededEdge)
    page.picture.content.fine = pictures.finePicture?.surface
  }

  /// While the user drags the window's edge, the picture that is there is painted larger or smaller.
  func wasResized() {
    guard isOpen else { return }
    resizing?.cancel()
    let isFirst = page.picture.content.whole == nil
    resizing = Task { [weak self] in
      if !isFirst { try? await Task.sleep(for: .milliseconds(150)) }
      guard !Task.isCancelled, let self else { return }
      if page.picture.geometry == nil {
        page.picture.reset(size: photo.flatMap(source)?.facts.size)
      }
      request()
      showPicture()
    }
  }
}
