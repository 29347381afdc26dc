import Gtk

/// The white disc with the number of chosen photos in the Done button. It bounces when the number
/// changes, and is gone at zero.
@MainActor
final class CountBubble {
  let widget = DrawingArea()
  private var count = 0
  private let spring = Spring()

  private static let height = 22

  init() {
    widget.setAlignment(horizontal: .center, vertical: .center)
    widget.onDraw { [weak self] in self?.paint($0) ?? false }
    widget.stayHidden()
  }

  func show(_ count: Int) {
    guard count != self.count else { return }
    self.count = count
    widget.isVisible = count > 0
    widget.setSizeRequest(width: Self.height + 8 * max(0, text.count - 1), height: Self.height)
    if count > 0 { spring.play(on: widget) }
  }

  private var text: String { String(count) }

  private func paint(_ canvas: Canvas) -> Bool {
    let (width, height) = (Double(widget.size.width), Double(widget.size.height))
    canvas.isolated {
      canvas.translate(x: width / 2, y: height / 2)
      canvas.scale(by: spring.scale)
      canvas.roundedRectangle(
        x: -width / 2 + 1, y: -height / 2 + 1, width: width - 2, height: height - 2,
        radius: height / 2 - 1)
      canvas.fill(Palette.white)
      canvas.text(text, x: 0, y: 0, size: 12.5, Palette.green)
    }
    return true
  }
}
