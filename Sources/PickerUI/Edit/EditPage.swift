import GLib
import Gtk
import PickerModel

/// What is seen of the editing: a header with Cancel and Apply, the picture, and the tools below it.
@MainActor
final class EditPage {
  let widget = BoxLayout(.vertical)
  let view = EditView()
  let tools = EditTools()
  let question = EditQuestion()
  private(set) lazy var notice: NoticeCard = {
    let notice = NoticeCard { [weak self] in self?.notice.show(nil) }
    notice.left = { [weak self] in self?.view.widget.grabFocus() }
    return notice
  }()

  private let header = HeaderBar()
  private let title = HeaderTitle(tr("Edit"))
  private let cancel = Button(tr("Cancel"))
  private let apply = Button(tr("Apply"))
  private let failure = FailureCard()
  private let working = BoxLayout(.horizontal, spacing: 12)
  private let spinner = Spinner()

  /// The user wants all of it done, or nothing.
  var applied: @MainActor () -> Void = {}
  var cancelled: @MainActor () -> Void = {}

  /// Where the window is narrower, the tools take two lines; in logical pixels.
  private static let narrow = 620

  init() { build() }

  /// Whether something has the focus that Enter presses.
  var isButtonFocused: Bool {
    guard let focus = widget.focusOfWindow else { return false }
    return focus != view.widget && focus != tools.slider
  }

  func reset(_ photo: Photo) {
    view.widget.setAccessibleName(photo.displayName)
    question.close()
    notice.show(nil)
    show(failure: nil)
    show(nil)
  }

  /// Arranges all for a window of that width, in logical pixels.
  func fit(width: Int) {
    let isNarrow = width < Self.narrow
    tools.setNarrow(isNarrow)
    widget.setStyleClass("narrow", isNarrow)
  }

  /// Nil while the picture is not there.
  func show(_ session: EditSession?) {
    view.show(session)
    tools.widget.isSensitive = session != nil
    apply.isSensitive = session != nil
    guard let session else { return title.show(tr("Edit"), subtitle: " ") }
    tools.show(session)
    title.show(tr("Edit"), subtitle: Sentences.pixels(session.size))
    view.widget.setAccessibleDescription(Sentences.crop(session))
  }

  /// Why there is no picture; nil where there is one.
  func show(failure sentence: String?) { failure.show(sentence) }

  /// - Parameter isSeen: whether it has taken so long that it is told.
  func show(isApplying: Bool, isSeen: Bool) {
    tools.widget.isSensitive = !isApplying
    apply.isSensitive = !isApplying
    view.widget.isSensitive = !isApplying
    working.isVisible = isApplying && isSeen
    spinner.setSpinning(working.isVisible)
    if working.isVisible { working.announce(Sentences.applyingEdit) }
  }

  // MARK: Building

  private func build() {
    buildHeader()
    buildWorking()
    let overlay = Overlay()
    overlay.add(view.widget)
    for above in [failure.widget, working, notice.widget, question.widget] {
      overlay.addAbove(above)
    }
    overlay.setExpand(horizontal: true, vertical: true)
    widget.addStyleClass("edit")
    for part in [header, overlay, tools.widget] { widget.add(part) }
    widget.onSizeAllocate { [weak self] in self?.sizeChanged() }
    widget.showAll()
  }

  private func buildHeader() {
    apply.addStyleClass("done")
    apply.onClicked { [weak self] in self?.applied() }
    cancel.onClicked { [weak self] in self?.cancelled() }
    for button in [apply, cancel] { button.setTakesFocusOnClick(false) }
    header.setTitle(title.widget)
    header.setShowsWindowButtons(false)
    header.addAtStart(cancel)
    header.addAtEnd(apply)
  }

  private func buildWorking() {
    working.addStyleClass("notice")
    working.add(spinner)
    working.add(Label(Sentences.applyingEdit))
    working.setAccessibleName(Sentences.applyingEdit)
    working.setAlignment(horizontal: .center, vertical: .center)
    working.showAll()
    working.stayHidden()
    working.isVisible = false
  }

  /// Taken up after this frame, as nothing may be laid out anew while sizes are given.
  private func sizeChanged() {
    MainActor.later { [weak self] in
      guard let self else { return }
      fit(width: widget.size.width)
    }
  }
}
