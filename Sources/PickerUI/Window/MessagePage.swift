import Gtk

/// A page that says something in place of the grid, with a button that helps.
@MainActor
final class MessagePage {
  let widget = BoxLayout(.vertical, spacing: 12)
  private var action: Button?

  init(
    icon: String, title: String, text: String, button: String? = nil,
    pressed: @escaping @MainActor () -> Void = {}
  ) {
    let image = Icon(icon, pixels: 96)
    image.addStyleClass("dim-label")
    let (heading, explanation) = (Label(title), Label(text))
    heading.addStyleClass("message-title")
    explanation.wrap(characters: 50)
    var parts: [Widget] = [image, heading, explanation]
    if let button {
      let action = Button(button)
      action.addStyleClass("pill")
      action.onClicked(pressed)
      parts.append(action)
      self.action = action
    }
    for part in parts {
      part.setAlignment(horizontal: .center, vertical: .center)
      widget.add(part)
    }
    widget.setExpand(horizontal: true, vertical: true)
    widget.setAlignment(horizontal: .center, vertical: .center)
    widget.setMargins(horizontal: 24, vertical: 24)
    widget.showAll()
  }

  /// Gives the keys to its button, where there is one.
  func grabFocus() { action?.grabFocus() }
}
