/// The editing of one picture: what is done to it now, and all that was before, step by step.
package struct EditSession: Equatable, Sendable {
  /// The upright picture's size.
  package let picture: PixelSize
  private var state: State
  /// What there was before each step.
  private var steps: [State] = []
  private let start: State
  /// Whether the step that began last goes on.
  private var isStepOpen = false

  fileprivate struct State: Hashable {
    var edit: PhotoEdit
    var aspect: EditAspect
  }

  /// - Parameter edit: what was done to it before.
  package init(picture: PixelSize, edit: PhotoEdit = PhotoEdit()) {
    self.picture = picture
    start = State(edit: edit, aspect: edit.aspect(in: picture))
    state = start
  }

  // MARK: State

  package var edit: PhotoEdit { state.edit }
  package var aspect: EditAspect { state.aspect }

  /// In what the crop lies: the picture turned and straightened.
  package var frame: PixelSize { edit.straightenedSize(of: picture) }

  /// What is kept of that.
  package var crop: CropBox {
    edit.crop.map { CropBox($0, in: frame) } ?? CropBox(frame)
  }

  /// The size of the result.
  package var size: PixelSize { edit.size(of: picture) }

  package var canStepBack: Bool { !steps.isEmpty }

  /// Whether something else would be applied than was before.
  package var isChanged: Bool { edit != start.edit }

  // MARK: Steps

  package mutating func turnRight() { step { $0.edit.turnRight() } }
  package mutating func turnLeft() { step { $0.edit.turnLeft() } }
  package mutating func flip() { step { $0.edit.flip() } }

  /// Holds the crop to a shape from now on: it becomes the largest that there is room for. Free, it stays as it
  /// is.
  package mutating func choose(_ aspect: EditAspect) {
    let picture = picture
    step { state in
      state.aspect = aspect
      state.edit.isRound = aspect == .circle
      state.fitCrop(in: picture)
    }
  }

  /// - Parameter degrees: clockwise; brought between -45 and 45. What is not a number changes nothing.
  package mutating func straighten(to degrees: Double) {
    guard !degrees.isNaN else { return }
    let (picture, degrees) = (picture, min(max(degrees, -45), 45))
    // Of a step that goes on all is reckoned from its start, so that roundings do not add up.
    let crop = isStepOpen ? steps.last?.edit.crop : edit.crop
    step { state in
      state.edit.straightening = degrees
      // The frame has another number of pixels, with which the shape may be hit better.
      let geometry = state.geometry(of: picture)
      state.edit.crop = crop.flatMap {
        geometry.snapped(CropBox($0, in: geometry.frame)).area(in: geometry.frame)
      }
    }
  }

  /// - Parameter change: a new crop from the one before, in pixels of the frame.
  package mutating func crop(
    minimum: Double = CropGeometry.leastSide, _ change: (CropGeometry, CropBox) -> CropBox
  ) {
    let (before, picture) = (crop, picture)
    step { state in
      let geometry = state.geometry(of: picture, minimum: minimum)
      state.edit.crop = geometry.snapped(change(geometry, before)).area(in: geometry.frame)
    }
  }

  /// All as the file has it.
  package mutating func restoreOriginal() {
    step { $0 = State(edit: PhotoEdit(), aspect: .free) }
  }

  /// What changes until `endStep` is one step: a drag, or a move of the slider.
  package mutating func beginStep() {
    endStep()
    isStepOpen = true
    steps.append(state)
  }

  package mutating func endStep() {
    guard isStepOpen else { return }
    isStepOpen = false
    if steps.last == state { steps.removeLast() }
  }

  /// To what there was before the last step.
  ///
  /// - Returns: false where that was the beginning.
  @discardableResult
  package mutating func stepBack() -> Bool {
    endStep()
    guard let before = steps.popLast() else { return false }
    state = before
    return true
  }

  private mutating func step(_ change: (inout State) -> Void) {
    var new = state
    change(&new)
    guard new != state else { return }
    if !isStepOpen { steps.append(state) }
    state = new
  }
}

extension EditSession.State {
  fileprivate func geometry(
    of picture: PixelSize, minimum: Double = CropGeometry.leastSide
  ) -> CropGeometry {
    let frame = edit.straightenedSize(of: picture)
    return CropGeometry(frame: frame, ratio: aspect.ratio(in: frame), minimum: minimum)
  }

  fileprivate mutating func fitCrop(in picture: PixelSize) {
    if aspect == .free { return }
    let geometry = geometry(of: picture)
    let box = edit.crop.map { CropBox($0, in: geometry.frame) } ?? CropBox(geometry.frame)
    edit.crop = geometry.snapped(geometry.largest(about: box)).area(in: geometry.frame)
  }
}
