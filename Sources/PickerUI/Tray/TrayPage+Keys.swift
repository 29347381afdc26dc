import Gtk
import PickerModel

extension TrayPage {
  func keyPressed(_ press: KeyPress) -> Bool {
    switch press.key {
    case .escape: savingTask == nil ? session.leave() : savingTask?.cancel()
    case .character("z") where press.isControl: session.undo()
    case .character("v") where press.isControl: paste()
    case .character("c") where press.isControl: copy()
    case .character("e") where !press.isControl: editFocused()
    case .delete: removeFocused()
    default: return moveKeyPressed(press)
    }
    return true
  }

  /// Arrows go from tile to tile; with Control they take the tile along.
  private func moveKeyPressed(_ press: KeyPress) -> Bool {
    let focused = tiles.focusedPlace
    guard let target = target(of: press.key, from: focused ?? 0) else { return false }
    window.isFocusVisible = true
    if press.isControl {
      guard let focused, session.tray.items.indices.contains(focused) else { return true }
      session.move(
        session.tray.items[focused].id, to: min(max(0, target), session.tray.count - 1))
    } else {
      tiles.focus(target)
    }
    return true
  }

  private func target(of key: Key, from place: Int) -> Int? {
    let ahead = tiles.widget.isRightToLeft ? -1 : 1
    return switch key {
    case .left: place - ahead
    case .right: place + ahead
    case .up: place - tiles.geometry.columns
    case .down: place + tiles.geometry.columns
    case .home: 0
    case .end: tiles.geometry.count - 1
    default: nil
    }
  }

  private func removeFocused() { focusedPhoto.map(session.remove) }

  private func editFocused() {
    focusedPhoto.flatMap(tiles.tile(of:))?.beginEditing()
  }

  private var focusedPhoto: PhotoID? {
    guard let place = tiles.focusedPlace, session.tray.items.indices.contains(place) else {
      return nil
    }
    return session.tray.items[place].id
  }
}
