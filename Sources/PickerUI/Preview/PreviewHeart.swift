import GLib
import Gtk

/// The heart of the photo that is seen, in the corner where its tile has it.
@MainActor
final class PreviewHeart {
  let widget: Button
  private let area = DrawingArea()
  private var isFavorite = false
  private let spring = Spring()

  /// The user gives the heart or takes it.
  var pressed: @MainActor () -> Void = {}

  /// A finger's aim, in logical pixels.
  private static let side = 44
  private static let size = 1.2

  init() {
    area.setSizeRequest(width: Self.side, height: Self.side)
    widget = Button(around: area)
    widget.setAlignment(horizontal: .start, vertical: .end)
    widget.setMargins(horizontal: 12, vertical: 12)
    widget.setTakesFocusOnClick(false)
    widget.addStyleClass("preview-heart")
    area.onDraw { [weak self] in
      self?.paint($0)
      return true
    }
    widget.onClicked { [weak self] in self?.pressed() }
    name()
  }

  /// - Parameter moves: whether it springs.
  func show(isFavorite: Bool, moves: Bool) {
    let isSame = isFavorite == self.isFavorite
    self.isFavorite = isFavorite
    if !isSame { name() }
    area.queueDraw()
    if moves { spring.play(on: area) }
  }

  /// It is another photo's.
  func rest() { spring.rest() }

  private func name() {
    let name = isFavorite ? tr("Remove from Favorites") : tr("Add to Favorites")
    widget.setAccessibleName(name)
    widget.setTooltip(name)
  }

  private func paint(_ canvas: Canvas) {
    let middle = (Double(Self.side) - HeartMark.side) / 2
    canvas.translate(x: middle, y: middle)
    HeartMark.paint(
      on: canvas, edge: HeartMark.side, isFull: isFavorite, scale: spring.scale * Self.size,
      isRightToLeft: false)
  }
}
