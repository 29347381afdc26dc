import GLib
import Gtk
import PickerModel

/// The button in the header that asks for the order of the grid.
@MainActor
final class SortMenu {
  let button = Button(icon: "view-sort-descending-symbolic", name: tr("Sort"))
  private let session: PickerSession
  /// The popover is gone: the keys are free.
  private let closed: @MainActor () -> Void
  /// Made when the button is first pressed.
  private var popover: Popover?
  private var choices: [(order: SortOrder, choice: RadioButton)] = []

  init(session: PickerSession, closed: @escaping @MainActor () -> Void) {
    self.session = session
    self.closed = closed
    button.onClicked { [weak self] in self?.open() }
  }

  private func open() {
    let popover = popover ?? makePopover()
    choices.first { $0.order == session.sort }?.choice.isActive = true
    popover.open()
  }

  private func makePopover() -> Popover {
    let popover = Popover(at: button)
    popover.onClosed { [weak self] in self?.closed() }
    let list = BoxLayout(.vertical, spacing: 4)
    list.setMargins(horizontal: 12, vertical: 12)
    for order in SortOrder.allCases {
      let choice = RadioButton(Sentences.order(order), with: choices.first?.choice)
      choices.append((order, choice))
      list.add(choice)
    }
    choices.first { $0.order == session.sort }?.choice.isActive = true
    for (order, choice) in choices {
      choice.onToggled { [weak self] isActive in
        if isActive { self?.choose(order) }
      }
    }
    list.showAll()
    popover.add(list)
    self.popover = popover
    return popover
  }

  private func choose(_ order: SortOrder) {
    popover?.close()
    session.arrange(by: order)
  }
}
