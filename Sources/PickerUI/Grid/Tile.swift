import Gtk
import PickerModel

/// One square of the grid, which shows one photo now and another later.
@MainActor
final class Tile {
  let child = FlowBoxChild()
  private(set) var photo: Photo?

  private let mark = CheckButton()
  private let edge: Int
  private let loader: TileLoader
  private let actions: Actions
  private var badge: TileBadge?
  private var mode = Mode()
  private let markSpring = Spring()
  private let heartSpring = Spring()
  private var position = 0
  private var isBinding = false

  /// What the tile shows besides its picture.
  struct Mode: Equatable {
    /// The place in the order of selection.
    var number: Int?
    /// Whether it stands back, as no more photos may be taken.
    var isDimmed = false
    var isFavorite = false
    /// Whether an edited copy is used in its place.
    var isEdited = false
    /// Whether the pointer is over it.
    var isHovered = false
  }

  /// What the tile asks of the grid.
  struct Actions {
    let toggle: @MainActor (Photo) -> Void
    let mode: @MainActor (Photo) -> Mode
    /// What a screen reader says of the photo that stands at a place, from 1; the last is what it says of
    /// the picture.
    let sentence: @MainActor (Photo, Int, String?) -> String
    /// What the pointer is told over the photo; nil for nothing.
    let hint: @MainActor (Photo) -> String?
    let hasVisibleFocus: @MainActor (Photo) -> Bool
  }

  init(edge: Int, thumbnails: any ThumbnailProviding, actions: Actions) {
    self.edge = edge
    loader = TileLoader(thumbnails)
    self.actions = actions
    build()
  }

  /// Shows a photo, or nothing.
  ///
  /// - Parameters:
  ///   - position: its place in the album, from 1.
  ///   - urgency: whether it is in sight.
  func bind(_ photo: Photo?, position: Int, urgency: ThumbnailUrgency) {
    child.setChildVisible(photo != nil)
    self.position = position
    if photo == self.photo {
      if let photo { describe(photo) }
      return updateMode()
    }
    let isSamePicture = photo?.id == self.photo?.id && photo?.file == self.photo?.file
    self.photo = photo
    badge = photo.flatMap(TileBadge.init)
    name(photo)
    markSpring.rest()
    heartSpring.rest()
    show(photo.map(actions.mode) ?? Mode())
    if !isSamePicture { startLoading(urgency) }
    if let photo { describe(photo) }
    child.queueDraw()
  }

  /// Asks anew for what was not urgent before, and is not there yet.
  func comeIntoSight() {
    if case .loading = picture { startLoading(.visible) }
  }

  /// Takes the state of the selection anew; what changed moves.
  func updateMode() {
    guard let photo else { return }
    let before = mode
    show(actions.mode(photo))
    if (before.isFavorite, before.isEdited) != (mode.isFavorite, mode.isEdited) { describe(photo) }
    if (before.number == nil) != (mode.number == nil) { markSpring.play(on: mark) }
  }

  /// Has the heart spring, as it was just given or taken.
  func playHeart() { heartSpring.play(on: child) }

  func grabFocus() { mark.grabFocus() }

  var hasFocus: Bool { mark.isFocus }

  func queueDraw() { child.queueDraw() }

  /// Gives up what is loading, as the tile is about to go.
  func close() {
    loader.stop()
    photo = nil
  }

  // MARK: Building

  private func build() {
    child.setSizeRequest(width: edge, height: edge)
    mark.setSizeRequest(width: CheckMark.target, height: CheckMark.target)
    mark.setAlignment(horizontal: .end, vertical: .start)
    mark.addStyleClass("mark")
    child.add(mark)
    child.canFocus = false
    child.onTooltip { [weak self] in self?.tooltip }
    child.onDraw { [weak self] in
      self?.paint($0)
      return false  // The mark is painted next.
    }
    mark.onDraw { [weak self] in self?.paintMark($0) ?? false }
    loader.changed = { [weak self] in self?.pictureChanged() }
    mark.onToggled { [weak self] _ in self?.markWasToggled() }
    child.showAll()
  }

  private func name(_ photo: Photo?) {
    let name = photo?.displayName ?? ""
    child.setAccessibleName(name)
    mark.setAccessibleName(name)
  }

  private func describe(_ photo: Photo) {
    mark.setAccessibleDescription(
      actions.sentence(photo, position, Sentences.spokenState(of: picture)))
  }

  private var tooltip: String? {
    guard let photo else { return nil }
    let lines = [Sentences.state(of: picture), actions.hint(photo)].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  // MARK: Selection

  private func show(_ mode: Mode) {
    isBinding = true
    mark.isActive = mode.number != nil
    isBinding = false
    guard mode != self.mode else { return }
    self.mode = mode
    child.queueDraw()
    mark.queueDraw()
  }

  /// By the keyboard or a screen reader: the pointer is the grid's. The model decides whether the
  /// photo is checked, so the button is set right afterwards.
  private func markWasToggled() {
    guard !isBinding, let photo else { return }
    actions.toggle(photo)
    updateMode()
  }

  // MARK: Picture

  var picture: TilePicture { loader.picture }

  private func startLoading(_ urgency: ThumbnailUrgency) {
    let scale = child.scaleFactor
    loader.load(
      photo.map { .init(photo: $0, pixels: edge * scale, scale: scale, urgency: urgency) })
  }

  private func pictureChanged() {
    if let photo { describe(photo) }
    if mode.isHovered { child.askForTooltip() }
    child.queueDraw()
  }

  // MARK: Painting

  private func paint(_ canvas: Canvas) {
    guard let photo else { return }
    let edge = Double(edge)
    let ink = child.themeColor("theme_fg_color") ?? Palette.black
    picture.paint(on: canvas, edge: edge, ink: ink)
    if mode.number != nil {
      TilePicture.paintVeil(on: canvas, edge: edge, Palette.black.withAlpha(0.32))
    } else if mode.isDimmed {
      let paper = child.themeColor("theme_base_color") ?? Palette.white
      TilePicture.paintVeil(on: canvas, edge: edge, paper.withAlpha(0.55))
    }
    (mode.isEdited ? .edited : badge)?.paint(
      on: canvas, edge: edge, isRightToLeft: child.isRightToLeft)
    if mode.isFavorite || mode.isHovered {
      HeartMark.paint(
        on: canvas, edge: edge, isFull: mode.isFavorite, scale: heartSpring.scale,
        isRightToLeft: child.isRightToLeft)
    }
    if mode.isHovered {
      MagnifierMark.paint(on: canvas, edge: edge, isRightToLeft: child.isRightToLeft)
    } else if PlaceMark.isFor(photo) {
      PlaceMark.paint(on: canvas, edge: edge, isRightToLeft: child.isRightToLeft)
    }
    if actions.hasVisibleFocus(photo) {
      let accent = child.themeColor("theme_selected_bg_color") ?? Palette.green
      TilePicture.paintRing(on: canvas, edge: edge, accent)
    }
  }

  private func paintMark(_ canvas: Canvas) -> Bool {
    guard photo != nil else { return true }
    canvas.isolated {
      let rest = Double(CheckMark.target - CheckMark.side)
      canvas.translate(x: child.isRightToLeft ? 0 : rest, y: 0)
      CheckMark.paint(on: canvas, number: mode.number, scale: markSpring.scale)
    }
    return true
  }
}
