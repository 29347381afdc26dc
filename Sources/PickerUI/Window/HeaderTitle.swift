import Gtk

/// The title of a header bar and a smaller line under it. The bar's own are not seen by screen readers.
@MainActor
final class HeaderTitle {
  let widget = BoxLayout(.vertical)
  private let title = Label()
  private let subtitle = Label()

  /// - Parameter characters: no more are asked for; nil for all. The leaflet would make a page of its own of the
  ///   albums where all of a long title beside them is wanted, however wide the window is.
  init(_ text: String = "", characters: Int? = nil) {
    title.addStyleClass("title")
    subtitle.addStyleClass("subtitle")
    for label in [title, subtitle] {
      characters.map(label.ellipsizeMiddle(characters:)) ?? label.ellipsizeMiddle()
      label.setAlignment(horizontal: .center, vertical: .center)
      widget.add(label)
    }
    widget.addStyleClass("header-title")
    widget.setAlignment(horizontal: .center, vertical: .center)
    title.show()
    subtitle.stayHidden()
    widget.show()
    show(text)
  }

  func show(_ text: String, subtitle line: String? = nil) {
    title.text = text
    subtitle.text = line ?? ""
    subtitle.isVisible = line != nil
  }
}
