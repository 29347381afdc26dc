import Gtk

/// The bubble beside the scrollbar that tells the month that lies at the height of its slider, while the
/// scrollbar is held and while the grid runs fast.
@MainActor
final class Scrubber {
  /// To lie above the grid.
  let widget = Label()
  /// What stands at a place of the grid, in logical pixels from its top; nil for nothing.
  var text: @MainActor (Double) -> String? = { _ in nil }

  private let view: ScrolledWindow
  private let adjustment: Adjustment
  private var speed = ScrollSpeed()
  private var isHeld = false
  private var hiding: Task<Void, Never>?
  private var lastChange = ContinuousClock.now
  private let start = ContinuousClock.now

  /// How many heights of the view a second are fast.
  private static let fast = 4.0
  private static let stay: Duration = .milliseconds(700)
  private static let height = 36

  init(beside view: ScrolledWindow) {
    self.view = view
    adjustment = view.adjustment
    widget.addStyleClass("scrubber")
    widget.setAlignment(horizontal: .end, vertical: .start)
    widget.setSizeRequest(height: Self.height)
    widget.stayHidden()
    adjustment.onValueChanged { [weak self] in self?.scrolled() }
    view.onScrollbarHeld { [weak self] in self?.isHeld = $0 }
  }

  deinit { hiding?.cancel() }

  private func scrolled() {
    let parts = (ContinuousClock.now - start).components
    speed.note(
      adjustment.value, at: Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    guard isHeld || widget.isVisible || speed.isAbove(Self.fast * adjustment.pageSize),
      let text = text(place)
    else { return }
    show(text)
  }

  private func show(_ text: String) {
    if widget.text != text { widget.text = text }
    widget.setTopMargin(top)
    widget.isVisible = true
    lastChange = .now
    if hiding == nil { hiding = Task { [weak self] in await self?.hideLater() } }
  }

  /// Once nothing has moved for some time, and nobody holds the scrollbar.
  private func hideLater() async {
    while isHeld || ContinuousClock.now - lastChange < Self.stay {
      try? await Task.sleep(for: .milliseconds(100))
      if Task.isCancelled { return }
    }
    widget.isVisible = false
    hiding = nil
  }

  /// What lies beside the slider: at the very top the first row in sight, at the very end the last.
  private var place: Double {
    let way = adjustment.upper - adjustment.pageSize
    return way > 0 ? adjustment.value / way * (adjustment.upper - 1) : 0
  }

  /// Beside the middle of the slider.
  private var top: Int {
    let height = Double(view.size.height)
    let middle = (adjustment.value + adjustment.pageSize / 2) / max(1, adjustment.upper) * height
    return Int(min(max(middle - Double(Self.height) / 2, 4), height - Double(Self.height) - 4))
  }
}
