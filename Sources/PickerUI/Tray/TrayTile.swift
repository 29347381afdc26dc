import GLib
import Gtk
import PickerModel

/// One photo of the tray: its picture, which is a button that replaces it, and buttons in its corners.
@MainActor
final class TrayTile {
  let widget = Overlay()
  private(set) var item: TrayItem
  /// Where it is seen, in logical pixels.
  var corner: (x: Double, y: Double) = (0, 0)

  private let picture: Button
  private let remove = Button(icon: "window-close-symbolic", name: "")
  private let earlier = Button(icon: "go-previous-symbolic", name: "")
  private let later = Button(icon: "go-next-symbolic", name: "")
  private let edit = Button(icon: "document-edit-symbolic", name: "")
  private let ground = BoxLayout(.horizontal)
  private let loader: TileLoader
  private let actions: Actions
  private var edge = 0
  /// What a screen reader says of where it is.
  private var place = ""

  /// What the tile asks of the tray.
  struct Actions {
    let replace: @MainActor (PhotoID) -> Void
    let remove: @MainActor (PhotoID) -> Void
    /// By how many places, towards the end.
    let move: @MainActor (PhotoID, Int) -> Void
    /// Nil where nothing can be edited.
    let edit: (@MainActor (TrayItem) -> Void)?
  }

  init(_ item: TrayItem, thumbnails: any ThumbnailProviding, actions: Actions) {
    (self.item, self.actions) = (item, actions)
    loader = TileLoader(thumbnails)
    picture = Button(around: ground)
    build()
    name()
  }

  /// Shows the item as it is now.
  func show(_ item: TrayItem) {
    let isSame = item.shown.isSamePicture(as: self.item.shown)
    self.item = item
    name()
    if !isSame { load() }
  }

  /// - Parameter position: its place in the tray, from 1.
  func setPlace(_ position: Int, of count: Int) {
    earlier.isSensitive = position > 1
    later.isSensitive = position < count
    place = Sentences.trayPlace(position, of: count)
    describe()
  }

  /// Gives it a size, in logical pixels.
  func setEdge(_ edge: Int) {
    guard edge != self.edge else { return }
    self.edge = edge
    widget.setSizeRequest(width: edge, height: edge)
    load()
  }

  /// Where that can be edited.
  func beginEditing() {
    if edit.isVisible { actions.edit?(item) }
  }

  func grabFocus() { picture.grabFocus() }

  var hasFocus: Bool { [picture, remove, earlier, later, edit].contains { $0.isFocus } }

  /// Whether the pointer holds its picture: it stands back meanwhile.
  func setLifted(_ isLifted: Bool) { widget.setOpacity(isLifted ? 0.3 : 1) }

  /// Paints the picture alone.
  func paintPicture(on canvas: Canvas) {
    let ink = picture.themeColor("theme_fg_color") ?? Palette.black
    loader.picture.paint(on: canvas, edge: Double(edge), ink: ink)
  }

  /// Takes it out of the window.
  func close() {
    loader.stop()
    widget.destroy()
  }

  // MARK: Building

  private func build() {
    widget.setAccessibleRole(.image)
    widget.addStyleClass("tray-tile")
    picture.addStyleClass("tray-picture")
    widget.add(picture)
    place(remove, .end, .start) { [weak self] in self.map { $0.actions.remove($0.item.id) } }
    place(earlier, .start, .end) { [weak self] in self.map { $0.actions.move($0.item.id, -1) } }
    place(later, .end, .end) { [weak self] in self.map { $0.actions.move($0.item.id, 1) } }
    place(edit, .start, .start) { [weak self] in self?.beginEditing() }
    edit.stayHidden()
    for button in [earlier, later, edit] { button.addStyleClass("tray-move") }
    picture.onDraw { [weak self] in self?.paint($0) ?? true }
    picture.onClicked { [weak self] in self.map { $0.actions.replace($0.item.id) } }
    picture.setTakesFocusOnClick(false)
    picture.onTooltip { [weak self] in self?.tooltip }
    picture.onPointer { [weak self] in self?.setHovered($0 != nil) }
    loader.changed = { [weak self] in self?.pictureChanged() }
    widget.showAll()
  }

  private func place(
    _ button: Button, _ horizontal: Alignment, _ vertical: Alignment,
    _ pressed: @escaping @MainActor () -> Void
  ) {
    button.addStyleClass("tray-button")
    button.setTakesFocusOnClick(false)
    button.setAlignment(horizontal: horizontal, vertical: vertical)
    button.setMargins(horizontal: 5, vertical: 5)
    button.onClicked(pressed)
    widget.addAbove(button)
  }

  private func name() {
    let name = item.shown.displayName
    widget.setAccessibleName(name)
    for (button, sentence) in [
      (picture, Sentences.replace(name)), (remove, Sentences.remove(name)),
      (earlier, Sentences.moveEarlier(name)), (later, Sentences.moveLater(name)),
      (edit, Sentences.edit(name)),
    ] {
      button.setAccessibleName(sentence)
      if button != picture { button.setTooltip(sentence) }
    }
  }

  /// Not videos, nor what moves, nor what is not read.
  private func showEdit() {
    let isShown = if case .sharp = loader.picture { true } else { false }
    let facts = item.photo.facts
    edit.isVisible =
      actions.edit != nil && isShown && facts.type.isImage && !facts.traits.contains(.animated)
  }

  private func describe() {
    let state = Sentences.spokenState(of: loader.picture)
    let location = PlaceMark.isFor(item.shown) ? tr("with location") : nil
    let text = [place, location, state].compactMap(\.self).joined(separator: tr(", "))
    for part in [widget as Widget, picture] { part.setAccessibleDescription(text) }
  }

  private var tooltip: String? {
    [item.shown.displayName, Sentences.state(of: loader.picture)].compactMap(\.self)
      .joined(separator: "\n")
  }

  private func setHovered(_ isHovered: Bool) {
    isHovered ? widget.addStyleClass("hovered") : widget.removeStyleClass("hovered")
  }

  // MARK: Picture

  private func load() {
    if edge == 0 { return }
    let scale = widget.scaleFactor
    loader.load(
      .init(photo: item.shown, pixels: edge * scale, scale: scale, urgency: .visible))
    showEdit()
    picture.queueDraw()
  }

  private func pictureChanged() {
    describe()
    showEdit()
    picture.queueDraw()
  }

  private func paint(_ canvas: Canvas) -> Bool {
    let edge = Double(edge)
    paintPicture(on: canvas)
    let badge = item.edited == nil ? TileBadge(item.shown) : .edited
    badge?.paint(on: canvas, edge: edge, isRightToLeft: widget.isRightToLeft)
    paintPlace(on: canvas)
    if picture.hasVisibleFocus {
      let accent = picture.themeColor("theme_selected_bg_color") ?? Palette.green
      TilePicture.paintRing(on: canvas, edge: edge, accent)
    }
    return true
  }

  /// In the middle of the lower edge: in the corners there are buttons.
  private func paintPlace(on canvas: Canvas) {
    guard PlaceMark.isFor(item.shown) else { return }
    let toMiddle = Double(edge) / 2 - PlaceMark.inset
    canvas.isolated {
      canvas.translate(x: widget.isRightToLeft ? toMiddle : -toMiddle, y: 0)
      PlaceMark.paint(on: canvas, edge: Double(edge), isRightToLeft: widget.isRightToLeft)
    }
  }
}
