import GLib
import Gtk
import PickerModel

/// The buttons in the header: which camera, after how long, and as in a mirror or not.
@MainActor
final class CameraControls {
  private let session: CameraSession
  private let choice = Button(icon: "camera-web-symbolic", name: tr("Choose Camera"))
  private let delay: Button
  private let delayText = Label()
  private let mirror = Button(icon: "object-flip-horizontal-symbolic", name: tr("Flip"))

  init(session: CameraSession) {
    self.session = session
    let content = BoxLayout(.horizontal, spacing: 4)
    content.add(Icon("alarm-symbolic", pixels: 16))
    content.add(delayText)
    delay = Button(around: content)
    delayText.stayHidden()
    choice.stayHidden()
    choice.onClicked { [weak self] in self?.choose() }
    delay.onClicked { [weak session] in session?.nextDelay() }
    mirror.onClicked { [weak session] in session?.toggleMirror() }
  }

  /// From the end.
  var buttons: [Button] { [choice, delay, mirror] }

  func show() {
    choice.isVisible = session.devices.count > 1
    delayText.isVisible = session.delay != .none
    delayText.text = session.delay.rawValue.description
    let name = Sentences.camera(session.delay)
    delay.setAccessibleName(name)
    delay.setTooltip(name)
    delay.isChecked = session.delay != .none
    mirror.isChecked = session.isMirrored
  }

  /// - Parameter hasPicture: whether the camera's picture is seen.
  func show(hasPicture: Bool) {
    for button in [delay, mirror] { button.isSensitive = hasPicture }
  }

  private func choose() {
    let popover = Popover(at: choice)
    popover.onClosed { MainActor.later { popover.destroy() } }
    let list = BoxLayout(.vertical, spacing: 4)
    list.setMargins(horizontal: 12, vertical: 12)
    var first: RadioButton?
    for device in session.devices {
      let button = RadioButton(device.name, with: first)
      button.isActive = device == session.device
      first = first ?? button
      button.onToggled { [weak session] isActive in
        guard isActive else { return }
        popover.close()
        session?.use(device)
      }
      list.add(button)
    }
    list.showAll()
    popover.add(list)
    popover.open()
  }
}
