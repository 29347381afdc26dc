import GLib
import Gtk
import PickerModel

/// While copies are made of what was chosen.
extension PickerWindow {
  /// Until then nothing is shown: most copies are there sooner.
  private static let exportPatience = Duration.milliseconds(500)
  /// So long a failure is shown where nobody closes the window: whoever waits for the result learns of it then.
  private static let failurePatience = Duration.seconds(4)

  /// Whatever asks the window to close from now on calls `cancelled`. How far it is, is shown where it takes
  /// longer.
  package func beginExport(_ count: Int, cancelled: @escaping @MainActor () -> Void) {
    leaving = cancelled
    root.show("picking")
    leaflet.show(gridPage)
    let page = ExportPage(count, cancelled: cancelled)
    exportPage = page
    Task { [weak self] in
      try? await Task.sleep(for: Self.exportPatience)
      guard let self, exportPage === page else { return }
      content.add(page.widget, named: "export")
      content.show("export")
      hideAllButContent()
      gridCancel.isVisible = false
      page.begin()
    }
  }

  package func showExported(_ count: Int) { exportPage?.show(count) }

  /// No more is shown of it.
  package func endExport() { exportPage = nil }

  /// Says why there are no copies; returns when that was read, or had time enough to be.
  package func showExportFailure(_ sentence: String) async {
    endExport()
    let seen = AsyncStream.makeStream(of: Void.self)
    leaving = { seen.continuation.finish() }
    showPage(
      MessagePage(
        icon: "dialog-warning-symbolic", title: tr("No Copies Were Made"), text: sentence,
        button: tr("Close")
      ) { seen.continuation.finish() }, named: "export-failure")
    hideAllButContent()
    Task {
      try? await Task.sleep(for: Self.failurePatience)
      seen.continuation.finish()
    }
    for await _ in seen.stream {}
  }

  func hideAllButContent() {
    for widget in [albumPage, separator, back, bar.widget] { widget.isVisible = false }
    gridTitle.show(session.request.title ?? tr("Photo Picker"))
  }
}

/// How far the copies are.
@MainActor
final class ExportPage {
  let widget = BoxLayout(.vertical, spacing: 12)
  private let heading = Label(tr("Making Copies"))
  private let text = Label()
  private let bar = ProgressBar()
  private let cancel = Button(tr("Cancel"))
  private let count: Int

  init(_ count: Int, cancelled: @escaping @MainActor () -> Void) {
    self.count = count
    cancel.addStyleClass("pill")
    cancel.onClicked(cancelled)
    heading.addStyleClass("message-title")
    text.addStyleClass("dim-label")
    bar.setSizeRequest(width: 240, height: -1)
    bar.setAccessibleName(tr("Making Copies"))
    let parts: [Widget] = [heading, text, bar, cancel]
    for part in parts {
      part.setAlignment(horizontal: .center, vertical: .center)
      widget.add(part)
    }
    widget.setExpand(horizontal: true, vertical: true)
    widget.setAlignment(horizontal: .center, vertical: .center)
    widget.setMargins(horizontal: 24, vertical: 24)
    show(0)
    widget.showAll()
  }

  func show(_ done: Int) {
    text.text = Sentences.place(done, of: count)
    bar.show(Double(done) / Double(max(1, count)))
  }

  func begin() {
    cancel.grabFocus()
    heading.announce(heading.text)
  }
}
