import Gtk
import PickerModel

extension Editor {
  /// All keys of the window come here first while a photo is edited.
  func keyPressed(_ press: KeyPress) -> Bool {
    if applying != nil || page.question.isAsked {
      guard press.key == .escape else { return false }
      applying == nil ? answer(false) : stopApplying()
      return true
    }
    switch press.key {
    case .escape: cancel()
    case .character("z") where press.isControl: stepBack()
    case .character("r") where !press.isControl: press.isShift ? turnLeft() : turnRight()
    case .character("f") where !press.isControl: flip()
    case .enter where !page.isButtonFocused: apply()
    default: return page.view.widget.isFocus && cropKeyPressed(press)
    }
    return true
  }

  /// An arrow moves the crop by a hundredth of the picture, and with Shift makes it wider or higher, or
  /// less so.
  private func cropKeyPressed(_ press: KeyPress) -> Bool {
    let direction: (x: Double, y: Double)
    switch press.key {
    case .left: direction = (-1, 0)
    case .right: direction = (1, 0)
    case .up: direction = (0, -1)
    case .down: direction = (0, 1)
    default: return false
    }
    guard !press.isControl, let edit else { return false }
    let step = max(1, (Double(max(edit.frame.width, edit.frame.height)) / 100).rounded())
    let (x, y) = (direction.x * step, direction.y * step)
    perform { edit in
      edit.crop { geometry, box in
        press.isShift
          ? geometry.resized(box, byWidth: x, height: y) : geometry.moved(box, byX: x, y: y)
      }
    }
    return true
  }
}
