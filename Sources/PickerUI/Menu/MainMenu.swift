import GLib
import Gtk

/// The menu in the header: the folders of the library, to add to and to take from; the size of the photos; and
/// what there is to know of the program.
@MainActor
final class MainMenu {
  let button = Button(icon: "open-menu-symbolic", name: tr("Menu"))
  private var popover: Popover?
  private let options: PickerWindow.Options
  private let actions: Actions

  /// What the menu asks of the window.
  struct Actions {
    /// The user wants to choose a folder.
    let addFolder: @MainActor () -> Void
    let resize: @MainActor (PhotoGrid.SizeChange) -> Void
    let showShortcuts: @MainActor () -> Void
    let showAbout: @MainActor () -> Void
  }

  init(options: PickerWindow.Options, actions: Actions) {
    self.options = options
    self.actions = actions
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
    content.add(makeItem(tr("Add Folder…"), actions.addFolder))
    addFolders(to: content)
    content.add(Separator(.horizontal))
    content.add(makeSizes())
    content.add(Separator(.horizontal))
    content.add(makeItem(tr("Forget Remembered Settings"), options.forgetSettings))
    content.add(makeItem(tr("Keyboard Shortcuts"), actions.showShortcuts))
    content.add(makeItem(tr("About Photo Picker"), actions.showAbout))
    content.showAll()
    return content
  }

  private func addFolders(to content: BoxLayout) {
    let folders = options.folders()
    if folders.isEmpty { return }
    content.add(Separator(.horizontal))
    let caption = Label(tr("Folders"))
    caption.addStyleClass("menu-caption")
    content.add(caption)
    for folder in folders { content.add(makeRow(folder)) }
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

  /// The menu stays open, so that one sees what becomes of it.
  private func makeSizes() -> Widget {
    let row = BoxLayout(.horizontal, spacing: 4)
    row.addStyleClass("menu-row")
    let name = Label(tr("Size of the Photos"))
    name.setExpand(horizontal: true)
    row.add(name)
    let sizes: [(icon: String, name: String, change: PhotoGrid.SizeChange)] = [
      ("zoom-out-symbolic", tr("Smaller Photos"), .smaller),
      ("zoom-in-symbolic", tr("Larger Photos"), .larger),
    ]
    for size in sizes {
      let button = Button(icon: size.icon, name: size.name)
      button.addStyleClass("flat")
      button.onClicked { [actions] in actions.resize(size.change) }
      row.add(button)
    }
    return row
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
