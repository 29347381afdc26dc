import GLib
import Gtk
import PickerModel

/// The bar below the tray: Done, where somebody waits for the photos; else what can be done with them here.
@MainActor
final class TrayBar {
  let widget = BoxLayout(.horizontal, spacing: 8)
  /// The photos as URIs: all of them are dragged out by their count.
  var draggedOut: @MainActor () -> [String] = { [] }
  private let status = Label()
  private let handle: Button
  /// Nil where nobody waits for the photos.
  private let done: DoneButton?
  private var actions: [Button] = []
  private var count = 0

  struct Actions {
    let copy: @MainActor () -> Void
    let save: @MainActor () -> Void
    let open: @MainActor () -> Void
  }

  /// - Parameters:
  ///   - label: the text of Done; nil for the picker's own.
  ///   - finished: Done was pressed.
  init(label: String?, finished: @escaping @MainActor () -> Void) {
    handle = Button(around: status)
    let done = DoneButton(label: label, pressed: finished)
    self.done = done
    build()
    widget.addAtEnd(done.widget)
  }

  init(_ actions: Actions) {
    handle = Button(around: status)
    done = nil
    build()
    for (title, style, pressed) in [
      (tr("Copy"), "done", actions.copy), (tr("Open With…"), "restore", actions.open),
      (tr("Save Copies…"), "restore", actions.save),
    ] {
      let text = Label(title)
      text.ellipsizeEnd()
      text.setAlignment(horizontal: .center, vertical: .center)
      let button = Button(around: text)
      button.setAccessibleName(title)
      button.addStyleClass(style)
      button.onClicked(pressed)
      widget.addAtEnd(button)
      self.actions.append(button)
    }
  }

  /// Where there is little room the count gives way.
  func setNarrow(_ isNarrow: Bool) { handle.isVisible = !isNarrow || actions.isEmpty }

  func show(_ tray: Tray, canFinish: Bool) {
    let sentence = Sentences.selected(tray.count, of: tray.limits)
    status.text = sentence
    handle.setAccessibleName(sentence)
    done?.show(tray.count, isSensitive: canFinish)
    for button in actions { button.isSensitive = tray.isEnough }
    if tray.count != count { status.announce(sentence) }
    count = tray.count
  }

  private func build() {
    status.addStyleClass("dim-label")
    status.ellipsizeEnd()
    handle.addStyleClass("flat")
    handle.addStyleClass("review")
    handle.canFocus = false
    handle.setTooltip(tr("Drag the photos to another program"))
    handle.setDragSource { [weak self] in self?.draggedOut() ?? [] }
    handle.setExpand(horizontal: true)
    handle.setAlignment(horizontal: .start, vertical: .center)
    widget.addStyleClass("done-bar")
    widget.addStyleClass("tray-bar")
    widget.add(handle)
  }
}
