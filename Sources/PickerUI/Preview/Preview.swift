import Gtk
import PickerModel

/// One photo of the album at a time, as a whole and closer. Nothing of it exists before the first preview.
@MainActor
final class Preview {
  let page: PreviewPage
  let session: PickerSession
  let actions: Actions
  private(set) var photos: [Photo] = []
  private(set) var index = 0
  private(set) var isFullScreen = false
  private(set) var isOpen = false

  let thumbnails: any ThumbnailProviding
  let decoder: any PreviewReading
  /// The one that is seen, where it moves.
  var animation: AnimationPlayer?
  /// The one that is seen, where it is a video that was asked to play.
  var video: VideoPlayer?
  /// Who plays videos; nil for nobody.
  let videos: (any VideoPlaying)?
  let pictures: PreviewPictures
  private let details: PreviewDetails
  private var watches: [Watch] = []
  /// Where the user went last: what lies there is decoded first.
  var direction = 1
  var tileEdge = 0
  var resizing: Task<Void, Never>?
  var still: Task<Void, Never>?
  /// The user wants to edit the photo that is seen, once its picture is there.
  var isEditWanted = false

  /// What the preview asks of the window.
  struct Actions {
    /// Back to the tiles.
    let leave: @MainActor () -> Void
    /// This photo is seen now.
    let seen: @MainActor (PhotoID) -> Void
    /// Done, with the photo that is seen where nothing is checked.
    let accept: @MainActor (PhotoID) -> Void
    /// To the page on which this photo is edited, with what is decoded of it; nil where photos cannot be.
    let edit: (@MainActor (Photo, PreviewPictures.Picture?) -> Void)?
    /// The chosen photos alone, among the tiles.
    let review: @MainActor () -> Void
    let setFullScreen: @MainActor (Bool) -> Void
  }

  init(
    session: PickerSession, thumbnails: any ThumbnailProviding, decoder: any PreviewReading,
    videos: (any VideoPlaying)? = nil, actions: Actions
  ) {
    (self.session, self.thumbnails, self.actions) = (session, thumbnails, actions)
    (self.decoder, self.videos) = (decoder, videos)
    pictures = PreviewPictures(decoder: decoder)
    details = PreviewDetails(reader: decoder)
    page = PreviewPage(session: session, canEdit: actions.edit != nil)
    connect()
  }

  deinit {
    resizing?.cancel()
    still?.cancel()
  }

  /// The photo that is seen; nil while the preview is closed.
  var photo: Photo? { isOpen && photos.indices.contains(index) ? photos[index] : nil }

  // MARK: Opening and closing

  /// - Parameter tileEdge: the side of the tiles' squares, in device pixels, which stand in at first.
  func open(_ photo: PhotoID, of photos: [Photo], tileEdge: Int) {
    guard let index = photos.firstIndex(where: { $0.id == photo }) else { return }
    (self.photos, self.index, self.tileEdge) = (photos, index, tileEdge)
    (direction, isOpen) = (1, true)
    watch()
    showPhoto()
  }

  /// Gives up what it holds.
  func close() {
    setFullScreen(false)
    isOpen = false
    cancelWork()
    pictures.clear()
    details.clear()
    stopAnimation()
    stopVideo()
    page.picture.content = PictureView.Content()
    photos = []
  }

  func cancelWork() {
    for watch in watches { watch.cancel() }
    watches = []
    resizing?.cancel()
    still?.cancel()
  }

  // MARK: Moving

  /// To the photo so many places on; no further than the first and the last.
  func move(by step: Int) { move(to: index + step) }

  func move(to place: Int) {
    let place = min(max(place, 0), photos.count - 1)
    guard isOpen, place != index, place >= 0 else { return }
    direction = place < index ? -1 : 1
    index = place
    showPhoto()
    if let photo { page.picture.widget.announce(announcement(of: photo)) }
  }

  /// The album has other photos.
  ///
  /// - Parameter id: the one that was seen, under its new name if it got one, or what took its place.
  func photosChanged(_ photos: [Photo], seen id: PhotoID?) {
    guard isOpen, let before = photo else { return }
    guard let place = photos.firstIndex(where: { $0.id == id }) else { return actions.leave() }
    (self.photos, index) = (photos, place)
    let photo = photos[place]
    guard photo.isSamePicture(as: before) else { return showPhoto() }
    showTexts()
    // That it moves may have been found out just now.
    startAnimation()
  }

  // MARK: Intents

  func toggle() {
    guard let photo else { return }
    session.toggle(photo.id)
    showSelection(moves: true)
  }

  func toggleFavorite() {
    guard let photo else { return }
    let isFavorite = session.toggleFavorite(photo)
    page.heart.show(isFavorite: isFavorite, moves: true)
    page.picture.widget.announce(Sentences.favorite(isFavorite))
  }

  func accept() {
    if let photo { actions.accept(photo.id) }
  }

  func toggleFacts() {
    page.areFactsShown.toggle()
    showTexts()
  }

  func setFullScreen(_ isFullScreen: Bool) {
    guard isFullScreen != self.isFullScreen else { return }
    self.isFullScreen = isFullScreen
    page.setFullScreen(isFullScreen)
    actions.setFullScreen(isFullScreen)
  }

  // MARK: Showing

  func showPhoto() {
    guard let photo else { return }
    actions.seen(photo.id)
    still?.cancel()
    stopAnimation()
    stopVideo()
    prepareVideo()
    isEditWanted = false
    page.picture.content = PictureView.Content(square: squareInMemory(of: source(of: photo)))
    page.picture.reset(size: source(of: photo).facts.size)
    page.show(failure: nil)
    showTexts()
    showSelection(moves: false)
    request()
    showPicture()
  }

  /// Names, places and numbers; what is not known of the photo yet is read, where it is to be seen.
  func showTexts() {
    guard let photo else { return }
    page.show(
      photo, position: index + 1, count: photos.count, isEdited: session.edited(photo.id) != nil,
      state: page.picture.content.failure)
    page.show(isEditable: canEdit)
    let source = source(of: photo)
    if page.facts.isShown { details.read(source) }
    page.facts.show(
      source, folder: photo.id.path.parent, size: pictures.originalSize(of: source),
      details: details.details(of: source))
  }

  private func showSelection(moves: Bool) {
    guard let photo else { return }
    let number = session.selection.number(of: photo.id)
    let isDimmed = number == nil && session.selection.isFull && !session.request.limits.replaces
    page.mark.show(number: number, isDimmed: isDimmed, moves: moves)
    if !moves { page.heart.rest() }
    page.heart.show(isFavorite: session.isFavorite(photo.id), moves: false)
    page.bar.show(session.selection, canFinish: session.canFinish)
  }

  private func announcement(of photo: Photo) -> String {
    let isChecked = session.selection.contains(photo.id)
    return Sentences.previewed(
      photo, position: index + 1, count: photos.count, isChecked: isChecked)
  }

  private func squareInMemory(of photo: Photo) -> Surface? {
    thumbnails.thumbnailInMemory(of: photo, edge: tileEdge).flatMap {
      Surface(pixels: $0.bytes, side: $0.width, scale: page.picture.widget.scaleFactor)
    }
  }

  // MARK: Parts

  private func connect() {
    pictures.changed = { [weak self] in self?.showPicture() }
    details.changed = { [weak self] in self?.showTexts() }
    page.facts.placeWanted = { [weak session] place in
      Task { if await !DefaultPrograms.show(place) { session?.tell(.mapNotShown) } }
    }
    page.picture.zoomed = { [weak self] in self?.wasZoomed() }
    page.picture.resized = { [weak self] in self?.wasResized() }
    page.picture.sweptBack = { [weak self] in self?.actions.leave() }
    page.picture.swiped = { [weak self] in self?.move(by: $0) }
    page.heart.pressed = { [weak self] in self?.toggleFavorite() }
    page.mark.toggled = { [weak self] in self?.toggle() }
    page.bar.reviewed = { [weak self] in self?.actions.review() }
    page.pressed = { [weak self] in self?.pressed($0) }
    page.videoBar.moved = { [weak self] in self?.video?.seek(to: $0) }
    page.videoBar.soundPressed = { [weak self] in self?.video?.toggleSound() }
  }

  private func watch() {
    let session = session
    watches = [
      Watch(
        { _ = (session.selection, session.canFinish, session.hearts, session.library.favorites) },
        { [weak self] in self?.showSelection(moves: true) }),
      Watch(
        { _ = (session.notice, session.refusals) },
        { [weak self] in self?.page.notice.show(session.notice.map(Sentences.notice)) }),
    ]
  }
}
