import GLib
import Gtk

/// A line above the bar: how far the copies are, and a button that stops them.
@MainActor
final class SavingStrip {
  let widget = BoxLayout(.horizontal, spacing: 12)
  private let label = Label()
  private let bar = ProgressBar()

  init(stopped: @escaping @MainActor () -> Void) {
    widget.addStyleClass("progress-strip")
    label.ellipsizeEnd(characters: 40)
    bar.setExpand(horizontal: true)
    bar.setAlignment(vertical: .center)
    bar.setAccessibleName(tr("Saving copies"))
    let stop = Button(tr("Stop"))
    stop.onClicked(stopped)
    for part in [label, bar, stop] as [Widget] { widget.add(part) }
    widget.showAll()
    widget.isVisible = false
    widget.stayHidden()
  }

  func show(_ done: Int, of count: Int) {
    label.text = Sentences.saving(done, of: count)
    bar.show(Double(done) / Double(max(1, count)))
    widget.isVisible = true
  }

  func hide() { widget.isVisible = false }
}
