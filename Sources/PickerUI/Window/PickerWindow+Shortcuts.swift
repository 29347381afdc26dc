import GLib
import Gtk

extension PickerWindow {
  /// Shows which keys do what.
  func showShortcuts() {
    let picking = [selectionKeys, viewKeys, previewKeys, editKeys]
    let groups = tray == nil ? picking : isInTray ? [trayKeys] + picking : picking + [trayKeys]
    if root.size.width < Self.foldingWidth {
      ShortcutsList.open(over: window, title: tr("Keyboard Shortcuts"), groups)
    } else {
      ShortcutsWindow.open(over: window, groups)
    }
  }

  private var trayKeys: ShortcutsWindow.Group {
    ShortcutsWindow.Group(
      tr("Tray"),
      [
        .init("<ctrl>Left <ctrl>Right", tr("Move the photo")),
        .init("e", tr("Edit the photo")),
        .init("Delete", tr("Remove the photo")),
        .init("<ctrl>z", tr("Undo")),
        .init("<ctrl>v", tr("Paste photos")),
        .init("<ctrl>c", tr("Copy the photos")),
      ])
  }

  /// Shows what the program is.
  func showAbout() {
    AboutWindow.open(
      over: window,
      AboutWindow.Text(
        name: tr("Photo Picker"), version: options.version,
        comments: tr("Look through your albums and pick photos"),
        icon: "org.photopicker.PhotoPicker"))
  }

  private var selectionKeys: ShortcutsWindow.Group {
    ShortcutsWindow.Group(
      tr("Selection"),
      [
        .init("space", tr("Select or deselect the photo")),
        .init("<shift>Left <shift>Right", tr("Extend the selection")),
        .init("<ctrl>A", tr("Select all")),
        .init("<ctrl><shift>A", tr("Select none")),
        .init("<ctrl>I", tr("Invert the selection")),
        .init("<ctrl>C", tr("Copy the selected photos")),
        .init(
          gesture: tr("Drag the selected photos to another program"),
          tr("Hold one of them for a moment, then drag")),
        .init("Return", tr("Done")),
        .init("Escape", tr("Go back or cancel")),
      ])
  }

  private var viewKeys: ShortcutsWindow.Group {
    ShortcutsWindow.Group(
      tr("Photos"),
      [
        .init("<ctrl>plus", tr("Larger photos")),
        .init("<ctrl>minus", tr("Smaller photos")),
        .init("<ctrl>0", tr("Photos of the usual size")),
        .init("f", tr("Add to or remove from Favorites")),
        .init("p", tr("Preview")),
        .init("<shift>F10 Menu", tr("Menu of the photo")),
        .init("<ctrl>f", tr("Search")),
        .init("F10", tr("Main menu")),
        .init("<ctrl>question", tr("Keyboard shortcuts")),
      ])
  }

  private var previewKeys: ShortcutsWindow.Group {
    ShortcutsWindow.Group(
      tr("Preview"),
      [
        .init("Left Right", tr("Previous or next photo")),
        .init("plus minus", tr("Zoom in or out")),
        .init("1", tr("Original size")),
        .init("0", tr("Fit to the window")),
        .init("i", tr("Facts about the photo")),
        .init("F11", tr("Full screen")),
        .init("e", tr("Edit the photo")),
      ])
  }

  private var editKeys: ShortcutsWindow.Group {
    ShortcutsWindow.Group(
      tr("Editing"),
      [
        .init("r", tr("Turn right")),
        .init("<shift>r", tr("Turn left")),
        .init("f", tr("Flip")),
        .init("Left Right Up Down", tr("Move the crop")),
        .init("<shift>Left <shift>Right <shift>Up <shift>Down", tr("Resize the crop")),
        .init("<ctrl>z", tr("One step back")),
        .init("Return", tr("Apply")),
      ])
  }
}
