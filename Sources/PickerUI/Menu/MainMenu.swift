import GLib
import Gtk

/// The menu in the header: the folders of the library, to add to and to take from.
@MainActor
final class MainMenu {
  let button = Button(icon: "open-menu-symbolic", name: tr("Menu"))
  private var popover: Popover?
  private let options: PickerWindow.Options
  private let addFolder: @MainActor () -> Void

  /// - Parameter addFolder: the user wants to choose a folder.
  init(options: PickerWindow.Options, addFolder: @escaping @MainActor () -> Void) {
    self.options = options
    self.addFolder = addFolder
    button.onClicked { [weak self] in self?.open() }
    button.show()
  }

  /// Opens it with the folders as they are now.
  func open() {
    popover?.destroy()
    let popover = Popover(at: button)
    self.popover = popover
    popover.setAccessibleName(tr("Menu"))
    popover.onClosed { [weak self] in self?.button.isChecked = false }
    popover.add(makeContent())
    button.isChecked = true
    popover.open()
  }

  private func makeContent() -> Widget {
    let content = BoxLayout(.vertical)
    content.addStyleClass("main-menu")
    content.setSizeRequest(width: 240)
    content.add(makeItem(tr("Add Folder…")) { [weak self] in self?.addFolder() })
    let folders = options.folders()
    if !folders.isEmpty {
      content.add(Separator(.horizontal))
      let caption = Label(tr("Folders"))
      caption.addStyleClass("menu-caption")
      content.add(caption)
    }
    for folder in folders { content.add(makeRow(folder)) }
    content.add(Separator(.horizontal))
    content.add(
      makeItem(tr("Forget Remembered Settings")) { [weak self] in self?.options.forgetSettings() })
    content.showAll()
    return content
  }

  private func makeItem(_ title: String, _ chosen: @escaping @MainActor () -> Void) -> Widget {
    let item = Button(title)
    item.addStyleClass("flat")
    item.alignLabelAtStart()
    item.onClicked { [weak self] in
      self?.popover?.close()
      chosen()
    }
    return item
  }

  private func makeRow(_ folder: LibraryFolder) -> Widget {
    let row = BoxLayout(.horizontal, spacing: 8)
    row.addStyleClass("menu-row")
    row.add(Icon(folder.isReadable ? "folder-symbolic" : "dialog-warning-symbolic", pixels: 16))
    let title = folder.isReadable ? folder.name : Sentences.unreadable(folder)
    let name = Label(title)
    name.ellipsizeEnd(characters: 24)
    name.setExpand(horizontal: true)
    row.add(name)
    row.setTooltip(folder.displayPath)
    if folder.isRemovable {
      let title = tr("Remove {name}").filled(["name": folder.name])
      let remove = Button(icon: "list-remove-symbolic", name: title)
      remove.addStyleClass("flat")
      remove.onClicked { [weak self] in
        self?.popover?.close()
        self?.options.folderRemoved(folder.path)
      }
      row.addAtEnd(remove)
    }
    return row
  }
}
