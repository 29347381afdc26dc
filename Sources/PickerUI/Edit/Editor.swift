import Gtk
import PickerModel

/// The editing of one photo after the other. Nothing of it exists before the first.
@MainActor
final class Editor {
  let page = EditPage()
  private(set) var photo: Photo?
  private(set) var edit: EditSession?
  let copies: any PhotoEditing
  let pictures: PreviewPictures
  /// Back to where the user came from.
  private let left: @MainActor () -> Void
  /// What was done to the photo before.
  private(set) var before = PhotoEdit()
  /// The user wants this in place of the photo; nil for the photo itself.
  private(set) var applied: @MainActor (EditedPhoto?) -> Void = { _ in }
  /// Writes the copy.
  var applying: Task<Void, Never>?

  /// So much more than the view has, as a picture that is straightened is seen larger.
  private static let spare = 1.5

  init(
    decoder: any PictureDecoding, copies: any PhotoEditing, left: @escaping @MainActor () -> Void
  ) {
    (self.copies, self.left) = (copies, left)
    pictures = PreviewPictures(decoder: decoder)
    connect()
  }

  deinit { applying?.cancel() }

  var isOpen: Bool { photo != nil }

  // MARK: Opening and closing

  /// - Parameters:
  ///   - before: what was done to it before.
  ///   - picture: the photo’s, as far as it is decoded; without what was done to it before.
  ///   - applied: takes what is to be used in place of the photo; nil for the photo itself.
  func open(
    _ photo: Photo, before: PhotoEdit, picture: PreviewPictures.Picture?,
    applied: @escaping @MainActor (EditedPhoto?) -> Void
  ) {
    (self.photo, self.before, self.applied) = (photo, before, applied)
    edit = nil
    page.reset(photo)
    page.show(isApplying: false, isSeen: false)
    if let picture { show(picture) } else { page.view.surface = nil }
    request()
    page.view.widget.grabFocus()
  }

  /// Gives up what it holds.
  func close() {
    guard isOpen else { return }
    applying?.cancel()
    (applying, photo, edit) = (nil, nil, nil)
    pictures.clear()
    page.view.surface = nil
    page.view.show(nil)
    left()
  }

  // MARK: Intents

  func turnRight() { perform { $0.turnRight() } }
  func turnLeft() { perform { $0.turnLeft() } }
  func flip() { perform { $0.flip() } }
  func stepBack() { perform { $0.stepBack() } }
  func choose(_ aspect: EditAspect) { perform { $0.choose(aspect) } }

  /// As long as something is held, all that it changes is one step.
  func hold(_ isHeld: Bool) {
    guard canEdit else { return }
    isHeld ? edit?.beginStep() : edit?.endStep()
    show()
    if !isHeld { announce() }
  }

  func crop(_ change: (CropGeometry, CropBox) -> CropBox) {
    guard canEdit else { return }
    edit?.crop(minimum: page.view.layout?.minimum ?? CropGeometry.leastSide, change)
    show()
  }

  func straighten(to degrees: Double) {
    guard canEdit else { return }
    edit?.straighten(to: degrees)
    show()
  }

  /// Leaves without a change; where there is one, not before the user says that it may be lost.
  func cancel() {
    if applying != nil { return stopApplying() }
    edit?.isChanged ?? false ? page.question.ask() : close()
  }

  func answer(_ discards: Bool) {
    page.question.close()
    discards ? close() : page.view.widget.grabFocus()
  }

  var canEdit: Bool { edit != nil && applying == nil && !page.question.isAsked }

  func perform(_ step: (inout EditSession) -> Void) {
    guard canEdit, var edit else { return }
    step(&edit)
    guard edit != self.edit else { return }
    self.edit = edit
    show()
    announce()
  }

  func show() { page.show(edit) }

  private func announce() {
    if let edit { page.view.widget.announce(Sentences.crop(edit)) }
  }

  // MARK: The picture

  private func request() {
    let view = page.view
    guard let photo, view.extent.width > 1 else { return }
    let size = edit?.picture ?? photo.facts.size
    let edge = ZoomGeometry.fittingEdge(
      of: size, in: view.extent, scaleFactor: view.scaleFactor * Self.spare)
    pictures.show(PreviewPictures.Want(photo, edge: edge), ahead: [])
    showPicture()
  }

  private func showPicture() {
    guard let photo else { return }
    switch pictures.state {
    case .loading: break
    case .ready(let picture): show(picture)
    case .failed(let error):
      page.show(failure: Sentences.missing(MissingPicture(error, of: photo)))
    }
  }

  private func show(_ picture: PreviewPictures.Picture) {
    page.view.surface = picture.surface
    if edit?.picture != picture.originalSize {
      edit = EditSession(picture: picture.originalSize, edit: before)
    }
    show()
  }

  // MARK: Parts

  private func connect() {
    pictures.changed = { [weak self] in self?.showPicture() }
    page.view.resized = { [weak self] in MainActor.later { self?.request() } }
    page.view.held = { [weak self] in self?.hold($0) }
    page.view.cropped = { [weak self] in self?.crop($0) }
    page.tools.held = { [weak self] in self?.hold($0) }
    page.tools.straightened = { [weak self] in self?.straighten(to: $0) }
    page.tools.chosen = { [weak self] in self?.choose($0) }
    page.tools.pressed = { [weak self] in self?.pressed($0) }
    page.question.answered = { [weak self] in self?.answer($0) }
    page.applied = { [weak self] in self?.apply() }
    page.cancelled = { [weak self] in self?.cancel() }
  }

  private func pressed(_ press: EditTools.Press) {
    switch press {
    case .turnLeft: turnLeft()
    case .turnRight: turnRight()
    case .flip: flip()
    case .stepBack: stepBack()
    case .original: perform { $0.restoreOriginal() }
    }
  }
}
