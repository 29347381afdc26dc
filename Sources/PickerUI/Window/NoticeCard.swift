import GLib
import Gtk
import PickerModel

/// A message over the grid that stops nobody: a sentence, and Got It.
@MainActor
final class NoticeCard {
  let widget = Revealer()
  private let label = Label()
  private let announces: Bool
  private let button = Button(tr("Got It"))
  /// The card goes while keys went to its button: something else has to take them.
  var left: @MainActor () -> Void = {}

  /// - Parameter announces: whether a screen reader is told of the sentence by this card.
  init(announces: Bool = true, dismissed: @escaping @MainActor () -> Void) {
    self.announces = announces
    button.onClicked(dismissed)
    button.addStyleClass("flat")
    label.wrap(characters: 40)
    label.setExpand(horizontal: true)
    let card = BoxLayout(.horizontal, spacing: 12)
    card.addStyleClass("notice")
    card.setAccessibleRole(.alert)
    card.add(label)
    card.add(button)
    widget.add(card)
    widget.setAlignment(horizontal: .center, vertical: .end)
    widget.setMargins(horizontal: 12, vertical: 12)
    widget.showAll()
    widget.isVisible = false
  }

  /// Whether keys go to its button.
  var hasFocus: Bool { button.isFocus }

  /// Shows the sentence; nil takes the card away.
  ///
  /// - Parameter title: what stands on the button.
  func show(_ sentence: String?, button title: String = tr("Got It")) {
    if let sentence {
      button.setLabel(title)
      label.text = sentence
      widget.isVisible = true
      if announces { label.announce(sentence) }
    }
    widget.isRevealed = sentence != nil
    if sentence != nil { return }
    let hadFocus = hasFocus
    widget.isVisible = false
    if hadFocus { left() }
  }
}

extension NoticeCard {
  /// Returns when the notice has been dismissed, or after the time that reading it takes.
  static func read(in session: PickerSession) async {
    await read { session.notice != nil }
  }

  static func read(in session: TraySession) async { await read { session.notice != nil } }

  private static func read(_ isThere: @MainActor () -> Bool) async {
    for _ in 0..<40 where isThere() {
      try? await Task.sleep(for: .milliseconds(100))
    }
  }
}
