import GLib
import Gtk
import PickerModel

/// What is below the picture: turning, shapes, straightening.
@MainActor
final class EditTools {
  /// In one line they are wider than the window may become: then they take two.
  let widget = ScrolledWindow()
  let slider = Slider(-45...45, step: 0.5, mark: 0)

  private let buttons = BoxLayout(.horizontal)
  private let shapes = BoxLayout(.horizontal)
  private let rows = BoxLayout(.vertical, spacing: 6)
  private let line = BoxLayout(.horizontal, spacing: 8)
  private let stepBack = Button(icon: "edit-undo-symbolic", name: tr("Step Back"))
  private let original = Button(icon: "document-revert-symbolic", name: tr("Back to Original"))
  private let degrees = Label()
  private var aspects: [(aspect: EditAspect, button: RadioButton)] = []
  private var isShowing = false
  private var isHeld = false

  /// A button was pressed.
  var pressed: @MainActor (Press) -> Void = { _ in }
  /// Another shape was chosen.
  var chosen: @MainActor (EditAspect) -> Void = { _ in }
  /// The slider is taken hold of, or let go.
  var held: @MainActor (Bool) -> Void = { _ in }
  /// The slider was moved, to degrees clockwise.
  var straightened: @MainActor (Double) -> Void = { _ in }

  enum Press {
    case turnLeft, turnRight, flip, stepBack, original
  }

  /// So near to zero the pointer means zero, in degrees.
  private static let snap = 0.7
  /// That of the slider where there is room, in logical pixels.
  private static let width = 440

  init() {
    buildButtons()
    buildShapes()
    for row in [buttons, shapes] { row.setAlignment(horizontal: .center, vertical: .center) }
    rows.add(buttons)
    rows.add(shapes)
    rows.setAlignment(horizontal: .center, vertical: .center)
    buildLine()
    let content = BoxLayout(.vertical, spacing: 6)
    content.addStyleClass("edit-tools")
    content.add(line)
    content.add(rows)
    widget.onlyCutsOff()
    widget.add(content)
    widget.showAll()
  }

  /// - Parameter canUndoAll: whether there is more than the picture as the file has it.
  func show(_ session: EditSession) {
    isShowing = true
    slider.value = session.edit.straightening
    aspects.first { $0.aspect == session.aspect }?.button.isActive = true
    isShowing = false
    degrees.text = Sentences.degrees(session.edit.straightening)
    slider.setAccessibleDescription(degrees.text)
    stepBack.isSensitive = session.canStepBack
    original.isSensitive = !session.edit.changesNothing
  }

  /// - Parameter isNarrow: whether the shapes are below the buttons.
  func setNarrow(_ isNarrow: Bool) {
    rows.setDirection(isNarrow ? .vertical : .horizontal)
    slider.setSizeRequest(width: isNarrow ? -1 : Self.width)
    line.setAlignment(horizontal: isNarrow ? .fill : .center)
  }

  // MARK: Building

  private func buildButtons() {
    let left = Button(icon: "object-rotate-left-symbolic", name: tr("Turn Left"))
    let right = Button(icon: "object-rotate-right-symbolic", name: tr("Turn Right"))
    let flip = Button(icon: "object-flip-horizontal-symbolic", name: tr("Flip"))
    let presses: [(Button, Press)] = [
      (left, .turnLeft), (right, .turnRight), (flip, .flip), (stepBack, .stepBack),
      (original, .original),
    ]
    for (button, press) in presses {
      button.addStyleClass("flat")
      button.setTakesFocusOnClick(false)
      button.onClicked { [weak self] in self?.pressed(press) }
      buttons.add(button)
    }
  }

  private func buildShapes() {
    shapes.addStyleClass("linked")
    for aspect in EditAspect.allCases {
      let button = RadioButton(Sentences.aspect(aspect), with: aspects.first?.button)
      button.looksLikeButton()
      button.setTakesFocusOnClick(false)
      aspects.append((aspect, button))
      button.onToggled { [weak self] isActive in
        guard let self, isActive, !isShowing else { return }
        chosen(aspect)
      }
      shapes.add(button)
    }
  }

  private func buildLine() {
    slider.setAccessibleName(tr("Straighten"))
    slider.setTooltip(tr("Straighten"))
    slider.setExpand(horizontal: true)
    slider.setTakesFocusOnClick(false)
    slider.onHeld { [weak self] in self?.sliderWasHeld($0) }
    slider.onMove { [weak self] in self?.sliderMoved($0, $1) }
    degrees.setSizeRequest(width: 56)
    line.add(slider)
    line.add(degrees)
    line.setMargins(horizontal: 12)
  }

  private func sliderWasHeld(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    held(isHeld)
  }

  private func sliderMoved(_ move: Slider.Move, _ value: Double) {
    if isShowing { return }
    let tenths = (value * 10).rounded() / 10
    straightened(move == .pointer && abs(value) < Self.snap ? 0 : tenths)
  }
}
