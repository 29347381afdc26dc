import GLib
import Gtk
import PickerModel

/// What is seen of the preview: a header, the picture with its buttons above it, facts beside or below it,
/// and Done.
@MainActor
final class PreviewPage {
  let widget = BoxLayout(.vertical)
  let picture = PictureView()
  let mark = PreviewMark()
  let heart = PreviewHeart()
  let facts = FactsPanel()
  private(set) lazy var bar = DoneBar(label: session.request.acceptLabel, announces: false) {
    [weak self] in self?.pressed(.done)
  }
  let notice: NoticeCard

  private let session: PickerSession
  private let header = HeaderBar()
  private let title = HeaderTitle()
  private let body = BoxLayout(.horizontal)
  let details = Button(icon: "help-about-symbolic", name: tr("Details"))
  private let edit = Button(icon: "document-edit-symbolic", name: tr("Edit"))
  private let failure = FailureCard()
  private let buttons = PreviewButtons()
  let videoBar = VideoBar()

  /// A button was pressed.
  var pressed: @MainActor (Press) -> Void = { _ in }

  enum Press {
    case back, previous, next, zoomIn, zoomOut, size, fullScreen, facts, edit, done, play
  }

  /// Where the window is narrower, the facts are below the picture; in logical pixels.
  private static let narrow = 720
  /// What is said lies above the buttons at the lower edge.
  private static let aboveButtons = 68

  /// - Parameter canEdit: whether there is a button for that.
  init(session: PickerSession, canEdit: Bool) {
    self.session = session
    if !canEdit { edit.stayHidden() }
    notice = NoticeCard(announces: false) { [weak session] in session?.dismissNotice() }
    notice.left = { [picture] in picture.widget.grabFocus() }
    notice.widget.setMargins(horizontal: 12, vertical: Self.aboveButtons)
    build()
  }

  /// Whether a button has the focus that Space and Enter press.
  var isButtonFocused: Bool {
    guard let focus = widget.focusOfWindow else { return false }
    return focus != picture.widget && focus != mark.widget
  }

  var areFactsShown: Bool {
    get { facts.isShown }
    set {
      facts.isShown = newValue
      details.isChecked = newValue
    }
  }

  var canPan: Bool { picture.geometry?.canPan ?? false }

  /// - Parameter state: what a screen reader says of the picture; nil for nothing.
  func show(_ photo: Photo, position: Int, count: Int, isEdited: Bool, state: String?) {
    let name = photo.displayName
    title.show(name, subtitle: Sentences.place(position, of: count))
    let description = Sentences.tile(
      photo, position: position, count: count, isEdited: isEdited, state: state)
    picture.widget.setAccessibleName(name)
    picture.widget.setAccessibleDescription(description)
    mark.widget.setAccessibleName(name)
    mark.widget.setAccessibleDescription(description)
    buttons.show(position: position, count: count)
  }

  /// Why there is no picture; nil where there is one.
  func show(failure sentence: String?) { failure.show(sentence) }

  func show(zoom geometry: ZoomGeometry?) { buttons.show(zoom: geometry) }

  func show(isEditable: Bool) { edit.isSensitive = isEditable }

  /// Nil for a photo that does not move.
  func show(isPlaying: Bool?) { buttons.show(isPlaying: isPlaying) }

  /// Nil where no video was asked to play.
  func show(video: VideoPlayer?) { videoBar.show(video) }

  func setFullScreen(_ isFullScreen: Bool) {
    header.isVisible = !isFullScreen
    bar.widget.isVisible = !isFullScreen
    buttons.show(isFullScreen: isFullScreen)
  }

  // MARK: Building

  private func build() {
    buildHeader()
    buttons.pressed = { [weak self] in self?.pressed($0) }
    let overlay = Overlay()
    overlay.add(picture.widget)
    for above in [failure.widget, mark.widget, heart.widget] + buttons.widgets
      + [videoBar.widget, notice.widget]
    {
      overlay.addAbove(above)
    }
    overlay.setExpand(horizontal: true, vertical: true)
    body.add(overlay)
    body.add(facts.widget)
    body.onSizeAllocate { [weak self] in self?.sizeChanged() }
    widget.addStyleClass("preview")
    for part in [header, body, bar.widget] { widget.add(part) }
    widget.showAll()
  }

  private func buildHeader() {
    let back = Button(icon: "go-previous-symbolic", name: tr("Back"))
    back.onClicked { [weak self] in self?.pressed(.back) }
    details.onClicked { [weak self] in self?.pressed(.facts) }
    edit.onClicked { [weak self] in self?.pressed(.edit) }
    for button in [back, details, edit] { button.setTakesFocusOnClick(false) }
    header.setTitle(title.widget)
    header.addAtStart(back)
    header.addAtEnd(details)
    header.addAtEnd(edit)
  }

  /// Taken up after this frame, as nothing may be laid out anew while sizes are given.
  private func sizeChanged() {
    MainActor.later { [weak self] in
      guard let self else { return }
      let isNarrow = body.size.width < Self.narrow
      body.setDirection(isNarrow ? .vertical : .horizontal)
      facts.setNarrow(isNarrow)
      let isPhone = body.size.width < PickerWindow.foldingWidth
      widget.setStyleClass("narrow", isPhone)
      header.setShowsWindowButtons(!isPhone)
      buttons.setNarrow(isPhone)
    }
  }
}
