import Gtk

/// A page that asks something before anything else goes on.
@MainActor
final class QuestionPage {
  let widget = BoxLayout(.vertical)
  private let safe: Button

  /// - Parameters:
  ///   - safe: the answer by which nothing is lost; it has the keys at first.
  ///   - other: the other answer.
  init(
    icon: String, title: String, text: String,
    safe: (title: String, chosen: @MainActor () -> Void),
    other: (title: String, chosen: @MainActor () -> Void)
  ) {
    self.safe = Button(safe.title)
    self.safe.addStyleClass("suggested-action")
    self.safe.onClicked(safe.chosen)
    let second = Button(other.title)
    second.onClicked(other.chosen)
    let page = MessagePage(icon: icon, title: title, text: text)
    let buttons = BoxLayout(.vertical, spacing: 10)
    for button in [self.safe, second] {
      button.addStyleClass("pill")
      buttons.add(button)
    }
    buttons.setAlignment(horizontal: .center, vertical: .start)
    page.widget.add(buttons)
    widget.add(HeaderBar())
    widget.add(page.widget)
    widget.setAccessibleRole(.alert)
    widget.setAccessibleName(title)
    widget.showAll()
  }

  func grabFocus() { safe.grabFocus() }
}
