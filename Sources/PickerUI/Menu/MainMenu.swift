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
    let add = Button(tr("Add Folder…"))
    add.addStyleClass("flat")
    add.alignLabelAtStart()
    add.onClicked { [weak self] in
      self?.popover?.close()
      self?.addFolder()
    }
    content.add(add)
    let folders = options.folders()
    if !folders.isEmpty {
      content.add(Separator(.horizontal))
      let caption = Label(tr("Folders"))
      caption.addStyleClass("menu-caption")
      content.add(caption)
    }
    for folder in folders { content.add(makeRow(folder)) }
    content.showAll()
    return content
  }

  private func makeRow(_ folder: LibraryFolder) -> Widget {
    let row = BoxLayout(.horizontal, spacing: 8)
    row.addStyleClass("menu-row")
    row.add(Icon("folder-symbolic", pixels: 16))
    let name = Label(folder.name)
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
