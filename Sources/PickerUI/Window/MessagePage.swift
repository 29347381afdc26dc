import Gtk

/// A page that says in words why there are no photos, with a button that helps.
@MainActor
final class MessagePage {
  let widget: StatusPage

  init(
    icon: String, title: String, text: String, button: String,
    pressed: @escaping @MainActor () -> Void
  ) {
    widget = StatusPage(icon: icon, title: title, description: text)
    let action = Button(button)
    action.addStyleClass("pill")
    action.setAlignment(horizontal: .center, vertical: .center)
    action.onClicked(pressed)
    widget.add(action)
    widget.setExpand(horizontal: true, vertical: true)
    widget.showAll()
  }
}
