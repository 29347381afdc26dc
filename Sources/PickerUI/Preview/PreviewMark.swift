import Gtk

/// The round check mark of the photo that is seen, as its tile has it but larger.
@MainActor
final class PreviewMark {
  let widget = CheckButton()
  private var number: Int?
  private var isDimmed = false
  private let spring = Spring()
  private var isShowing = false

  /// The user wants the photo taken or dropped.
  var toggled: @MainActor () -> Void = {}

  /// A finger's aim, in logical pixels.
  private static let side = 48
  private static let size = 1.3

  init() {
    widget.setSizeRequest(width: Self.side, height: Self.side)
    widget.setAlignment(horizontal: .end, vertical: .start)
    widget.setMargins(horizontal: 10, vertical: 10)
    widget.setTakesFocusOnClick(false)
    widget.addStyleClass("preview-mark")
    widget.onDraw { [weak self] in
      self?.paint($0)
      return true
    }
    widget.onToggled { [weak self] _ in self?.buttonWasToggled() }
  }

  /// - Parameters:
  ///   - number: the place in the order of selection; nil where the photo is not checked.
  ///   - moves: whether a change springs: not where it is another photo's.
  func show(number: Int?, isDimmed: Bool, moves: Bool) {
    isShowing = true
    widget.isActive = number != nil
    isShowing = false
    let isChanged = (number == nil) != (self.number == nil)
    (self.number, self.isDimmed) = (number, isDimmed)
    widget.queueDraw()
    if !moves { spring.rest() } else if isChanged { spring.play(on: widget) }
  }

  /// The model decides whether the photo is checked, so the button is set right afterwards.
  private func buttonWasToggled() {
    guard !isShowing else { return }
    toggled()
    show(number: number, isDimmed: isDimmed, moves: true)
  }

  private func paint(_ canvas: Canvas) {
    let middle = Double(Self.side - CheckMark.side) / 2
    canvas.isolated {
      canvas.translate(x: middle, y: middle)
      CheckMark.paint(
        on: canvas, number: number, isDimmed: isDimmed, scale: spring.scale * Self.size)
    }
    guard widget.isFocus, widget.hasVisibleFocus else { return }
    let center = Double(Self.side) / 2
    canvas.circle(x: center, y: center, radius: 19.5)
    canvas.stroke(Palette.white, width: 1)
    canvas.circle(x: center, y: center, radius: 21)
    canvas.stroke(widget.themeColor("theme_selected_bg_color") ?? Palette.white, width: 2)
  }
}
