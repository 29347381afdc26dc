import Gtk
import PickerModel

extension Preview {
  /// How much larger a key or a button makes the picture.
  private static let zoomStep = 1.5

  /// All keys of the window come here first while the preview is open.
  func keyPressed(_ press: KeyPress) -> Bool {
    switch press.key {
    case .escape: stepBack()
    case .f11: setFullScreen(!isFullScreen)
    case .character("+"), .character("="): page.picture.zoom(by: Self.zoomStep)
    case .character("-"): page.picture.zoom(by: 1 / Self.zoomStep)
    case .character("0"): page.picture.change { $0.fit() }
    default: return !press.isControl && plainKeyPressed(press.key)
    }
    return true
  }

  private func plainKeyPressed(_ key: Key) -> Bool {
    switch key {
    case .character("1"): page.picture.showActualSize()
    case .character("e"): edit()
    case .character("f"): toggleFavorite()
    case .character("i"): toggleFacts()
    case .character("p"): actions.leave()
    case .up where page.canPan: pan(y: 1)
    case .down where page.canPan: pan(y: -1)
    // A button that has the focus is pressed by these.
    case .space where !page.isButtonFocused: toggle()
    case .enter where !page.isButtonFocused: accept()
    default: return moveKeyPressed(key)
    }
    return true
  }

  private func moveKeyPressed(_ key: Key) -> Bool {
    switch PhotoGrid.move(for: key, isRightToLeft: page.picture.widget.isRightToLeft) {
    case .back, .pageUp: move(by: -1)
    case .forward, .pageDown: move(by: 1)
    case .first: move(to: 0)
    case .last: move(to: photos.count - 1)
    case .up, .down, nil: return false
    }
    return true
  }

  private func pan(y direction: Double) {
    let step = page.picture.extent.height / 8 * direction
    page.picture.change { $0.pan(byX: 0, y: step) }
  }

  private func stepBack() {
    isFullScreen ? setFullScreen(false) : actions.leave()
  }

  func pressed(_ button: PreviewPage.Press) {
    switch button {
    case .back: actions.leave()
    case .previous: move(by: -1)
    case .next: move(by: 1)
    case .zoomIn: page.picture.zoom(by: Self.zoomStep)
    case .zoomOut: page.picture.zoom(by: 1 / Self.zoomStep)
    case .size: switchSize()
    case .fullScreen: setFullScreen(!isFullScreen)
    case .facts: toggleFacts()
    case .play: isVideo ? toggleVideo() : toggleAnimation()
    case .edit: edit()
    case .done: accept()
    }
  }

  /// Between the whole picture and its own size.
  private func switchSize() {
    page.picture.geometry?.isFit ?? true
      ? page.picture.showActualSize() : page.picture.change { $0.fit() }
  }
}
