import GLib
import Gtk

/// The last tile of the tray: a plus, which asks where to get photos.
@MainActor
final class AddTile {
  let widget: Button
  private var edge = 0
  private var menu: Popover?
  /// What can be chosen: where photos come from, and what then happens.
  var sources: @MainActor () -> [(title: String, chosen: (@MainActor () -> Void)?)] = { [] }

  init() {
    widget = Button(around: BoxLayout(.horizontal))
    widget.setAccessibleName(tr("Add Photos"))
    widget.setTooltip(tr("Add Photos"))
    widget.addStyleClass("tray-picture")
    widget.stayHidden()
    widget.onDraw { [weak self] in self?.paint($0) ?? true }
    widget.onClicked { [weak self] in self?.open() }
  }

  /// In logical pixels.
  func setEdge(_ edge: Int) {
    self.edge = edge
    widget.setSizeRequest(width: edge, height: edge)
  }

  private func open() {
    menu?.destroy()
    let menu = Popover(at: widget)
    self.menu = menu
    menu.setAccessibleName(tr("Choose where to get photos"))
    menu.takeStyleClass("narrow")
    menu.add(makeContent())
    menu.open()
  }

  private func makeContent() -> Widget {
    let content = BoxLayout(.vertical)
    content.addStyleClass("main-menu")
    content.setSizeRequest(width: 220)
    let heading = Label(tr("Choose where to get photos"))
    heading.addStyleClass("menu-heading")
    heading.wrap(characters: 30)
    content.add(heading)
    let sources = sources()
    if sources.count > 1 {
      let caption = Label(tr("From album or camera"))
      caption.addStyleClass("menu-caption")
      content.add(caption)
    }
    content.add(Separator(.horizontal))
    for (title, chosen) in sources { content.add(makeItem(title, chosen)) }
    content.add(Separator(.horizontal))
    content.add(makeItem(tr("Cancel")) {})
    content.showAll()
    return content
  }

  /// - Parameter chosen: nil where it cannot be.
  private func makeItem(_ title: String, _ chosen: (@MainActor () -> Void)?) -> Widget {
    let item = Button(title)
    item.addStyleClass("flat")
    item.alignLabelAtStart()
    item.isSensitive = chosen != nil
    item.onClicked { [weak self] in
      self?.menu?.close()
      chosen?()
    }
    return item
  }

  private func paint(_ canvas: Canvas) -> Bool {
    let side = Double(edge)
    let ink = widget.themeColor("theme_fg_color") ?? Palette.black
    canvas.roundedRectangle(x: 1, y: 1, width: side - 2, height: side - 2, radius: 6)
    canvas.fill(ink.withAlpha(0.05))
    canvas.roundedRectangle(x: 1, y: 1, width: side - 2, height: side - 2, radius: 6)
    canvas.stroke(ink.withAlpha(0.28), width: 1.5)
    let (middle, arm) = (side / 2, side / 7)
    canvas.together(alpha: 0.5) {
      for (x, y) in [(arm, 0.0), (0.0, arm)] {
        canvas.lines([(middle - x, middle - y), (middle + x, middle + y)])
        canvas.stroke(ink, width: 3)
      }
    }
    if widget.hasVisibleFocus {
      let accent = widget.themeColor("theme_selected_bg_color") ?? Palette.green
      TilePicture.paintRing(on: canvas, edge: side, accent)
    }
    return true
  }
}
