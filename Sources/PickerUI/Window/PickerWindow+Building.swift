import GLib
import Gtk
import PickerModel

/// The parts of the window, and what each of them calls.
extension PickerWindow {
  func build() {
    window.setTitle(session.request.title ?? tr("Photo Picker"))
    window.setDefaultSize(width: options.size.width, height: options.size.height)
    if options.isMaximized { window.maximize() }
    buildAlbumPage()
    buildGridPage()
    leaflet.add(albumPage)
    leaflet.addUnnavigable(separator)
    leaflet.add(gridPage)
    leaflet.show(gridPage)
    root.changeAtOnce()
    root.add(leaflet, named: "picking")
    window.add(root)
    root.showAll()
    updateFold()
  }

  private func buildAlbumPage() {
    albumHeader.setTitle(albumTitle.widget)
    albumHeader.addAtStart(albumCancel)
    albumPage.addStyleClass("sidebar")
    albumPage.setSizeRequest(width: Self.albumWidth)
    albumPage.add(albumHeader)
    albumPage.add(albumList.widget)
    headers.add(albumHeader)
  }

  private func buildGridPage() {
    back.stayHidden()
    gridCancel.stayHidden()
    spinner.stayHidden()
    gridHeader.setTitle(gridTitle.widget)
    gridHeader.addAtStart(back)
    gridHeader.addAtEnd(gridCancel)
    gridHeader.addAtEnd(spinner)
    headers.add(gridHeader)
    content.add(grid.widget, named: "grid")
    let overlay = Overlay()
    overlay.add(content)
    overlay.addAbove(notice.widget)
    overlay.addAbove(grid.scrubber.widget)
    overlay.letThrough(grid.scrubber.widget)
    overlay.setExpand(horizontal: true, vertical: true)
    gridPage.setSizeRequest(width: Self.gridWidth)
    gridPage.setExpand(horizontal: true)
    gridPage.add(gridHeader)
    gridPage.add(overlay)
    bar.widget.addAtEnd(previewButton)
    if options.camera != nil { bar.widget.addAtEnd(cameraButton) }
    gridPage.add(bar.widget)
  }

  func connect() {
    window.onDraw { [weak self] _ in
      self?.wasPainted()
      return false
    }
    window.onDelete { [weak self] in
      self?.askToClose()
      return true
    }
    window.onFocus { [weak session] in session?.lookAgain() }
    window.onKeyPress { [weak self] in self?.keyPressed($0) ?? false }
    for button in [albumCancel, gridCancel] {
      button.onClicked { [weak self] in self?.leave() }
    }
    back.onClicked { [weak self] in self?.goBack() }
    notice.left = { [weak self] in self?.takeFocus() }
    bar.draggedOut = { [weak session] in session?.selectionURIs ?? [] }
    bar.reviewed = { [weak self] in self?.review() }
    grid.previewsOnClick = options.previewsOnClick
    albumList.opened = { [weak self] in self?.open($0) }
    previewButton.onClicked { [weak self] in self?.openPreview() }
    cameraButton.onClicked { [weak self] in self?.takePhoto() }
    connectPreview()
    connectPhotoMenu()
    grid.fingersSelect = { [weak self] in self?.leaflet.setSwipesBack(!$0) }
    leaflet.onFold { [weak self] in self?.updateFold() }
    window.onFocusVisible { [weak self] in self?.grid.focusBecameVisible() }
    grid.isFocusVisible = { [weak self] in self?.window.isFocusVisible ?? false }
  }

  /// What the first sight of the photos need not wait for.
  private func wasPainted() {
    if isPainted { return }
    isPainted = true
    MainActor.later { [weak self] in
      self?.addSortMenu()
      self?.buildSearchButton()
      self?.buildMenu()
    }
  }

  /// Back and a second Cancel are there only where one page covers the other.
  func updateFold() {
    let isFolded = leaflet.isFolded
    window.setStyleClass("narrow", isFolded)
    back.isVisible = isFolded
    gridCancel.isVisible = isFolded
    // There is little room beside Back and Cancel, and Cancel closes the window.
    for header in [albumHeader, gridHeader] { header.setShowsWindowButtons(!isFolded) }
    showSort()
  }
}
