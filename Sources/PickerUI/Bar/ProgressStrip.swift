import GLib
import Gtk
import PickerModel

/// A quiet line between the photos and Done: how far a long reading of the library is. Readings that are
/// over soon are not told.
@MainActor
final class ProgressStrip {
  let widget = BoxLayout(.horizontal, spacing: 12)
  private let label = Label()
  private let bar = ProgressBar()
  private var isAnnounced = false

  /// Until then nothing is shown.
  static let patience = Duration.milliseconds(700)

  init() {
    widget.addStyleClass("progress-strip")
    label.addStyleClass("dim-label")
    label.ellipsizeEnd(characters: 40)
    bar.setExpand(horizontal: true)
    bar.setAlignment(vertical: .center)
    bar.setAccessibleName(tr("Reading photos"))
    widget.add(label)
    widget.add(bar)
    widget.showAll()
  }

  /// What it says.
  var text: String { label.text }

  func show(_ progress: LibraryProgress) {
    let sentence = Sentences.progress(progress)
    label.text = sentence
    if progress.read == 0 || progress.found == 0 {
      bar.pulse()
    } else {
      bar.show(Double(progress.read) / Double(max(progress.found, progress.read)))
    }
    if !isAnnounced { label.announce(sentence) }
    isAnnounced = true
  }
}
