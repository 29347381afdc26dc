import GLib
import Gtk
import PickerModel

/// The bar below the grid: how many photos are chosen, and the green Done.
@MainActor
final class DoneBar {
  let widget = BoxLayout(.horizontal, spacing: 12)
  private let status = Label()
  private let review: Button
  private let button: DoneButton
  private let announces: Bool
  private var count = 0
  private var restore: Button?
  /// The user wants to see what is chosen, or no longer only that.
  var reviewed: @MainActor () -> Void = {}
  /// The chosen photos as URIs: their count is dragged to another program.
  var draggedOut: @MainActor () -> [String] = { [] }

  /// - Parameters:
  ///   - label: the text of the button; nil for Done.
  ///   - announces: whether a screen reader is told of changes by this bar.
  ///   - done: the button was pressed.
  init(label: String?, announces: Bool = true, done: @escaping @MainActor () -> Void) {
    self.announces = announces
    button = DoneButton(label: label, pressed: done)
    status.addStyleClass("dim-label")
    status.ellipsizeEnd()
    review = Button(around: status)
    review.addStyleClass("flat")
    review.addStyleClass("review")
    review.setTooltip(tr("Show Selected Photos"))
    review.setDragSource { [weak self] in self?.draggedOut() ?? [] }
    review.onClicked { [weak self] in self?.reviewed() }
    review.setExpand(horizontal: true)
    review.setAlignment(horizontal: .start, vertical: .center)
    widget.addStyleClass("done-bar")
    widget.add(review)
    widget.addAtEnd(button.widget)
  }

  /// Shows or hides the button that puts photos of the Trash back.
  func showRestore(_ isShown: Bool, pressed: @escaping @MainActor () -> Void) {
    if restore == nil, isShown {
      let button = Button(tr("Restore"))
      button.addStyleClass("restore")
      button.setTooltip(tr("Put the chosen photos back to where they were"))
      button.onClicked(pressed)
      widget.addAtEnd(button)
      restore = button
    }
    restore?.isVisible = isShown
  }

  /// - Parameters:
  ///   - canFinish: whether pressing Done would end the picking.
  ///   - isReviewed: whether the chosen photos are shown alone.
  func show(_ selection: Selection, canFinish: Bool, isReviewed: Bool = false) {
    button.show(selection.count, isSensitive: canFinish)
    let sentence = Sentences.selected(selection.count, of: selection.limits)
    let isLimited = selection.limits.maximum != nil || selection.limits.minimum > 1
    status.text = selection.isEmpty && !isLimited ? "" : sentence
    review.setAccessibleName(sentence)
    review.isSensitive = !selection.isEmpty || isReviewed
    if announces, selection.count != count { status.announce(sentence) }
    count = selection.count
  }
}
