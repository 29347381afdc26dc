import GLib
import Gtk

/// The green button that ends a choice, with a bubble of how many photos are chosen.
@MainActor
final class DoneButton {
  let widget: Button
  private let bubble = CountBubble()
  private let label: String

  /// - Parameters:
  ///   - label: its text; nil for Done.
  ///   - pressed: the button was pressed.
  init(label: String?, pressed: @escaping @MainActor () -> Void) {
    self.label = label ?? tr("Done")
    let content = BoxLayout(.horizontal, spacing: 8)
    content.setAlignment(horizontal: .center, vertical: .center)
    content.add(bubble.widget)
    let text = Label(self.label)
    text.ellipsizeEnd(characters: 28)
    content.add(text)
    widget = Button(around: content)
    widget.addStyleClass("done")
    widget.onClicked(pressed)
    widget.setAccessibleName(Sentences.done(self.label, count: 0))
  }

  func show(_ count: Int, isSensitive: Bool) {
    widget.isSensitive = isSensitive
    widget.setAccessibleName(Sentences.done(label, count: count))
    bubble.show(count)
  }
}
